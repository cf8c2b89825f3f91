import Foundation
import NIOCore

/// An error that prevents a host from listening; its description is one line with the fix.
public struct HostError: Error, Equatable, CustomStringConvertible {
    /// The reason for the failure.
    public enum Reason: Sendable, Equatable {
        /// Another process is listening there.
        case portInUse
        /// The system reserves the port for privileged processes.
        case notPermitted
        /// The machine doesn't have this address, or the name can't be resolved.
        case unknownAddress
        /// The number is not a port.
        case invalidPort
        /// Any other reason, with the system's error number.
        case system(Int32)
    }

    /// The reason for the failure.
    public let reason: Reason
    /// The name or address to listen on.
    public let hostname: String
    /// The port to listen on.
    public let port: Int
    /// The key of the port's setting.
    public let setting: String

    /// The problem and its fix.
    public var description: String {
        switch reason {
        case .portInUse:
            "Port \(port) on \(hostname) is in use. To fix, stop the other process or set \(setting)."
        case .notPermitted:
            "Port \(port) on \(hostname) is reserved for privileged processes. To fix, set \(setting) to 1024 or above."
        case .unknownAddress:
            "This machine has no address \(hostname). To fix, set HOST to 127.0.0.1, 0.0.0.0 or an address of this machine."
        case .invalidPort:
            "\(port) is not a port. To fix, set \(setting) to a number from 0 to 65535."
        case .system(let number):
            "Can't listen on port \(port) of \(hostname): \(String(cString: strerror(number))). To fix, set HOST and \(setting) to an address that this process may use."
        }
    }

    /// Converts an error of binding a socket; nil for other errors.
    init?(_ error: any Error, configuration: HostConfiguration, setting: String = "PORT") {
        switch error {
        case let error as HostError:
            self = error
            return
        case let error as IOError where error.errnoCode == EADDRINUSE: reason = .portInUse
        case let error as IOError where error.errnoCode == EACCES: reason = .notPermitted
        case let error as IOError where error.errnoCode == EADDRNOTAVAIL: reason = .unknownAddress
        case let error as IOError: reason = .system(error.errnoCode)
        case is SocketAddressError: reason = .unknownAddress
        default: return nil
        }
        hostname = configuration.hostname
        port = configuration.port
        self.setting = setting
    }

    /// Rejects numbers that are not ports.
    static func check(_ configuration: HostConfiguration) throws(HostError) {
        guard (0...65535).contains(configuration.port) else { throw HostError(.invalidPort, configuration) }
    }

    private init(_ reason: Reason, _ configuration: HostConfiguration) {
        self.reason = reason
        hostname = configuration.hostname
        port = configuration.port
        setting = "PORT"
    }
}
