import Core
import CoreTesting
import HTTPTypes
import Persistence
import Testing

@testable import ServerCore

struct ErrorResponseTests {
    private func answer(_ error: any Error) -> ErrorResponse {
        ErrorResponse(error, log: createLog(category: "test"), failures: DatabaseFailureLog(), at: TestClock().now)
    }

    private func response(_ error: APIError) -> ServerResponse { answer(error).response }

    @Test func `a refusal says in whole seconds when to try again`() {
        #expect(response(.rateLimited(retryAfter: .milliseconds(41_200))).headerFields[.retryAfter] == "42")
        #expect(response(APIError(status: 503, code: "busy", message: "Busy.", retryAfter: .seconds(5))).headerFields[.retryAfter] == "5")
    }

    @Test(arguments: [429, 503])
    func `who isn't told when to try again waits a second`(status: Int) {
        #expect(response(APIError(status: status, code: "busy", message: "Busy.")).headerFields[.retryAfter] == "1")
    }

    @Test(arguments: [400, 401, 404, 409, 500])
    func `other errors say nothing of trying again`(status: Int) {
        #expect(response(APIError(status: status, code: "other", message: "Other.")).headerFields[.retryAfter] == nil)
    }

    @Test(arguments: [DatabaseError.Code.unavailable, .full, .readOnly, .timeout, .commitUnknown])
    func `a database that can't be reached or written to is our fault, for a while`(code: DatabaseError.Code) {
        let answer = answer(DatabaseError(code: code, message: "It failed."))
        #expect(answer.error.status == 503)
        #expect(answer.error.code == (code == .commitUnknown ? "outcome_unknown" : "unavailable"))
        #expect(answer.response.headerFields[.retryAfter] == "1")
    }
}
