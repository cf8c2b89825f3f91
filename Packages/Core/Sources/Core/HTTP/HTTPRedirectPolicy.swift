import Foundation
import HTTPTypes

/// Where a client lets itself be sent on to.
///
/// A redirect never leads from `https` to `http`. To another origin, credentials (`Authorization`, `Cookie`) stay behind.
public enum HTTPRedirectPolicy: Sendable, Equatable {
    /// Nowhere: the redirect is the answer.
    case none
    /// Within the scheme, host and port of the request, so often at most.
    case sameOrigin(limit: Int = 5)
    /// Anywhere, so often at most.
    case anywhere(limit: Int = 5)

    var limit: Int {
        switch self {
        case .none: 0
        case .sameOrigin(let limit), .anywhere(let limit): limit
        }
    }

    /// The request that a redirect asks for; nil where the answer is none, or where the policy takes it as the answer.
    ///
    /// - Throws: ``HTTPClientError/redirect(_:)``.
    func next(after response: HTTPResponse, to request: HTTPRequest) throws -> HTTPRequest? {
        guard self != .none, [301, 302, 303, 307, 308].contains(response.status.code), let place = response.headerFields[.location] else { return nil }
        guard let current = request.url, let target = URL(string: place, relativeTo: current)?.absoluteURL, let authority = target.authorityOfRequest
        else { throw HTTPClientError.redirect("The redirect's address can't be read.") }
        guard let scheme = target.scheme?.lowercased(), scheme == "https" || scheme == "http" && request.scheme != "https" else {
            throw HTTPClientError.redirect("The redirect leads to a connection that is not secure.")
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
    /// The address that the request names.
    fileprivate var url: URL? {
        guard let scheme, let authority else { return nil }
        return URL(string: "\(scheme)://\(authority)\(path ?? "/")")
    }
}

extension URL {
    /// Host and port as a request has them.
    fileprivate var authorityOfRequest: String? {
        guard let host = host(percentEncoded: true), !host.isEmpty else { return nil }
        let name = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
        return port.map { "\(name):\($0)" } ?? name
    }
}
