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

    struct Response: Sendable {
        let status: Int
        let body: String

        static func ok(_ data: String) -> Response { Response(status: 200, body: #"{"success":true,"data":\#(data),"error":null}"#) }
        static let unauthorized = Response(status: 401, body: #"{"success":false,"data":null,"error":"Expired.","code":"token_expired"}"#)
    }

    private let exchanges = LockedValue<[Exchange]>([])
    private let response: @Sendable (Exchange) async throws -> Response

    init(_ response: @escaping @Sendable (Exchange) async throws -> Response) { self.response = response }

    var requests: [Exchange] { exchanges.value }

    func send(_ request: HTTPRequest, body: Data) async throws -> (HTTPResponse, Data) {
        let exchange = Exchange(request: request, body: body)
        exchanges.withLock { $0.append(exchange) }
        let response = try await response(exchange)
        return (HTTPResponse(status: HTTPResponse.Status(code: response.status)), Data(response.body.utf8))
    }
}
