import Mail
import NIOCore

/// Reads replies and gives each to whoever waits for it. A reply that nobody waits for ends the connection: before TLS it could come from anybody,
/// and would be taken for an answer after it (CVE-2011-0411).
final class SMTPReplyHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    /// More than any server says.
    private static let longestReply = 16_384

    private var unread = ByteBuffer()
    private var lines: [String] = []
    private var length = 0
    private var waiting: EventLoopPromise<SMTPReply>?
    private var failure: MailError?

    /// Completes a promise with the next reply.
    func awaitReply(_ promise: EventLoopPromise<SMTPReply>) {
        if let failure { return promise.fail(failure) }
        waiting = promise
    }

    /// Makes sure that the server said nothing more than it was asked.
    func checkNothingIsLeft() throws(MailError) {
        if let failure { throw failure }
        guard unread.readableBytes == 0, lines.isEmpty else { throw .transport("The server said more than it was asked before TLS.") }
    }

    /// Ends the conversation.
    func fail(_ error: MailError, closing channel: any Channel) {
        failure = failure ?? error
        waiting?.fail(error)
        waiting = nil
        channel.close(promise: nil)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var bytes = unwrapInboundIn(data)
        length += bytes.readableBytes
        unread.writeBuffer(&bytes)
        guard length <= Self.longestReply else { return fail(.transport("The server's reply is too long."), closing: context.channel) }
        while let line = nextLine() {
            guard let code = Int(line.prefix(3)), (200..<600).contains(code) else {
                return fail(.transport("The server's reply is no reply of SMTP."), closing: context.channel)
            }
            lines.append(String(line.dropFirst(4)))
            guard line.dropFirst(3).first != "-" else { continue }
            let reply = SMTPReply(code: code, lines: lines)
            (lines, length) = ([], unread.readableBytes)
            guard let promise = waiting else {
                return fail(.transport("The server said \(reply.code) without being asked."), closing: context.channel)
            }
            waiting = nil
            promise.succeed(reply)
        }
    }

    func channelInactive(context: ChannelHandlerContext) {
        fail(.transport("The server closed the connection."), closing: context.channel)
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        fail(.transport("The connection is closed."), closing: context.channel)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        fail(.transport("The connection failed: \(error)"), closing: context.channel)
    }

    private func nextLine() -> String? {
        guard let end = unread.readableBytesView.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let line = unread.readString(length: end - unread.readerIndex + 1) ?? ""
        unread.discardReadBytes()
        return line.trimmingSuffix(while: \.isNewline)
    }
}

extension String {
    fileprivate func trimmingSuffix(while matches: (Character) -> Bool) -> String {
        var text = self[...]
        while let last = text.last, matches(last) { text.removeLast() }
        return String(text)
    }
}

extension MailError {
    /// Something between us and the server: trying again may help.
    static func transport(_ description: String) -> MailError { MailError(isPermanent: false, description: description) }
}
