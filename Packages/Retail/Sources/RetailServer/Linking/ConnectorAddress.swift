import Foundation
import ServerCore

/// An address of a retailer's server: https, or http on this machine where that is allowed.
///
/// The transport checks the internet address behind the name, each time that it connects.
struct ConnectorAddress: Sendable, Equatable {
    let scheme: String
    /// The host, with the port if the address names one.
    let authority: String
    /// The path with the query.
    let target: String

    init?(_ text: String, allowsPlainHTTP: Bool) {
        let isPlain = text.utf8.allSatisfy { (33...126).contains($0) && $0 != UInt8(ascii: "\\") }
        guard isPlain, text.utf8.count <= 1_000, let url = URLComponents(string: text), url.user == nil, url.password == nil, url.fragment == nil,
            let scheme = url.scheme?.lowercased(), let host = url.percentEncodedHost?.lowercased(), !host.isEmpty,
            url.port.map({ (1...65_535).contains($0) }) ?? true
        else { return nil }
        guard scheme == "https" || scheme == "http" && allowsPlainHTTP && Self.isThisMachine(host) else { return nil }
        let path = url.percentEncodedPath.isEmpty ? "/" : url.percentEncodedPath
        guard path.hasPrefix("/") else { return nil }
        self.scheme = scheme
        authority = url.port.map { "\(host):\($0)" } ?? host
        target = path + (url.percentEncodedQuery.map { "?\($0)" } ?? "")
    }

    private static func isThisMachine(_ host: String) -> Bool {
        host == "localhost" || IPAddress(host.trimmingCharacters(in: ["[", "]"]))?.isLoopback == true
    }
}
