/// Where mail is handed over, and who it is from.
public struct SMTPSettings: Sendable, CustomStringConvertible {
    /// How the connection is protected.
    public enum Security: String, Sendable, CaseIterable {
        /// TLS from the first byte, usually on port 465.
        case tls
        /// TLS after the greeting, usually on port 587; a server that doesn't offer it gets nothing.
        case startTLS = "starttls"
        /// Not at all: for a relay on the same machine. Credentials are never sent that way.
        case none
    }

    /// The mail server's name, which its certificate must have.
    public let host: String
    /// The port.
    public let port: Int
    /// How the connection is protected.
    public let security: Security
    /// Who signs in there; nil where nobody need.
    public let username: String?
    /// The password.
    public let password: String?
    /// The address that mail is from, such as `no-reply@tumble.example`.
    public let sender: String
    /// The name that mail is from.
    public let senderName: String
    /// How long handing over one mail may take, connection included.
    public let timeout: Duration
    /// A file of certificates in PEM that are trusted instead of the system's; for servers of one's own, and for tests.
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
