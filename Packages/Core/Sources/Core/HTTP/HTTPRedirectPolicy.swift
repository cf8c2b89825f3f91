import Foundation
import HTTPTypes

/// The redirects that a client follows.
///
/// A redirect never leads from `https` to `http`. Credentials (`Authorization`, `Cookie`) aren't sent to another origin.
public enum HTTPRedirectPolicy: Sendable, Equatable {
    /// None: the redirect is the response.
    case none
    /// Within the request's scheme, host and port, up to the limit.
    case sameOrigin(limit: Int = 5)
    /// To any origin, up to the limit.
    case anywhere(limit: Int = 5)

    var limit: Int {
        switch self {
        case .none: 0
        case .sameOrigin(let limit), .anywhere(let limit): limit
        }
    }

    /// Returns the request that a redirect leads to; nil if the response isn't a redirect or the policy returns it as the response.
    ///
    /// - Throws: ``HTTPClientError/redirect(_:)``.
    func next(after response: HTTPResponse, to request: HTTPRequest) throws -> HTTPRequest? {
        guard self != .none, [301, 302, 303, 307, 308].contains(response.status.code), let place = response.headerFields[.location] else { return nil }
        guard let current = request.url, let target = URL(string: place, relativeTo: current)?.absoluteURL, let authority = target.authorityOfRequest
        else { throw HTTPClientError.redirect("The redirect's Location can't be parsed.") }
        guard let scheme = target.scheme?.lowercased(), scheme == "https" || scheme == "http" && request.scheme != "https" else {
            throw HTTPClientError.redirect("The redirect leads to an insecure connection.")
        }
        let isSameOrigin = scheme == request.scheme && authority.lowercased() == request.authority?.lowercased()
        if case .sameOrigin = self, !isSameOrigin { throw HTTPClientError.redirect("The redirect leads to another server, \(authority).") }
        var next = request
        next.scheme = scheme
        next.authority = authority
        let path = target.path(percentEncoded: true)
        next.path = (path.isEmpty ? "/" : path) + (target.query(percentEncoded: true).map { "?" + $0 } ?? "")
        if !isSameOrigin {
            for name in [HTTPField.Name.authorization, .cookie, .proxyAuthorization] { next.headerFields[name] = nil }
        }
        let becomesGet = response.status.code == 303 ? request.method != .head : response.status.code < 303 && request.method == .post
        if becomesGet {
            next.method = .get
            next.headerFields[.contentType] = nil
        }
        return next
    }
}

extension HTTPRequest {
    /// The URL that the request addresses.
    fileprivate var url: URL? {
        guard let scheme, let authority else { return nil }
        return URL(string: "\(scheme)://\(authority)\(path ?? "/")")
    }
}

extension URL {
    /// Host and port as the request names them.
    fileprivate var authorityOfRequest: String? {
        guard let host = host(percentEncoded: true), !host.isEmpty else { return nil }
        let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
        return port.map { "\(name):\($0)" } ?? name
    }
}
