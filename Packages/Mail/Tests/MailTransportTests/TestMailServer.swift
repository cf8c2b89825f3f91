import CoreTesting
import Foundation
import NIOCore
import NIOPosix
import NIOSSL

/// A small mail server on a real socket, which speaks SMTP and misbehaves as it is told.
final class TestMailServer: Sendable {
    struct Behaviour: Sendable {
        var capabilities = ["STARTTLS", "AUTH PLAIN LOGIN", "SMTPUTF8"]
        /// TLS from the first byte.
        var isSecure = false
        /// What it answers instead, by the first word of the command; an empty text for silence.
        var replies: [String: String] = [:]
    }

    let port: Int
    let commands = LockedValue<[String]>([])
    private let channel: any Channel

    init(_ behaviour: Behaviour = Behaviour()) async throws {
        let (commands, tls) = (commands, try Self.tls())
        channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    if behaviour.isSecure { try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: tls)) }
                    try channel.pipeline.syncOperations.addHandler(TestMailHandler(behaviour: behaviour, commands: commands, tls: tls))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        port = channel.localAddress?.port ?? 0
    }

    deinit { channel.close(promise: nil) }

    /// The lines of the last mail's text, between DATA and the dot.
    var text: [String] {
        let lines = commands.value
        guard let start = lines.lastIndex(of: "DATA"), let end = lines[start...].firstIndex(of: ".") else { return [] }
        return Array(lines[(start + 1)..<end])
    }

    private static func tls() throws -> NIOSSLContext {
        let certificate = try NIOSSLCertificate(bytes: Array(TestCertificate.certificate.utf8), format: .pem)
        let key = try NIOSSLPrivateKey(bytes: Array(TestCertificate.key.utf8), format: .pem)
        return try NIOSSLContext(
            configuration: .makeServerConfiguration(certificateChain: [.certificate(certificate)], privateKey: .privateKey(key)))
    }
}

private final class TestMailHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let behaviour: TestMailServer.Behaviour
    private let commands: LockedValue<[String]>
    private let tls: NIOSSLContext
    private var unread = ""
    private var isText = false
    private var isGreeted = false
    private var secretsExpected = 0

    init(behaviour: TestMailServer.Behaviour, commands: LockedValue<[String]>, tls: NIOSSLContext) {
        self.behaviour = behaviour
        self.commands = commands
        self.tls = tls
    }

    func channelActive(context: ChannelHandlerContext) { reply("", usually: "220 test", context) }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        unread += String(buffer: unwrapInboundIn(data))
        while let end = unread.firstRange(of: "\r\n") {
            let line = String(unread[..<end.lowerBound])
            unread.removeSubrange(..<end.upperBound)
            commands.withLock { $0.append(line) }
            answer(line, context)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func answer(_ line: String, _ context: ChannelHandlerContext) {
        if isText {
            guard line == "." else { return }
            isText = false
            return reply(".", usually: "250 taken", context)
        }
        if secretsExpected > 0 {
            secretsExpected -= 1
            return reply("SECRET", usually: secretsExpected > 0 ? "334 more" : "235 welcome", context)
        }
        let verb = String(line.prefix { $0 != " " && $0 != ":" })
        switch verb {
        case "EHLO":
            reply(
                verb,
                usually: (["test"] + behaviour.capabilities).enumerated().map { "250\($0.offset == behaviour.capabilities.count ? " " : "-")\($0.element)" }
                    .joined(separator: "\r\n"), context)
        case "STARTTLS":
            reply(verb, usually: "220 go on", context)
            try? context.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: tls), position: .first)
        case "AUTH":
            if line == "AUTH LOGIN" { secretsExpected = 2 }
            reply(verb, usually: line == "AUTH LOGIN" ? "334 name" : "235 welcome", context)
        case "DATA":
            isText = behaviour.replies[verb] == nil
            reply(verb, usually: "354 go on", context)
        case "QUIT":
            reply(verb, usually: "221 bye", context)
            context.close(promise: nil)
        default: reply(verb, usually: "250 yes", context)
        }
    }

    private func reply(_ verb: String, usually usual: String, _ context: ChannelHandlerContext) {
        let text = behaviour.replies[verb] ?? usual
        guard !text.isEmpty else { return }
        if text == "close" { return context.close(promise: nil) }
        context.writeAndFlush(NIOAny(context.channel.allocator.buffer(string: text + "\r\n")), promise: nil)
    }
}
