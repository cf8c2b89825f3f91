import NIOCore
import NIOPosix
import NIOSSL
import ServerCore

/// A connection to a mail server: one command at a time, one reply each.
struct SMTPConnection: Sendable {
    private let channel: any Channel
    private let host: String
    private let tls: NIOSSLContext?

    /// Connects, and with TLS from the first byte begins that.
    static func open(_ settings: SMTPSettings, tls: NIOSSLContext?) async throws -> SMTPConnection {
        let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connectTimeout(TimeAmount(settings.timeout))
            .channelOption(.autoRead, value: true)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    if settings.security == .tls, let tls {
                        try channel.pipeline.syncOperations.addHandler(handler(tls, host: settings.host))
                    }
                    try channel.pipeline.syncOperations.addHandler(SMTPReplyHandler())
                }
            }
        let channel = try await bootstrap.connect(host: settings.host, port: settings.port).get()
        let connection = SMTPConnection(channel: channel, host: settings.host, tls: tls)
        channel.eventLoop.scheduleTask(in: TimeAmount(settings.timeout)) {
            try replies(of: channel).fail(.transport("The server took longer than \(settings.timeout)."), closing: channel)
        }
        return connection
    }

    /// Waits for what the server says first.
    func greeting() async throws -> SMTPReply { try await exchange(nil) }

    /// Sends a command, or the text of a mail, and waits for the reply.
    func exchange(_ text: String?) async throws -> SMTPReply {
        try await channel.eventLoop.flatSubmit { [channel] in
            let promise = channel.eventLoop.makePromise(of: SMTPReply.self)
            do {
                try Self.replies(of: channel).awaitReply(promise)
                if let text { channel.writeAndFlush(channel.allocator.buffer(string: text + "\r\n"), promise: nil) }
            } catch {
                promise.fail(MailError.transport("The connection is closed."))
            }
            return promise.futureResult
        }.get()
    }

    /// Goes on under TLS.
    func startTLS() async throws {
        guard let tls else { return }
        try await channel.eventLoop.submit { [channel, host] in
            guard try Self.replies(of: channel).hasReadEverything else {
                throw MailError.transport("The server said more than it was asked before TLS.")
            }
            try channel.pipeline.syncOperations.addHandler(Self.handler(tls, host: host), position: .first)
        }.get()
    }

    /// Closes the connection.
    func close() { channel.close(promise: nil) }

    private static func replies(of channel: any Channel) throws -> SMTPReplyHandler {
        try channel.pipeline.syncOperations.handler(type: SMTPReplyHandler.self)
    }

    private static func handler(_ tls: NIOSSLContext, host: String) throws -> NIOSSLClientHandler {
        // A certificate of an address is checked against the address; there is no name to send.
        try NIOSSLClientHandler(context: tls, serverHostname: IPAddress(host) == nil ? host : nil)
    }
}
