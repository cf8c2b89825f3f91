import Core
import CoreTesting
import Foundation
import HTTPTypes
import NetworkingTesting
import ServerCore
import Testing

/// The suite's server, as the in-process transport meets one.
private struct SuiteResponder: Responder {
    let answer: @Sendable (SuiteRequest) -> SuiteResponse

    func respond(to request: ServerRequest) async -> ServerResponse {
        let fields = Dictionary(request.head.headerFields.map { ($0.name.canonicalName, $0.value) }) { $1 }
        let answer = answer(SuiteRequest(method: request.head.method.rawValue, path: request.head.path ?? "/", fields: fields, body: request.body))
        if answer.isSilent { try? await SystemClock().sleep(for: .seconds(60)) }
        var headers = HTTPFields()
        for (name, value) in answer.fields { if let name = HTTPField.Name(name) { headers[name] = value } }
        return ServerResponse(status: .init(code: answer.status), headerFields: headers, body: answer.body)
    }
}

@Suite(.timeLimit(.minutes(1)))
struct InProcessTransportTests {
    @Test(arguments: TransportCase.all) func `the way in process does what every transport does`(one: TransportCase) async throws {
        try await one.check { answer in SuiteLine(transport: InProcessTransport(responder: SuiteResponder(answer: answer))) }
    }

    @Test func `an answer that comes after the caller has gone is none`() async throws {
        let transport = InProcessTransport(responder: SuiteResponder { _ in SuiteResponse(isSilent: true) })
        let client = HTTPClient(transport: transport, clock: SystemClock(), policy: .inProcess)
        let call = Task { try await client.data(for: HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/silence")) }
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
    }
}
