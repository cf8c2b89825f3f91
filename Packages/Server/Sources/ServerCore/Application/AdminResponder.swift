import Core
import CoreMetrics
import Crypto
import Foundation
import HTTPTypes

/// Serves the admin port: `/metrics` for Prometheus, `/health` and `/ready`.
public struct AdminResponder: Responder {
    private let application: Application
    private let registry: PrometheusRegistry
    private let token: String?

    /// Creates a responder.
    ///
    /// - Parameters:
    ///   - token: required for `/metrics` as `Authorization: Bearer`; nil for none. Load balancers ask for the others without one.
    ///   - version: the product's version, which is the label of the metric `tumble_build_info`; nil for none.
    public init(application: Application, registry: PrometheusRegistry, token: String? = nil, version: String? = nil) {
        Meter(label: "tumble_build_info", dimensions: [("version", version ?? "development")], factory: registry).set(1)
        self.application = application
        self.registry = registry
        self.token = token
    }

    /// Responds to a request; any other path returns 404.
    public func respond(to request: ServerRequest) async -> ServerResponse {
        switch request.path {
        case "/metrics": metrics(request)
        case "/health", "/ready": await application.respond(to: request)
        default: Self.text("Available here: /metrics, /health and /ready.\n", status: .notFound)
        }
    }

    private func metrics(_ request: ServerRequest) -> ServerResponse {
        guard isAllowed(request.head.headerFields[.authorization] ?? "") else {
            var refusal = Self.text("The metrics need ADMIN_TOKEN, as Authorization: Bearer TOKEN.\n", status: .unauthorized)
            refusal.headerFields[.wwwAuthenticate] = "Bearer"
            return refusal
        }
        return .content(Data(registry.text.utf8), type: "text/plain; version=0.0.4; charset=utf-8")
    }

    private func isAllowed(_ authorization: String) -> Bool {
        guard let token else { return true }
        let scheme = "bearer "
        guard authorization.lowercased().hasPrefix(scheme) else { return false }
        // Digests are compared in constant time, texts aren't.
        return SHA256.hash(data: Data(authorization.dropFirst(scheme.count).utf8)) == SHA256.hash(data: Data(token.utf8))
    }

    private static func text(_ text: String, status: HTTPResponse.Status) -> ServerResponse {
        .content(Data(text.utf8), type: "text/plain; charset=utf-8", status: status)
    }
}
