extension SecurityEvent.Kind {
    /// Somebody made an account.
    public static let registered = Self(rawValue: "registered")
    /// Somebody signed in.
    public static let signedIn = Self(rawValue: "signed_in")
    /// A password was wrong, or there is no such account.
    public static let signInFailed = Self(rawValue: "sign_in_failed")
    /// A sign-in was put off, since too many before it had failed.
    public static let signInDelayed = Self(rawValue: "sign_in_delayed")
    /// Somebody signed out.
    public static let signedOut = Self(rawValue: "signed_out")
    /// A refresh token was used twice: its session ended.
    public static let refreshReused = Self(rawValue: "refresh_reused")
    /// A person ended a session of theirs from another device.
    public static let sessionRevoked = Self(rawValue: "session_revoked")
    /// A person changed their password.
    public static let passwordChanged = Self(rawValue: "password_changed")
    /// A link for a new password was sent.
    public static let passwordResetAsked = Self(rawValue: "password_reset_asked")
    /// A password was set with such a link.
    public static let passwordReset = Self(rawValue: "password_reset")
    /// An address was confirmed.
    public static let emailVerified = Self(rawValue: "email_verified")
    /// An administrator changed somebody's roles.
    public static let rolesChanged = Self(rawValue: "roles_changed")
}
