import NIOCore

#if canImport(Glibc)
import Glibc
#endif

/// The socket of a connection without TLS, for small writes that go past NIO: a message to many clients spends more time in NIO's queues than in its
/// frames. Only on Linux.
///
/// It belongs to the connection's event loop, and must be used there only while the channel is active: afterwards the system may give the descriptor to
/// another connection.
struct DirectSocket {
    private let descriptor: CInt

    /// The most bytes of a direct write.
    static let maximumBytes = 4_096

    /// Returns nil for a channel without a socket, such as a test's.
    init?(_ operations: ChannelPipeline.SynchronousOperations) {
        #if canImport(Glibc)
        guard let handle = try? operations.withUnsafeTransportIfAvailable(of: NIOBSDSocket.Handle.self, { $0 }) else { return nil }
        descriptor = handle
        #else
        return nil
        #endif
    }

    /// Sends frames with one system call.
    ///
    /// - Parameter byteCount: the frames' bytes, at most ``maximumBytes``.
    /// - Returns: the bytes that the system took. After an error it is 0; NIO then meets the same error.
    func send(_ frames: [ByteBuffer], byteCount: Int) -> Int {
        if frames.count == 1 { return frames[0].withUnsafeReadableBytes(send) }
        return withUnsafeTemporaryAllocation(byteCount: byteCount, alignment: 1) { bytes in
            var end = 0
            for frame in frames {
                frame.withUnsafeReadableBytes { UnsafeMutableRawBufferPointer(rebasing: bytes[end...]).copyMemory(from: $0) }
                end += frame.readableBytes
            }
            return send(UnsafeRawBufferPointer(bytes))
        }
    }

    private func send(_ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
        return max(0, Glibc.send(descriptor, bytes.baseAddress, bytes.count, CInt(MSG_DONTWAIT) | CInt(MSG_NOSIGNAL)))
        #else
        return 0
        #endif
    }
}
