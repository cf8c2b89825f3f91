public import Core

/// The network to retailers' servers. The transport calls no address of the server's own network, and follows no redirects.
public struct ConnectorNetwork: Sendable {
    // lint:allow network-call because retailers' servers are others than ours, and the composition root chooses the transport
    let transport: any HTTPTransport
    /// Whether servers on this machine may be called without TLS, as in development.
    let allowsPlainHTTP: Bool

    // lint:allow network-call because retailers' servers are others than ours, and the composition root chooses the transport
    /// Creates a network.
    public init(transport: any HTTPTransport, allowsPlainHTTP: Bool) {
        self.transport = transport
        self.allowsPlainHTTP = allowsPlainHTTP
    }
}
