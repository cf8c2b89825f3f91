import Core
import Foundation
import HTTPTypes
import Testing

@testable import Networking

struct APIErrorTests {
    @Test(arguments: [
        (HTTPClientError.unreachable("refused") as any Error, APIError.Kind.offline), (HTTPClientError.connectionLost("reset"), .offline),
        (HTTPClientError.timedOut, .timedOut), (HTTPClientError.untrusted("name"), .insecure), (HTTPClientError.redirect("circle"), .insecure),
        (HTTPClientError.tooLarge(limit: 1), .tooLarge), (HTTPClientError.malformedResponse("chunk"), .decoding),
        (HTTPClientError.invalidRequest("no server"), .decoding), (CancellationError(), .canceled), (APIError.forbidden(), .forbidden),
    ])
    func `why no response came is told apart`(error: any Error, kind: APIError.Kind) {
        #expect(APIError(error).kind == kind)
    }

    @Test(arguments: [
        (401, APIError.Kind.unauthorized), (403, .forbidden), (404, .notFound), (410, .notFound), (409, .conflict), (412, .conflict), (422, .invalid([:])),
        (429, .rateLimited(retryAfter: nil)), (400, .refused), (500, .server), (503, .server),
    ])
    func `a status means one thing`(status: Int, kind: APIError.Kind) {
        #expect(APIError(status: status, code: "x", message: "").kind == kind)
    }

    @Test func `a refusal with fields is about the input`() {
        #expect(APIError(status: 400, code: "x", message: "", fields: ["bags": "Too many."]).kind == .invalid(["bags": "Too many."]))
    }

    @Test func `only what may pass by itself is transient`() {
        let transient: [APIError] = [.offline, .timedOut, .internalError, .rateLimited(retryAfter: .seconds(1)), APIError(status: 408, code: "x", message: "")]
        #expect(transient.allSatisfy { $0.isTransient })
        let lasting: [APIError] = [.canceled, .insecure, .tooLarge, .undecodable, .unauthorized(), .forbidden(), .notFound(), .conflict(""), .invalid([:])]
        #expect(!lasting.contains { $0.isTransient })
    }

    @Test(arguments: Language.allCases) func `each has a message for people in their language`(language: Language) {
        Language.$current.withValue(language) {
            let errors: [APIError] = [.offline, .timedOut, .canceled, .insecure, .tooLarge, .undecodable, .unencodable, .rateLimited(retryAfter: .seconds(7))]
            #expect(Set(errors.map(\.message)).count == errors.count)
            #expect(errors.allSatisfy { !$0.message.isEmpty })
            #expect(APIError.rateLimited(retryAfter: .milliseconds(6_100)).message.contains("7"))
        }
    }

    @Test func `the wait of a 429 is read from its response`() {
        let body = Data(#"{"success":false,"data":null,"error":"Slow down.","code":"rate_limited"}"#.utf8)
        let response = APIResponse(status: .tooManyRequests, fields: [.retryAfter: "12"], body: body)
        #expect(response.error.kind == .rateLimited(retryAfter: .seconds(12)))
        #expect(response.error.message == "Slow down.")
    }
}
