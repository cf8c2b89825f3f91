import Foundation
import HTTPTypes
import ServerCore

/// The origin of our pages, which distinguishes their requests from those caused by other sites.
struct PageOrigin: Sendable {
    /// The public origin, such as `https://tumble.example`, if a proxy gives the server another name; nil for the request's own.
    private let publicOrigin: String?

    init(publicURL: URL?) {
        publicOrigin = publicURL.flatMap { url in
            guard let scheme = url.scheme, let authority = Self.authority(url) else { return nil }
            return "\(scheme)://\(authority)"
        }
    }

    /// Returns whether our page made the request. Browsers send the origin with every WebSocket and every request other than GET.
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
