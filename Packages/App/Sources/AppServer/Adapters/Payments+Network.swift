import Core
import NetworkingNIO

/// Provides Payments with the transport to payment providers. It lasts as long as the process.
enum PaymentsNetwork {
    static func register(in container: DIContainer) {
        container.register((any HTTPTransport).self) { _ in AsyncHTTPClientTransport() }
    }
}
