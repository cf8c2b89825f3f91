/// The mail server, and the sender of mail.
public struct SMTPSettings: Sendable, CustomStringConvertible {
    /// The encryption of the connection.
    public enum Security: String, Sendable, CaseIterable {
        /// TLS from the first byte, usually on port 465.
        case tls
        /// TLS after the greeting, usually on port 587. A server that doesn't support it gets no mail.
        case startTLS = "starttls"
        /// No encryption: for a relay on the same machine. Credentials are never sent this way.
        case none
    }

    /// The mail server's name, which its certificate must contain.
    public let host: String
    /// The port.
    public let port: Int
    /// The encryption of the connection.
    public let security: Security
    /// The user name; nil if the server requires no sign-in.
    public let username: String?
    /// The user's password.
    public let password: String?
    /// The sender's address, such as `no-reply@tumble.example`.
    public let sender: String
    /// The sender's name.
    public let senderName: String
    /// The time limit for sending one message, including the connection.
    public let timeout: Duration
    /// A PEM file of trusted certificates to use instead of the system's, for private servers and tests.
    public let trustedCertificates: String?

    /// Creates settings.
    public init(
        host: String, port: Int, security: Security, username: String? = nil, password: String? = nil, sender: String, senderName: String,
        timeout: Duration = .seconds(30), trustedCertificates: String? = nil
    ) {
        self.host = host
        self.port = port
        self.security = security
        self.username = username
        self.password = password
        self.sender = sender
        self.senderName = senderName
        self.timeout = timeout
        self.trustedCertificates = trustedCertificates
    }

    /// The server, without credentials.
    public var description: String { "SMTPSettings(\(host):\(port), \(security.rawValue))" }
}
