import Foundation

/// A page outside the tabs that Auth's mail leads to, or that asks for such mail.
///
/// A mailed link can carry its token in the URL only. Logs leave queries out, and a token works once and for a short while.
public enum MailLink: Hashable, Sendable {
    /// The page that asks for a link to a new password.
    case forgotPassword
    /// The page that sets a new password. The token is empty if the link lost it.
    case resetPassword(token: String)
    /// The page that confirms an email address. The token is empty if the link lost it.
    case verifyEmail(token: String)

    /// Reads a path with its query, such as `/reset-password?token=...`; nil if it is none of these pages.
    public init?(path: String) {
        guard let parts = URLComponents(string: path) else { return nil }
        let token = parts.queryItems?.first { $0.name == "token" }?.value ?? ""
        switch parts.path {
        case "/forgot-password": self = .forgotPassword
        case "/reset-password": self = .resetPassword(token: token)
        case "/verify-email": self = .verifyEmail(token: token)
        default: return nil
        }
    }

    /// The path with its query.
    public var path: String {
        switch self {
        case .forgotPassword: "/forgot-password"
        case .resetPassword(let token): Self.path("/reset-password", token)
        case .verifyEmail(let token): Self.path("/verify-email", token)
        }
    }

    /// Returns the whole URL.
    ///
    /// - Parameter publicURL: where the product's pages are, such as `https://tumble.example`.
    public func url(at publicURL: String) -> String { publicURL + path }

    private static func path(_ path: String, _ token: String) -> String {
        guard !token.isEmpty else { return path }
        var parts = URLComponents()
        parts.path = path
        parts.queryItems = [URLQueryItem(name: "token", value: token)]
        return parts.string ?? path
    }
}
