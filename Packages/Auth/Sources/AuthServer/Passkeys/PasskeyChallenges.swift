import Core
import Crypto
import Foundation
import Persistence

/// Issues the challenges that passkeys sign, and sees that each is used once and in time.
///
/// A challenge holds its own expiry and an authentication code, so that asking for one, which strangers may, writes nothing. What is stored is the hash of
/// each that was used, until it expires.
struct PasskeyChallenges: Sendable {
    /// The call that a challenge is for. One for another call, person or session isn't accepted.
    enum Purpose: Sendable, Equatable {
        case registration(account: Int, session: Int)
        case signIn
        case proof(account: Int, session: Int)

        fileprivate var text: String {
            switch self {
            case .registration(let account, let session): "registration \(account) \(session)"
            case .signIn: "sign-in"
            case .proof(let account, let session): "proof \(account) \(session)"
            }
        }
    }

    /// The seconds for which a challenge can be used: the time to decide, twice.
    static let lifetime: TimeInterval = 600
    private static let randomLength = 24
    private static let payloadLength = randomLength + 8

    private let keys: [SymmetricKey]
    private let random: any RandomSource

    init(settings: AuthSettings, random: any RandomSource) {
        keys = settings.keys.all.map(\.challengeSecret)
        self.random = random
    }

    /// Makes a challenge.
    func issue(_ purpose: Purpose, at now: Date) -> Data {
        let expiry = UInt64(max(0, now.timeIntervalSince1970 + Self.lifetime))
        let payload = Data(random.bytes(Self.randomLength)) + Data((0..<8).map { UInt8(truncatingIfNeeded: expiry >> (56 - 8 * $0)) })
        return payload + code(payload, purpose, keys[0])
    }

    /// Checks a challenge that came back, but not whether it was used.
    ///
    /// - Throws: ``PasskeyRefusal/wrongChallenge``.
    func check(_ challenge: Data, _ purpose: Purpose, at now: Date) throws(PasskeyRefusal) {
        let (payload, code) = (Data(challenge.prefix(Self.payloadLength)), Data(challenge.dropFirst(Self.payloadLength)))
        let signed = Data(purpose.text.utf8) + payload
        guard payload.count == Self.payloadLength, keys.contains(where: { HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: signed, using: $0) }),
            now.timeIntervalSince1970 < Self.expiry(payload)
        else { throw .wrongChallenge }
    }

    /// Uses a checked challenge up.
    ///
    /// - Throws: ``PasskeyRefusal/wrongChallenge`` if it was used before.
    func use(_ challenge: Data, in transaction: Transaction) throws {
        let hash = Data(SHA256.hash(data: challenge)).base64URL
        let expiresAt = Date(timeIntervalSince1970: Self.expiry(Data(challenge.prefix(Self.payloadLength))))
        let used = try transaction.execute(
            "INSERT INTO auth_passkey_challenge (challenge_hash, expires_at) VALUES (\(hash), \(expiresAt)) ON CONFLICT (challenge_hash) DO NOTHING")
        guard used == 1 else { throw PasskeyRefusal.wrongChallenge }
    }

    /// Forgets the used challenges that have expired.
    static func removeExpired(before now: Date, from database: any Database) async throws {
        try await database.delete(from: "auth_passkey_challenge", where: "expires_at < \(now)")
    }

    private func code(_ payload: Data, _ purpose: Purpose, _ key: SymmetricKey) -> Data {
        Data(HMAC<SHA256>.authenticationCode(for: Data(purpose.text.utf8) + payload, using: key))
    }

    private static func expiry(_ payload: Data) -> TimeInterval { TimeInterval(payload.suffix(8).reduce(0 as UInt64) { $0 << 8 | UInt64($1) }) }
}

extension SigningKey {
    /// The secret that authenticates the challenges of passkeys (HKDF, RFC 5869).
    fileprivate var challengeSecret: SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: privateKey.rawRepresentation), info: Data("passkey challenges".utf8), outputByteCount: 32)
    }
}
