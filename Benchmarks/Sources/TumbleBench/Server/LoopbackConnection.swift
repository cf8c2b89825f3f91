import Foundation
import Glibc

/// A TCP connection to 127.0.0.1 that blocks: no event loop of the client's stands between a frame and its time.
final class LoopbackConnection {
    let descriptor: Int32
    private var received: [UInt8] = []

    init(port: UInt16) throws {
        descriptor = try Self.socket()
        var address = Self.address(port)
        let result = withUnsafeBytes(of: &address) { bytes in
            bytes.withMemoryRebound(to: sockaddr.self) { Glibc.connect(descriptor, $0.baseAddress, socklen_t(bytes.count)) }
        }
        guard result == 0 else {
            let cause = Self.cause()
            close(descriptor)
            throw ServerError.connection(cause)
        }
        var isOn: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
        var patience = timeval(tv_sec: 10, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit {
        close(descriptor)
    }

    /// A port that nobody listens on now.
    static func freePort() throws -> UInt16 {
        let descriptor = try socket()
        defer { close(descriptor) }
        var address = address(0)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let result = withUnsafeMutableBytes(of: &address) { bytes in
            bytes.withMemoryRebound(to: sockaddr.self) { pointer in
                bind(descriptor, pointer.baseAddress, length) == 0 ? getsockname(descriptor, pointer.baseAddress, &length) : -1
            }
        }
        guard result == 0 else { throw ServerError.connection(cause()) }
        return UInt16(bigEndian: address.sin_port)
    }

    func send(_ bytes: [UInt8]) throws {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { throw ServerError.connection(Self.cause()) }
            sent += count
        }
    }

    /// Exactly `count` bytes.
    func read(_ count: Int) throws -> [UInt8] {
        while received.count < count { try receive() }
        defer { received.removeFirst(count) }
        return Array(received[..<count])
    }

    /// The bytes up to and with `end`.
    func read(upTo end: [UInt8]) throws -> [UInt8] {
        while true {
            if let range = received.firstRange(of: end) { return try read(range.upperBound) }
            try receive()
        }
    }

    /// Takes what has arrived, without waiting.
    func receiveNow() throws {
        while true {
            var isEmpty = false
            let chunk = try [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
                let read = recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
                count = max(read, 0)
                isEmpty = read < 0 && errno == EAGAIN
                if read == 0 || read < 0 && !isEmpty { throw ServerError.connection("it was closed") }
            }
            if isEmpty { return }
            received += chunk
        }
    }

    /// The bytes that have arrived and weren't read yet.
    var waiting: ArraySlice<UInt8> { received[...] }

    private func receive() throws {
        let chunk = try [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
            let read = recv(descriptor, buffer.baseAddress, buffer.count, 0)
            count = max(read, 0)
            if read == 0 { throw ServerError.connection("it was closed") }
            if read < 0 { throw ServerError.connection("nothing came for 10 seconds") }
        }
        received += chunk
    }

    private static func socket() throws -> Int32 {
        let descriptor = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw ServerError.connection(cause()) }
        return descriptor
    }

    private static func address(_ port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }

    private static func cause() -> String { String(cString: strerror(errno)) }
}
