import AuthAPI
import Core
import Foundation
import Persistence

/// Checks the answers of passkeys, wherever one is used: against their challenge, the stored key, and the owner.
struct PasskeyVerification: Sendable {
    /// A passkey that answered as it should. Its challenge isn't used up yet.
    struct Verified: Sendable {
        let passkey: PasskeyRepository.Stored
        let data: AuthenticatorData
        let challenge: Data
    }

    private let party: RelyingParty?
    let challenges: PasskeyChallenges
    private let passkeys = PasskeyRepository()

    init(party: RelyingParty?, challenges: PasskeyChallenges) {
        self.party = party
        self.challenges = challenges
    }

    /// The site that the passkeys belong to.
    ///
    /// - Throws: ``APIError`` of status 409 `passkeys_unavailable` if the site has no name.
    var site: RelyingParty {
        get throws(APIError) {
            guard let party else { throw .conflict(Strings.passkeysUnavailable, code: "passkeys_unavailable") }
            return party
        }
    }

    /// Checks an answer.
    ///
    /// - Parameter account: the person who must own the passkey; nil to learn it from the passkey, which then has to name its owner.
    func check(_ answer: PasskeyAnswer, _ purpose: PasskeyChallenges.Purpose, account: Int?, at now: Date, database: any Database) async throws -> Verified {
        let (site, assertion) = (try site, try Self.assertion(answer))
        let client = try ClientData(assertion.clientData, .assertion, site)
        try challenges.check(client.challenge, purpose, at: now)
        guard let passkey = try await database.read({ try passkeys.find(credential: assertion.id, in: $0) }) else { throw PasskeyRefusal.unknownCredential }
        if let account { guard passkey.accountID == account else { throw PasskeyRefusal.wrongUser } }
        guard account != nil || assertion.userHandle != nil else { throw PasskeyRefusal.wrongUser }
        let data = try PasskeyChecks.check(assertion, client, against: passkey.record, site)
        return Verified(passkey: passkey, data: data, challenge: client.challenge)
    }

    /// Uses the challenge up and records the use of the passkey.
    ///
    /// - Throws: ``PasskeyRefusal`` if the challenge or a count of the passkey was used meanwhile.
    func use(_ verified: Verified, at now: Date, in transaction: Transaction) throws {
        try challenges.use(verified.challenge, in: transaction)
        guard try passkeys.markUsed(verified.passkey, verified.data, at: now, in: transaction) else { throw PasskeyRefusal.signCountWentBack }
    }

    private static func assertion(_ answer: PasskeyAnswer) throws(PasskeyRefusal) -> PasskeyAssertion {
        guard let id = Data(base64URL: answer.credentialID), let client = Data(base64URL: answer.clientDataJSON),
            let data = Data(base64URL: answer.authenticatorData), let signature = Data(base64URL: answer.signature)
        else { throw .malformedClientData }
        var handle: Data?
        if let text = answer.userHandle, !text.isEmpty {
            guard let bytes = Data(base64URL: text) else { throw .wrongUser }
            handle = bytes
        }
        return PasskeyAssertion(id: id, clientData: client, authenticatorData: data, signature: signature, userHandle: handle)
    }
}
