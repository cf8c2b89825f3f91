import NIOCore
import SocketIOCodec

extension EngineSession {
    /// Takes a GET, and answers it as soon as there is something to say.
    func poll(_ poll: PollingState.Poll) {
        if case .webSocket = transport { return poll.answer(.refused(.badRequest)) }
        switch state {
        case .closed: return poll.answer(.refused(.unknownSession))
        case .leaving:
            poll.answer(.payload(EnginePayload.body(of: polling.queue)))
            return end()
        case .open: break
        }
        guard polling.waiting == nil else {
            poll.answer(.failed)
            return close(.transportError)
        }
        polling.waiting = poll
        answerPoll()
        if probe?.isProbed == true { releasePoll() }
    }

    /// Answers the GET that waits, where there is something to send.
    func answerPoll() {
        guard !polling.queue.isEmpty, let poll = polling.waiting else { return }
        polling.waiting = nil
        let body = EnginePayload.body(of: polling.queue)
        polling.queue.removeAll(keepingCapacity: false)
        polling.queuedBytes = 0
        poll.answer(.payload(body))
    }

    /// Answers the GET that waits, in any case.
    func releasePoll() {
        answerPoll()
        polling.waiting?.answer(.payload(EncodedPacket.noop.packet))
        polling.waiting = nil
    }

    /// A POST begins: its body is about to be read.
    ///
    /// - Parameter refuse: answers it where it isn't taken.
    func beginPost(_ exchange: ExchangeID, refuse: @Sendable (EngineAnswer) -> Void) {
        if case .webSocket = transport { return refuse(.refused(.badRequest)) }
        guard state == .open else { return refuse(.refused(.unknownSession)) }
        guard polling.posting == nil else {
            refuse(.failed)
            return close(.transportError)
        }
        polling.posting = exchange
    }

    /// A POST's body is there. It counts even where the upgrade has overtaken it.
    func finishPost(_ exchange: ExchangeID, _ body: ByteBuffer, answer: @Sendable (EngineAnswer) -> Void) {
        guard polling.posting == exchange else { return }
        polling.posting = nil
        do throws(SocketParseError) {
            let packets = try EnginePayload.packets(in: body)
            for packet in packets { received(packet) }
            answer(.taken)
        } catch {
            answer(.failed)
            close(.parseError)
        }
    }

    /// A request's connection is lost, or its format isn't allowed.
    func abort(_ exchange: ExchangeID) {
        guard polling.waiting?.exchange == exchange || polling.posting == exchange else { return }
        if polling.waiting?.exchange == exchange { polling.waiting = nil }
        close(.transportError)
    }

    /// A POST was too large: it is gone, the session stays.
    func dropPost(_ exchange: ExchangeID) {
        if polling.posting == exchange { polling.posting = nil }
    }

    /// Takes leave of a client that polls.
    func leavePolling(_ reason: EngineCloseReason) {
        switch reason {
        case .transportClose:
            polling.waiting?.answer(.payload(EncodedPacket.noop.packet))
            end()
        case .pingTimeout, .transportError, .parseError:
            polling.waiting?.answer(.payload(EncodedPacket.close.packet))
            end()
        case .forcedClose, .shuttingDown:
            polling.queue.append(.close)
            if polling.waiting != nil {
                answerPoll()
                end()
            } else {
                let farewell = DeadlineQueue.Entry { [self] _ in end() }
                polling.farewell = farewell
                loop.farewells.add(farewell)
            }
        }
    }
}
