import NIOCore
import SocketIOCodec

/// A session's handle to its WebSocket. If the session started by polling, the connection may belong to another event loop; the writes of one turn
/// are then passed over together.
final class WebSocketLink {
    let id: ObjectIdentifier
    private var local: WebSocketHandler?
    private let remote: NIOLoopBound<WebSocketHandler>?
    private let remoteLoop: (any EventLoop)?
    private var frames: [ByteBuffer] = []

    init(local handler: WebSocketHandler) {
        id = ObjectIdentifier(handler)
        local = handler
        (remote, remoteLoop) = (nil, nil)
    }

    init(remote handler: NIOLoopBound<WebSocketHandler>, id: ObjectIdentifier, eventLoop: any EventLoop) {
        self.id = id
        (remote, remoteLoop) = (handler, eventLoop)
    }

    var isReady: Bool { local?.isReady ?? frames.isEmpty }

    func write(_ frame: ByteBuffer) {
        if let local {
            local.write(frame)
        } else {
            frames.append(frame)
        }
    }

    func flush() {
        if let local { return local.flush() }
        guard let remote, let remoteLoop, !frames.isEmpty else { return }
        let frames = frames
        self.frames = []
        remoteLoop.execute {
            let handler = remote.value
            for frame in frames { handler.write(frame) }
            handler.flush()
        }
    }

    /// Closes with a handshake after everything written.
    func close(_ code: WebSocketCloseCode) {
        flush()
        if let local {
            self.local = nil
            local.close(code)
        } else if let remote {
            remoteLoop?.execute { remote.value.close(code) }
        }
    }
}
