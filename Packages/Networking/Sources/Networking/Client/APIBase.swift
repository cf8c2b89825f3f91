import Foundation
import HTTPTypes

/// The location of the API: in this process, or behind a URL.
struct APIBase: Sendable, Equatable {
    private static let defaultPrefix = "/api/v1"

    let scheme: String?
    let authority: String?
    let prefix: String

    /// Parses a base URL; nil stands for this process.
    init(_ url: URL?) {
        scheme = url?.scheme
        authority = url.flatMap(Self.authority)
        let path = url?.path(percentEncoded: true) ?? ""
        let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
        prefix = trimmed.isEmpty ? Self.defaultPrefix : trimmed
    }

    private static func authority(of url: URL) -> String? {
        guard let host = url.host(percentEncoded: true) else { return nil }
        // The host of an IPv6 URL lacks the brackets that an authority needs.
        let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
        return url.port.map { "\(name):\($0)" } ?? name
    }

    func request(_ method: HTTPRequest.Method, _ path: String) -> HTTPRequest {
        HTTPRequest(method: method, scheme: scheme, authority: authority, path: prefix + path)
    }
}
