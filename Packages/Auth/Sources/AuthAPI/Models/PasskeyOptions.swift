/// A credential by its id, in the JSON form of WebAuthn Level 3, 5.8.3.
public struct PasskeyDescriptor: Codable, Sendable, Equatable {
    /// `public-key`.
    public let type: String
    /// The credential's id as base64url.
    public let id: String
    /// The ways to reach its authenticator, such as `internal` or `usb`.
    public let transports: [String]

    /// Creates a descriptor.
    public init(id: String, transports: [String]) {
        type = "public-key"
        self.id = id
        self.transports = transports
    }

    /// A passkey of the device itself, for tests and documentation.
    public static let sample = PasskeyDescriptor(id: "c2FtcGxlLWNyZWRlbnRpYWw", transports: ["internal"])
}

/// The options with which a browser makes a passkey: the JSON form of WebAuthn Level 3, 5.4, which `PublicKeyCredential.parseCreationOptionsFromJSON`
/// reads.
public struct PasskeyCreationOptions: Codable, Sendable, Equatable {
    /// The site that the passkey is for.
    public struct Site: Codable, Sendable, Equatable {
        /// The domain.
        public let id: String
        /// The product's name.
        public let name: String

        /// Creates a site.
        public init(id: String, name: String) {
            self.id = id
            self.name = name
        }
    }

    /// The person whom the passkey is for.
    public struct Owner: Codable, Sendable, Equatable {
        /// A random name of the account as base64url.
        public let id: String
        /// The email address.
        public let name: String
        /// The name that the browser shows.
        public let displayName: String

        /// Creates a person.
        public init(id: String, name: String, displayName: String) {
            self.id = id
            self.name = name
            self.displayName = displayName
        }
    }

    /// An algorithm that is accepted.
    public struct Algorithm: Codable, Sendable, Equatable {
        /// `public-key`.
        public let type: String
        /// The algorithm's number in COSE's registry.
        public let alg: Int

        /// Creates an algorithm.
        public init(alg: Int) {
            type = "public-key"
            self.alg = alg
        }
    }

    /// The demands on the authenticator: a passkey that is found without naming the account, and a check of the person by PIN or body.
    public struct Selection: Codable, Sendable, Equatable {
        /// `required`.
        public let residentKey: String
        /// True, for older browsers.
        public let requireResidentKey: Bool
        /// `required`.
        public let userVerification: String

        /// Creates the demands.
        public init() { (residentKey, requireResidentKey, userVerification) = ("required", true, "required") }
    }

    /// The site.
    public let rp: Site
    /// The person.
    public let user: Owner
    /// The challenge to sign, as base64url.
    public let challenge: String
    /// The accepted algorithms, the preferred one first.
    public let pubKeyCredParams: [Algorithm]
    /// The time for the person to decide, in milliseconds.
    public let timeout: Int
    /// The passkeys that the person has already.
    public let excludeCredentials: [PasskeyDescriptor]
    /// The demands on the authenticator.
    public let authenticatorSelection: Selection
    /// `none`: the authenticator's maker doesn't matter.
    public let attestation: String

    /// Creates options.
    public init(
        site: Site, owner: Owner, challenge: String, algorithms: [Int], timeout: Int, excludeCredentials: [PasskeyDescriptor]
    ) {
        (rp, user, self.challenge, self.timeout) = (site, owner, challenge, timeout)
        pubKeyCredParams = algorithms.map { Algorithm(alg: $0) }
        self.excludeCredentials = excludeCredentials
        (authenticatorSelection, attestation) = (Selection(), "none")
    }

    /// Options for tests and documentation.
    public static let sample = PasskeyCreationOptions(
        site: Site(id: "tumble.example", name: "Tumble"),
        owner: Owner(id: "c2FtcGxlLWhhbmRsZQ", name: "customer@tumble.example", displayName: "Casey Customer"), challenge: "c2FtcGxlLWNoYWxsZW5nZQ",
        algorithms: [-8, -7], timeout: 300_000, excludeCredentials: [.sample])
}

/// The options with which a browser uses a passkey: the JSON form of WebAuthn Level 3, 5.5, which `PublicKeyCredential.parseRequestOptionsFromJSON` reads.
public struct PasskeyRequestOptions: Codable, Sendable, Equatable {
    /// The challenge to sign, as base64url.
    public let challenge: String
    /// The time for the person to decide, in milliseconds.
    public let timeout: Int
    /// The domain of the site.
    public let rpId: String
    /// The passkeys to choose from; empty at sign-in, where the person chooses the account.
    public let allowCredentials: [PasskeyDescriptor]
    /// `required`.
    public let userVerification: String

    /// Creates options.
    public init(challenge: String, timeout: Int, party: String, allowCredentials: [PasskeyDescriptor]) {
        (self.challenge, self.timeout, rpId, self.allowCredentials) = (challenge, timeout, party, allowCredentials)
        userVerification = "required"
    }

    /// Options of a sign-in, for tests and documentation.
    public static let sample = PasskeyRequestOptions(
        challenge: "c2FtcGxlLWNoYWxsZW5nZQ", timeout: 300_000, party: "tumble.example", allowCredentials: [])
}
