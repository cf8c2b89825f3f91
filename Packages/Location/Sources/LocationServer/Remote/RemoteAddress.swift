import Foundation
import HTTPTypes

/// The base address of another server.
struct RemoteAddress: Sendable, Equatable {
    private let scheme: String?
    private let authority: String?
    private let prefix: String

    /// Takes a URL apart. A slash at its end doesn't matter.
    init(_ url: URL) {
        scheme = url.scheme
        let host = url.host(percentEncoded: true) ?? ""
        // The host of an IPv6 URL lacks the brackets that an authority needs.
        let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
        authority = url.port.map { "\(name):\($0)" } ?? name
        let path = url.path(percentEncoded: true)
        prefix = path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// Returns a request for a path below the address.
    func get(_ path: String, _ query: [(name: String, value: String)]) -> HTTPRequest {
        let text = query.map { "\($0.name)=\(Self.encoded($0.value))" }.joined(separator: "&")
        return HTTPRequest(method: .get, scheme: scheme, authority: authority, path: "\(prefix)\(path)?\(text)")
    }

    /// Encodes all but the unreserved characters of RFC 3986.
    private static func encoded(_ text: String) -> String {
        text.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
                String(UnicodeScalar(byte))
            default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
            }
        }.joined()
    }
}
