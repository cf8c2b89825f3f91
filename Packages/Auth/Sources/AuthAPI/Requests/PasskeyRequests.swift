public import Core

/// A passkey that a browser made. The texts besides the name are base64url.
public struct NewPasskey: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The name; nil for that of the device.
    public let name: String?
    /// The credential's id.
    public let credentialID: String
    /// The browser's statement about the call.
    public let clientDataJSON: String
    /// The authenticator's statement about the passkey.
    public let attestationObject: String
    /// The ways to reach the authenticator, such as `internal` or `usb`.
    public let transports: [String]

    /// Creates a passkey.
    public init(name: String? = nil, credentialID: String, clientDataJSON: String, attestationObject: String, transports: [String]) {
        (self.name, self.credentialID, self.transports) = (name, credentialID, transports)
        (self.clientDataJSON, self.attestationObject) = (clientDataJSON, attestationObject)
    }

    /// The type's name alone, which keeps the challenge out of logs.
    public var description: String { "NewPasskey" }

    /// A passkey for tests and documentation.
    public static let sample = NewPasskey(
        name: "My phone", credentialID: "c2FtcGxlLWNyZWRlbnRpYWw", clientDataJSON: "e30", attestationObject: "oA", transports: ["internal"])

    enum CodingKeys: String, CodingKey {
        case name
        case credentialID = "credentialId"
        case clientDataJSON, attestationObject, transports
    }
}

extension NewPasskey: TextLimited {
    /// The maximum lengths of its texts. An id has up to 1,023 bytes; a statement of a maker may hold several certificates.
    public static let textLimits = ["name": 60, "credentialId": 1_364, "clientDataJSON": 8_192, "attestationObject": 10_000, "transports": 32]
}

/// The answer of a passkey to a challenge, as the browser gives it. The texts are base64url.
public struct PasskeyAnswer: Codable, Sendable, Equatable, CustomStringConvertible {
    /// The credential's id.
    public let credentialID: String
    /// The browser's statement about the call.
    public let clientDataJSON: String
    /// The authenticator's statement about what it did.
    public let authenticatorData: String
    /// The signature of both.
    public let signature: String
    /// The random name of the account; nil if the authenticator was asked for this passkey.
    public let userHandle: String?

    /// Creates an answer.
    public init(credentialID: String, clientDataJSON: String, authenticatorData: String, signature: String, userHandle: String?) {
        (self.credentialID, self.userHandle) = (credentialID, userHandle)
        (self.clientDataJSON, self.authenticatorData, self.signature) = (clientDataJSON, authenticatorData, signature)
    }

    /// The type's name alone, which keeps the signature out of logs.
    public var description: String { "PasskeyAnswer" }

    /// An answer for tests and documentation.
    public static let sample = PasskeyAnswer(
        credentialID: "c2FtcGxlLWNyZWRlbnRpYWw", clientDataJSON: "e30", authenticatorData: "AA", signature: "AA", userHandle: "c2FtcGxlLWhhbmRsZQ")

    enum CodingKeys: String, CodingKey {
        case credentialID = "credentialId"
        case clientDataJSON, authenticatorData, signature, userHandle
    }
}

extension PasskeyAnswer: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = [
        "credentialId": 1_364, "clientDataJSON": 8_192, "authenticatorData": 8_192, "signature": 1_024, "userHandle": 128,
    ]
}

/// A passkey's new name.
public struct PasskeyName: Codable, Sendable, Equatable {
    /// The passkey, from the path.
    public let id: Int
    /// The name, 1 to 60 characters.
    public let name: String

    /// Creates a name.
    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }

    /// A name for tests and documentation.
    public static let sample = PasskeyName(id: 3, name: "My phone")
}

extension PasskeyName: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["name": 60]
}
