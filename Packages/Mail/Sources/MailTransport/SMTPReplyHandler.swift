import Mail
import NIOCore

/// Decodes replies and passes each to its waiting command. An unexpected reply ends the connection: before TLS it could come from anybody,
/// and would be taken for a reply after it (CVE-2011-0411).
final class SMTPReplyHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    /// The longest reply to accept, longer than any server's.
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

    /// Checks that the server sent nothing more than was requested.
    func checkNothingIsLeft() throws(MailError) {
        if let failure { throw failure }
        guard unread.readableBytes == 0, lines.isEmpty else { throw .transport("The server sent unexpected data before TLS.") }
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
                return fail(.transport("The server's reply is not valid SMTP."), closing: context.channel)
            }
            lines.append(String(line.dropFirst(4)))
            guard line.dropFirst(3).first != "-" else { continue }
            let reply = SMTPReply(code: code, lines: lines)
            (lines, length) = ([], unread.readableBytes)
            guard let promise = waiting else {
                return fail(.transport("The server sent an unexpected reply \(reply.code)."), closing: context.channel)
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
    /// Returns a temporary error between us and the server, for which a retry may help.
    static func transport(_ description: String) -> MailError { MailError(isPermanent: false, description: description) }
}
