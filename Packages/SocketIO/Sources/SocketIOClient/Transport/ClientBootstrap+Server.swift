import NIOCore
import NIOPosix
import NIOSSL

extension ClientBootstrap {
    /// Connects to a server and sets up the handlers after TLS, if used.
    static func connect(
        to address: SocketServerAddress, tls: NIOSSLContext?, group: any EventLoopGroup,
        setUp: @escaping @Sendable (ChannelPipeline.SynchronousOperations) throws -> Void
    ) async throws -> any Channel {
        try await ClientBootstrap(group: group)
            .channelOption(.socketOption(.tcp_nodelay), value: 1)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let operations = channel.pipeline.syncOperations
                    if let tls { try operations.addHandler(NIOSSLClientHandler(context: tls, serverHostname: address.serverName)) }
                    try setUp(operations)
                }
            }
            .connect(host: address.host, port: address.port).get()
    }
}

extension SocketServerAddress {
    /// The name that a certificate must have; nil for an IP address, which can't be sent to the server.
    var serverName: String? {
        (try? NIOCore.SocketAddress(ipAddress: host, port: port)) == nil ? host : nil
    }
}
