/// The pages that Auth's mail leads to. A mailed link can only carry its token in the address; the log leaves queries out, and the token is good
/// once and for a short while.
public enum AuthLinks {
    /// The page that sets a new password.
    public static let resetPasswordPath = "/reset-password"
    /// The page that confirms an address.
    public static let verifyEmailPath = "/verify-email"
    /// The page that asks for the mail with a new link.
    public static let forgotPasswordPath = "/forgot-password"

    /// The link to a new password.
    ///
    /// - Parameter publicURL: where the product's pages are, such as `https://tumble.example`.
    public static func resetPassword(_ token: String, at publicURL: String) -> String { "\(publicURL)\(resetPasswordPath)?token=\(token)" }

    /// The link that confirms an address.
    public static func verifyEmail(_ token: String, at publicURL: String) -> String { "\(publicURL)\(verifyEmailPath)?token=\(token)" }

    /// Where a forgotten password is told of.
    public static func forgotPassword(at publicURL: String) -> String { "\(publicURL)\(forgotPasswordPath)" }
}
