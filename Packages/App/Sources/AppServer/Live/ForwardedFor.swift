import Core
import HTTPTypes

/// Tells an API in another process where the browser is that a call is made for. The API believes it of the proxies that it trusts.
struct ForwardedFor: HTTPInterceptor {
    let address: String

    func adapt(_ request: HTTPRequest) async throws -> HTTPRequest {
        var request = request
        if let name = HTTPField.Name("X-Forwarded-For") { request.headerFields[name] = address }
        return request
    }
}
