/// The second factors of the caller's account.
public struct SecondFactors: Codable, Sendable, Equatable {
    /// Whether codes of an authenticator app are set up.
    public let totp: Bool
    /// The number of recovery codes that haven't been used.
    public let recoveryCodes: Int
    /// Whether the caller needs a second factor for their roles.
    public let isRequired: Bool

    /// Creates the value.
    public init(totp: Bool, recoveryCodes: Int, isRequired: Bool) {
        self.totp = totp
        self.recoveryCodes = recoveryCodes
        self.isRequired = isRequired
    }

    /// An account with codes set up, for tests, previews and documentation.
    public static let sample = SecondFactors(totp: true, recoveryCodes: 8, isRequired: false)
}

/// A secret for an authenticator app, which counts once a code of the app confirms it.
public struct TOTPEnrollment: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The secret in base32, to be typed into the app.
    public let secret: String
    /// The same as an `otpauth:` URI, to be shown as a QR code.
    public let uri: String

    /// Creates an enrollment.
    public init(secret: String, uri: String) {
        self.secret = secret
        self.uri = uri
    }

    /// The type's name alone, which keeps the secret out of logs.
    public var description: String { "TOTPEnrollment" }

    /// An enrollment for tests, previews and documentation, with the secret of RFC 6238.
    public static let sample = TOTPEnrollment(
        secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ",
        uri: "otpauth://totp/Tumble:customer%40tumble.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Tumble")
}

/// New recovery codes, which are shown this once. Those of before are no longer valid.
public struct RecoveryCodes: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The codes, each valid once in place of a code of the authenticator app.
    public let codes: [String]

    /// Creates the value.
    public init(codes: [String]) { self.codes = codes }

    /// The type's name alone, which keeps the codes out of logs.
    public var description: String { "RecoveryCodes" }

    /// Codes for tests, previews and documentation.
    public static let sample = RecoveryCodes(codes: [
        "7kq2m-x9d4r", "c3hvw-58jtb", "n6pfz-2gqse", "w4yxk-m7c9d", "r8tbh-3vjnp", "f2gzs-q6k5w", "x9dmc-4ryht", "j7vbn-8p2ke", "s5wqf-z3gxm", "h4cjt-n9rdy",
    ])
}
