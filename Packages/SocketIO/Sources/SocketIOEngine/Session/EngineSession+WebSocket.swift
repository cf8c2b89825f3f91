import NIOCore
import SocketIOCodec

/// A WebSocket being probed while the session still polls.
struct Probe {
    let link: WebSocketLink
    let deadline: DeadlineQueue.Entry
    var isProbed = false
}

extension EngineSession {
    /// Handles a WebSocket that wants to take over. A second one, or one after the upgrade, is closed without affecting the session.
    func attach(_ link: WebSocketLink) {
        guard state == .open, case .polling = transport, probe == nil, server.configuration.allowsUpgrades else { return link.close(.normal) }
        let deadline = DeadlineQueue.Entry { [self] _ in endProbe() }
        probe = Probe(link: link, deadline: deadline)
        loop.upgrades.add(deadline)
    }

    /// Discards the probed WebSocket; the session continues to poll.
    func endProbe() {
        probe?.deadline.cancel()
        probe?.link.close(.normal)
        probe = nil
    }

    /// Handles a message from a WebSocket.
    func received(_ message: WebSocketParser.Message, from id: ObjectIdentifier) {
        if case .webSocket(let link) = transport, link.id == id {
            received(message)
        } else if probe?.link.id == id {
            receivedProbe(message)
        }
    }

    /// Handles the loss of a WebSocket.
    func lost(_ id: ObjectIdentifier, _ reason: EngineCloseReason) {
        if case .webSocket(let link) = transport, link.id == id {
            close(reason)
        } else if probe?.link.id == id {
            endProbe()
        }
    }

    private func received(_ message: WebSocketParser.Message) {
        switch message {
        case .text(let text):
            do throws(SocketParseError) {
                received(try EnginePacket(text: text))
            } catch {
                close(.parseError)
            }
        case .binary(let bytes): received(EnginePacket.binary(bytes))
        case .ping, .pong: receivedControlFrame()
        case .close: break
        }
    }

    private func receivedProbe(_ message: WebSocketParser.Message) {
        guard case .text(let text) = message, let packet = try? EnginePacket(text: text), let probe else { return endProbe() }
        switch packet {
        case .ping(let data) where data == ByteBuffer(string: "probe"):
            self.probe?.isProbed = true
            probe.link.write(EncodedPacket.probeResponse.frame)
            probe.link.flush()
            releasePoll()
        case .upgrade: upgrade(to: probe)
        default: endProbe()
        }
    }

    /// Sends everything over the WebSocket from now on, starting with what no poll has taken.
    private func upgrade(to probe: Probe) {
        probe.deadline.cancel()
        self.probe = nil
        transport = .webSocket(probe.link)
        polling.waiting?.respond(.payload(EncodedPacket.noop.packet))
        polling.waiting = nil
        for packet in polling.queue { probe.link.write(packet.frame) }
        polling.queue = []
        polling.queuedBytes = 0
        flushLater()
    }
}

extension EngineCloseReason {
    /// The code with which a WebSocket is closed.
    var webSocketCode: WebSocketCloseCode {
        switch self {
        case .shuttingDown: .goingAway
        default: .normal
        }
    }
}
