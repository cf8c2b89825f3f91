import Core
import CoreTesting
import Foundation
import HTTPTypes

/// A server in memory: a closure answers each request, and all requests are kept.
struct ScriptedTransport: HTTPTransport {
    struct Exchange: Sendable {
        let request: HTTPRequest
        let body: Data
        var authorization: String? { request.headerFields[.authorization] }
    }

    struct Answer: Sendable {
        let status: Int
        let body: String

        static func ok(_ data: String) -> Answer { Answer(status: 200, body: #"{"success":true,"data":\#(data),"error":null}"#) }
        static let unauthorized = Answer(status: 401, body: #"{"success":false,"data":null,"error":"Expired.","code":"token_expired"}"#)
    }

    private let exchanges = LockedValue<[Exchange]>([])
    private let answer: @Sendable (Exchange) async throws -> Answer

    init(_ answer: @escaping @Sendable (Exchange) async throws -> Answer) { self.answer = answer }

    var requests: [Exchange] { exchanges.value }

    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        let exchange = Exchange(request: request, body: body)
        exchanges.withLock { $0.append(exchange) }
        let answer = try await answer(exchange)
        return (HTTPResponse(status: HTTPResponse.Status(code: answer.status)), Data(answer.body.utf8))
    }
}
