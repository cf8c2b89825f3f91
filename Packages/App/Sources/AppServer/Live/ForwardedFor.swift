import Core
import HTTPTypes

/// Sends the browser's address to an API in another process, which accepts it from trusted proxies.
struct ForwardedFor: HTTPInterceptor {
    let address: String

    func adapt(_ request: HTTPRequest) async throws -> HTTPRequest {
        var request = request
        if let name = HTTPField.Name("X-Forwarded-For") { request.headerFields[name] = address }
        return request
    }
}
