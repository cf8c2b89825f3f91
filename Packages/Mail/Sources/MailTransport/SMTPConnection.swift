import NIOCore
import NIOPosix
import NIOSSL

/// A connection to a mail server: one command at a time, with one reply each.
struct SMTPConnection: Sendable {
    private let channel: any Channel
    private let host: String
    private let tls: NIOSSLContext?
    private let replies: NIOLoopBound<SMTPReplyHandler>
    private let firstReply: EventLoopFuture<SMTPReply>

    /// Connects, starting TLS at once if it is used from the first byte.
    static func open(_ settings: SMTPSettings, tls: NIOSSLContext?) async throws -> SMTPConnection {
        let connection = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connectTimeout(TimeAmount(settings.timeout))
            .connect(host: settings.host, port: settings.port) { channel in
                channel.eventLoop.makeCompletedFuture { try SMTPConnection(channel, settings, tls) }
            }
        let (channel, replies) = (connection.channel, connection.replies)
        let deadline = channel.eventLoop.scheduleTask(in: TimeAmount(settings.timeout)) {
            replies.value.fail(.transport("The server took longer than \(settings.timeout)."), closing: channel)
        }
        channel.closeFuture.whenComplete { _ in deadline.cancel() }
        return connection
    }

    /// Prepares a channel on its event loop. The greeting is expected from here on, since it may arrive before anybody asks for it.
    private init(_ channel: any Channel, _ settings: SMTPSettings, _ tls: NIOSSLContext?) throws {
        self.channel = channel
        self.tls = tls
        host = settings.host
        if settings.security == .tls, let tls { try channel.pipeline.syncOperations.addHandler(Self.handler(tls, host: host)) }
        let handler = SMTPReplyHandler()
        try channel.pipeline.syncOperations.addHandler(handler)
        let greeting = channel.eventLoop.makePromise(of: SMTPReply.self)
        handler.awaitReply(greeting)
        firstReply = greeting.futureResult
        replies = NIOLoopBound(handler, eventLoop: channel.eventLoop)
    }

    /// Waits for the server's greeting.
    func greeting() async throws -> SMTPReply { try await firstReply.get() }

    /// Sends a command, or the text of a mail, and waits for the reply.
    func exchange(_ text: String) async throws -> SMTPReply {
        try await channel.eventLoop.flatSubmit { [channel, replies] in
            let promise = channel.eventLoop.makePromise(of: SMTPReply.self)
            replies.value.awaitReply(promise)
            channel.writeAndFlush(channel.allocator.buffer(string: text + "\r\n"), promise: nil)
            return promise.futureResult
        }.get()
    }

    /// Upgrades the connection to TLS.
    func startTLS() async throws {
        guard let tls else { return }
        try await channel.eventLoop.submit { [channel, host, replies] in
            try replies.value.checkNothingIsLeft()
            try channel.pipeline.syncOperations.addHandler(Self.handler(tls, host: host), position: .first)
        }.get()
    }

    /// Closes the connection.
    func close() { channel.close(promise: nil) }

    private static func handler(_ tls: NIOSSLContext, host: String) throws -> NIOSSLClientHandler {
        // A certificate for an IP address is checked against the address; there is no name to send.
        let isAddress = (try? SocketAddress(ipAddress: host, port: 0)) != nil
        return try NIOSSLClientHandler(context: tls, serverHostname: isAddress ? nil : host)
    }
}
