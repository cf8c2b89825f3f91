import Core
import Foundation
import HTTPTypes

/// Serves the admin port: `/metrics` for Prometheus, `/health` and `/ready`.
public struct AdminResponder: Responder {
    private let application: Application
    private let registry: PrometheusRegistry

    /// Creates a responder.
    public init(application: Application, registry: PrometheusRegistry) {
        self.application = application
        self.registry = registry
    }

    /// Responds to a request; any other path returns 404.
    public func respond(to request: ServerRequest) async -> ServerResponse {
        switch request.path {
        case "/metrics": .content(Data(registry.text.utf8), type: "text/plain; version=0.0.4; charset=utf-8")
        case "/health", "/ready": await application.respond(to: request)
        default: .content(Data("Available here: /metrics, /health and /ready.\n".utf8), type: "text/plain; charset=utf-8", status: .notFound)
        }
    }
}
