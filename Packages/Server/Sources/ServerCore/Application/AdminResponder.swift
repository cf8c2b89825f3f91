import Core
import Foundation
import HTTPTypes

/// What operators ask on the admin port: `/metrics` for Prometheus, `/health` and `/ready`.
public struct AdminResponder: Responder {
    private let application: Application
    private let registry: PrometheusRegistry

    /// Creates a responder.
    public init(application: Application, registry: PrometheusRegistry) {
        self.application = application
        self.registry = registry
    }

    /// Answers a request; everything else than the three is unknown here.
    public func respond(to request: ServerRequest) async -> ServerResponse {
        switch request.path {
        case "/metrics": .content(Data(registry.text.utf8), type: "text/plain; version=0.0.4; charset=utf-8")
        case "/health", "/ready": await application.respond(to: request)
        default: .content(Data("There are /metrics, /health and /ready.\n".utf8), type: "text/plain; charset=utf-8", status: .notFound)
        }
    }
}
