#if os(Linux)
import NIOCore

/// A packet filter for a listening TCP socket that drops new connections and nothing else.
///
/// The system runs it (`SO_ATTACH_FILTER`, see socket(7)) on each segment from the TCP header on.
enum HandshakeFilter {
    /// An instruction in the system's layout: `struct sock_filter`.
    private struct Instruction {
        let code: UInt16
        let ifTrue: UInt8
        let ifFalse: UInt8
        let operand: UInt32
    }

    /// A program in the system's layout: `struct sock_fprog`.
    private struct Program {
        let count: UInt16
        /// The address of the first instruction.
        let instructions: UInt
    }

    private static let attachFilter = NIOBSDSocket.Option(rawValue: 26)

    /// Drops segments with SYN but without ACK.
    private static let instructions = [
        // The byte of the header that contains the flags.
        Instruction(code: 0x30, ifTrue: 0, ifFalse: 0, operand: 13),
        // The bits SYN (2) and ACK (16).
        Instruction(code: 0x54, ifTrue: 0, ifFalse: 0, operand: 0x12),
        // If only SYN is set, continue with the next instruction; otherwise skip it.
        Instruction(code: 0x15, ifTrue: 0, ifFalse: 1, operand: 0x02),
        Instruction(code: 0x06, ifTrue: 0, ifFalse: 0, operand: 0),
        Instruction(code: 0x06, ifTrue: 0, ifFalse: 0, operand: .max),
    ]

    /// Attaches the filter.
    ///
    /// - Throws: an error of NIO if the socket is closed or the system doesn't support filters.
    static func attach(to channel: any Channel) async throws {
        // lint:allow downcast because NIO offers a channel's socket options in no other form
        guard let socket = channel as? any SocketOptionProvider else { return }
        try await channel.eventLoop.flatSubmit {
            var instructions = Self.instructions
            return instructions.withUnsafeMutableBufferPointer { buffer in
                // On the socket's own event loop, the system has read the program by the time this returns.
                socket.unsafeSetSocketOption(
                    level: .socket, name: attachFilter, value: Program(count: UInt16(buffer.count), instructions: UInt(bitPattern: buffer.baseAddress)))
            }
        }.get()
    }
}
#endif
