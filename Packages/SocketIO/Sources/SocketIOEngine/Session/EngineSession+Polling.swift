import NIOCore
import SocketIOCodec

extension EngineSession {
    /// Handles a GET, with a response as soon as there is something to send.
    func poll(_ poll: PollingState.Poll) {
        if case .webSocket = transport { return poll.respond(.refused(.badRequest)) }
        switch state {
        case .closed: return poll.respond(.refused(.unknownSession))
        case .leaving:
            poll.respond(.payload(EnginePayload.body(of: polling.queue)))
            return end()
        case .open: break
        }
        guard polling.waiting == nil else {
            poll.respond(.failed)
            return close(.transportError)
        }
        polling.waiting = poll
        respondToPoll()
        if probe?.isProbed == true { releasePoll() }
    }

    /// Responds to the waiting GET if there is something to send.
    func respondToPoll() {
        guard !polling.queue.isEmpty, let poll = polling.waiting else { return }
        polling.waiting = nil
        let body = EnginePayload.body(of: polling.queue)
        polling.queue.removeAll(keepingCapacity: false)
        polling.queuedBytes = 0
        poll.respond(.payload(body))
    }

    /// Responds to the waiting GET in any case.
    func releasePoll() {
        respondToPoll()
        polling.waiting?.respond(.payload(EncodedPacket.noop.packet))
        polling.waiting = nil
    }

    /// Starts a POST, whose body is about to be read.
    ///
    /// - Parameter refuse: sends a refusal.
    func beginPost(_ exchange: ExchangeID, refuse: @Sendable (EngineResponse) -> Void) {
        if case .webSocket = transport { return refuse(.refused(.badRequest)) }
        guard state == .open else { return refuse(.refused(.unknownSession)) }
        guard polling.posting == nil else {
            refuse(.failed)
            return close(.transportError)
        }
        polling.posting = exchange
    }

    /// Handles a POST's body. It counts even if the upgrade has overtaken it.
    func finishPost(_ exchange: ExchangeID, _ body: ByteBuffer, respond: @Sendable (EngineResponse) -> Void) {
        guard polling.posting == exchange else { return }
        polling.posting = nil
        do throws(SocketParseError) {
            let packets = try EnginePayload.packets(in: body)
            for packet in packets { received(packet) }
            respond(.taken)
        } catch {
            respond(.failed)
            close(.parseError)
        }
    }

    /// Handles a request whose connection is lost or whose format isn't allowed.
    func abort(_ exchange: ExchangeID) {
        guard polling.waiting?.exchange == exchange || polling.posting == exchange else { return }
        if polling.waiting?.exchange == exchange { polling.waiting = nil }
        close(.transportError)
    }

    /// Discards a POST that was too large; the session continues.
    func dropPost(_ exchange: ExchangeID) {
        if polling.posting == exchange { polling.posting = nil }
    }

    /// Disconnects a polling client.
    func leavePolling(_ reason: EngineCloseReason) {
        switch reason {
        case .transportClose:
            // The client's own GET may come after the packet that closes, over another connection.
            sayFarewell(.noop)
        case .pingTimeout, .transportError, .parseError:
            polling.waiting?.respond(.payload(EncodedPacket.close.packet))
            end()
        case .forcedClose, .shuttingDown: sayFarewell(.close)
        }
    }

    /// Ends the session with a last packet for the waiting GET, or for the next one within a time limit.
    private func sayFarewell(_ packet: EncodedPacket) {
        polling.queue.append(packet)
        if polling.waiting != nil {
            respondToPoll()
            end()
        } else {
            let farewell = DeadlineQueue.Entry { [self] _ in end() }
            polling.farewell = farewell
            loop.farewells.add(farewell)
        }
    }
}
