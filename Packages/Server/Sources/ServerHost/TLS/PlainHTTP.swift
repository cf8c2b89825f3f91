import Core
import Foundation
import HTTPTypes
import ServerCore

/// What becomes of requests that came without encryption.
public enum PlainHTTP: Sendable, Equatable {
    /// They are answered: for development, and behind a proxy that ends TLS.
    case allowed
    /// Pages are asked for again at this origin, such as `https://tumble.example`; anything else is refused, since it has already shown what it carries.
    case redirected(to: String)
    /// They are refused.
    case refused

    /// The answer to a request without encryption; nil where it may be answered as usual. Health checks always may.
    func answer(to request: ServerRequest) -> ServerResponse? {
        guard self != .allowed, request.path != "/health", request.path != "/ready" else { return nil }
        let isPage = request.head.method == .get || request.head.method == .head
        if case .redirected(let origin) = self, isPage, request.head.headerFields[.authorization] == nil, let path = request.head.path, path.hasPrefix("/") {
            return ServerResponse(status: .permanentRedirect, headerFields: [.location: origin + path])
        }
        // lint:allow strings-literal because programs read it; people are sent on
        let error = APIError(status: 403, code: "https_required", message: "Use https.")
        let body = (try? WireJSON.encoder().encode(Envelope<NoOutput>(error: error))) ?? Data()
        return .content(body, type: "application/json; charset=utf-8", status: .forbidden)
    }
}
