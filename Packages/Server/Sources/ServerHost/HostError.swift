import Foundation
import NIOCore

/// Why a host could not listen; its description is one line that names the fix.
public struct HostError: Error, Equatable, CustomStringConvertible {
    /// What went wrong.
    public enum Reason: Sendable, Equatable {
        /// Another process listens there.
        case portInUse
        /// The system keeps the port for privileged processes.
        case notPermitted
        /// The machine has no such address, or the name can't be resolved.
        case unknownAddress
        /// The number is no port.
        case invalidPort
        /// Anything else, by the system's error number.
        case system(Int32)
    }

    /// What went wrong.
    public let reason: Reason
    /// The name or address that was asked for.
    public let hostname: String
    /// The port that was asked for.
    public let port: Int

    /// What happened and how to fix it.
    public var description: String {
        switch reason {
        case .portInUse:
            "Port \(port) on \(hostname) is in use. To fix, stop the other process or set PORT."
        case .notPermitted:
            "Port \(port) on \(hostname) is reserved for privileged processes. To fix, set PORT to 1024 or above."
        case .unknownAddress:
            "This machine has no address \(hostname). To fix, set HOST to 127.0.0.1, 0.0.0.0 or an address of this machine."
        case .invalidPort:
            "\(port) is no port. To fix, set PORT to a number from 0 to 65535."
        case .system(let number):
            "Can't listen on port \(port) of \(hostname): \(String(cString: strerror(number))). To fix, set HOST and PORT to where this process may listen."
        }
    }

    /// Translates what binding a socket throws; nil for errors of another kind.
    init?(_ error: any Error, configuration: HostConfiguration) {
        switch error {
        case let error as IOError where error.errnoCode == EADDRINUSE: reason = .portInUse
        case let error as IOError where error.errnoCode == EACCES: reason = .notPermitted
        case let error as IOError where error.errnoCode == EADDRNOTAVAIL: reason = .unknownAddress
        case let error as IOError: reason = .system(error.errnoCode)
        case is SocketAddressError: reason = .unknownAddress
        default: return nil
        }
        hostname = configuration.hostname
        port = configuration.port
    }

    /// Refuses numbers that are no port.
    static func check(_ configuration: HostConfiguration) throws(HostError) {
        guard (0...65535).contains(configuration.port) else { throw HostError(.invalidPort, configuration) }
    }

    private init(_ reason: Reason, _ configuration: HostConfiguration) {
        self.reason = reason
        hostname = configuration.hostname
        port = configuration.port
    }
}
