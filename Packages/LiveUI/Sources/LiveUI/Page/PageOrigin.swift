import Foundation
import HTTPTypes
import ServerCore

/// Where our pages come from: what tells a request of theirs from one that another site caused.
struct PageOrigin: Sendable {
    /// The origin that people open, such as `https://tumble.example`, where a proxy gives the server another name; nil for the request's own.
    private let publicOrigin: String?

    init(publicURL: URL?) {
        publicOrigin = publicURL.flatMap { url in
            guard let scheme = url.scheme, let authority = Self.authority(url) else { return nil }
            return "\(scheme)://\(authority)"
        }
    }

    /// Whether a page of ours made the request. A browser tells the origin with every WebSocket and every request that isn't a GET.
    func made(_ request: ServerRequest) -> Bool {
        if let site = request.head.headerFields[.secFetchSite], site != "same-origin" { return false }
        guard let origin = request.head.headerFields[.origin], let url = URL(string: origin), let authority = Self.authority(url) else { return false }
        if let publicOrigin, origin.lowercased() == publicOrigin { return true }
        return ["http", "https"].contains(url.scheme?.lowercased()) && authority == request.head.authority?.lowercased()
    }

    private static func authority(_ url: URL) -> String? {
        guard let host = url.host()?.lowercased(), !host.isEmpty else { return nil }
        return url.port.map { "\(host):\($0)" } ?? host
    }
}

extension HTTPField.Name {
    static let secFetchSite = HTTPField.Name("Sec-Fetch-Site") ?? .contentType
}
