import Core
import Foundation

/// An address to which the fake provider's site leads back: a page of ours and no other's.
struct ReturnAddress: Sendable, Equatable {
    /// The origin, such as `https://tumble.example`.
    let origin: String
    /// The whole address.
    let text: String

    /// Reads an address.
    ///
    /// Ours is the origin of `publicURL`. Where that is this machine, so is every other port and name of it: developers open the site by several.
    ///
    /// - Returns: nil for an address of another origin.
    init?(_ text: String, publicURL: String) {
        let isPlain = text.utf8.allSatisfy { (33...126).contains($0) && $0 != UInt8(ascii: "\\") }
        guard isPlain, text.utf8.count <= 1_000, let url = URLComponents(string: text), url.user == nil, url.password == nil else { return nil }
        guard let given = Origin(url), let own = URLComponents(string: publicURL).flatMap(Origin.init) else { return nil }
        guard given == own || (given.isLoopback && own.isLoopback) else { return nil }
        let path = url.percentEncodedPath.isEmpty ? "/" : url.percentEncodedPath
        guard path.hasPrefix("/") else { return nil }
        origin = given.text
        self.text = given.text + path + (url.percentEncodedQuery.map { "?\($0)" } ?? "")
    }

    private struct Origin: Equatable {
        let scheme: String
        let host: String
        let port: Int

        init?(_ url: URLComponents) {
            guard let scheme = url.scheme?.lowercased(), scheme == "http" || scheme == "https" else { return nil }
            guard let host = url.percentEncodedHost?.lowercased(), !host.isEmpty else { return nil }
            (self.scheme, self.host, port) = (scheme, host, url.port ?? (scheme == "https" ? 443 : 80))
        }

        var isLoopback: Bool { ["127.0.0.1", "localhost", "[::1]", "::1"].contains(host) }

        var text: String {
            let isUsual = port == (scheme == "https" ? 443 : 80)
            return "\(scheme):/" + "/\(host)\(isUsual ? "" : ":\(port)")"
        }
    }
}
