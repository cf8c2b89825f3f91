import Core
import Foundation
import HTTPTypes
import ServerCore

/// The handling of requests without encryption.
public enum PlainHTTP: Sendable, Equatable {
    /// Allows them: for development, and behind a proxy that terminates TLS.
    case allowed
    /// Redirects pages to this origin, such as `https://tumble.example`, and refuses all other requests, since their data was already exposed.
    case redirected(to: String)
    /// Refuses them.
    case refused

    /// Returns the response to an unencrypted request; nil if it is handled as usual. Health checks always are.
    func response(to request: ServerRequest) -> ServerResponse? {
        guard self != .allowed, request.path != "/health", request.path != "/ready" else { return nil }
        let isPage = request.head.method == .get || request.head.method == .head
        if case .redirected(let origin) = self, isPage, request.head.headerFields[.authorization] == nil, let path = request.head.path, path.hasPrefix("/") {
            return ServerResponse(status: .permanentRedirect, headerFields: [.location: origin + path])
        }
        // lint:allow strings-literal because programs read it; people are redirected
        let error = APIError(status: 403, code: "https_required", message: "Use https.")
        let body = (try? WireJSON.encoder().encode(Envelope<NoOutput>(error: error))) ?? Data()
        return .content(body, type: "application/json; charset=utf-8", status: .forbidden)
    }
}
