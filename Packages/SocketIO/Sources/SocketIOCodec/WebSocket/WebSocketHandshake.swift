import NIOCore

/// The handshake that turns an HTTP request into a WebSocket.
public enum WebSocketHandshake {
    /// Returns the `Sec-WebSocket-Accept` for a `Sec-WebSocket-Key`.
    public static func accept(key: String) -> String {
        base64(SHA1.hash(Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)))
    }

    /// Returns a `Sec-WebSocket-Key` from sixteen random bytes.
    public static func key(_ bytes: [UInt8]) -> String {
        base64(bytes)
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        var text = ByteBuffer()
        Base64.write(ByteBuffer(bytes: bytes), to: &text)
        return String(buffer: text)
    }
}
