import Crypto
import Foundation

/// The signed statement of an authenticator about itself and what it did (WebAuthn Level 3, 6.1).
struct AuthenticatorData: Sendable {
    /// A new credential within the data.
    struct Credential: Sendable {
        let id: Data
        /// The COSE key, as it came.
        let publicKey: Data
        let key: PasskeyPublicKey
    }

    private enum Flag {
        static let userPresent: UInt8 = 1 << 0
        static let userVerified: UInt8 = 1 << 2
        static let backupEligible: UInt8 = 1 << 3
        static let backedUp: UInt8 = 1 << 4
        static let hasCredential: UInt8 = 1 << 6
        static let hasExtensions: UInt8 = 1 << 7
    }

    /// The length of hash, flags and counter.
    private static let headLength = 37
    /// The longest id of a credential (7.1, step 25).
    private static let longestID = 1023

    let relyingPartyHash: Data
    let isUserPresent: Bool
    let isUserVerified: Bool
    /// Whether the passkey may be synchronized to other devices.
    let isBackupEligible: Bool
    /// Whether it is.
    let isBackedUp: Bool
    /// The number of signatures so far; 0 always for those who don't count.
    let signCount: Int
    /// The new credential, in the response to a registration.
    let credential: Credential?

    /// Reads the data.
    init(_ data: Data) throws(PasskeyRefusal) {
        guard data.count >= Self.headLength else { throw .malformedAuthenticatorData }
        let (head, flags) = (Data(data.prefix(Self.headLength)), data[data.startIndex + 32])
        relyingPartyHash = head.prefix(32)
        isUserPresent = flags & Flag.userPresent != 0
        isUserVerified = flags & Flag.userVerified != 0
        isBackupEligible = flags & Flag.backupEligible != 0
        isBackedUp = flags & Flag.backedUp != 0
        signCount = head.suffix(4).reduce(0) { $0 << 8 | Int($1) }
        var rest = Data(data.dropFirst(Self.headLength))
        credential = flags & Flag.hasCredential != 0 ? try Self.credential(&rest) : nil
        if flags & Flag.hasExtensions != 0 { try Self.skipExtensions(&rest) }
        guard rest.isEmpty else { throw .malformedAuthenticatorData }
    }

    /// Checks what registrations and sign-ins have in common (7.1, steps 14 to 18; 7.2, steps 15 to 19).
    func check(_ party: RelyingParty) throws(PasskeyRefusal) {
        guard relyingPartyHash == Data(SHA256.hash(data: Data(party.id.utf8))) else { throw .wrongRelyingParty }
        guard isUserPresent else { throw .noUserPresence }
        guard isUserVerified else { throw .noUserVerification }
        guard isBackupEligible || !isBackedUp else { throw .inconsistentBackup }
    }

    /// Reads the model of the authenticator (16 bytes, unused), the id with its length, and the key.
    private static func credential(_ rest: inout Data) throws(PasskeyRefusal) -> Credential {
        guard rest.count >= 18 else { throw .malformedAuthenticatorData }
        let length = rest.dropFirst(16).prefix(2).reduce(0) { $0 << 8 | Int($1) }
        guard (1...longestID).contains(length), rest.count >= 18 + length else { throw .malformedAuthenticatorData }
        let id = Data(rest.dropFirst(18).prefix(length))
        rest = Data(rest.dropFirst(18 + length))
        var reader = CBORReader(rest)
        guard let cose = try? reader.value() else { throw .malformedAuthenticatorData }
        let publicKey = Data(rest.prefix(reader.position))
        rest = Data(rest.dropFirst(reader.position))
        return Credential(id: id, publicKey: publicKey, key: try PasskeyPublicKey(cose: cose))
    }

    /// We ask for no extension whose output matters.
    private static func skipExtensions(_ rest: inout Data) throws(PasskeyRefusal) {
        var reader = CBORReader(rest)
        guard case .map? = try? reader.value() else { throw .malformedAuthenticatorData }
        rest = Data(rest.dropFirst(reader.position))
    }
}
