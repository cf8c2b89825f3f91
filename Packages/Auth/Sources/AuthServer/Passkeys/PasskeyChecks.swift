import Foundation

/// A browser's response to a registration.
struct PasskeyRegistration: Sendable {
    let id: Data
    let clientData: Data
    let attestation: Data
}

/// A browser's response to a sign-in or a proof.
struct PasskeyAssertion: Sendable {
    let id: Data
    let clientData: Data
    let authenticatorData: Data
    let signature: Data
    /// The random name of the account's owner that the authenticator keeps with the passkey; nil if it was asked for one passkey by name.
    let userHandle: Data?
}

/// The stored part of a passkey that its responses are checked against.
struct PasskeyRecord: Sendable {
    let credentialID: Data
    let publicKey: Data
    let userHandle: Data
    let signCount: Int
    let isBackupEligible: Bool
}

/// The steps of WebAuthn Level 3, sections 7.1 and 7.2, that follow those of ``ClientData`` and of the challenge.
enum PasskeyChecks {
    /// Checks the response to a registration.
    ///
    /// Statements of attestation aren't read: none is asked for, and no maker of authenticators is preferred.
    static func credential(
        of registration: PasskeyRegistration, _ party: RelyingParty
    ) throws(PasskeyRefusal) -> (AuthenticatorData, AuthenticatorData.Credential) {
        guard let object = try? CBORReader.value(of: registration.attestation).map, let format = object["fmt"]?.text,
            let statement = object["attStmt"]?.map, let bytes = object["authData"]?.bytes, format != "none" || statement.isEmpty
        else { throw .malformedAttestation }
        let data = try AuthenticatorData(bytes)
        try data.check(party)
        guard let credential = data.credential else { throw .malformedAuthenticatorData }
        guard credential.id == registration.id else { throw .wrongCredential }
        return (data, credential)
    }

    /// Checks the response to a sign-in or a proof.
    static func check(_ assertion: PasskeyAssertion, _ client: ClientData, against record: PasskeyRecord, _ party: RelyingParty) throws(PasskeyRefusal)
        -> AuthenticatorData
    {
        guard assertion.id == record.credentialID else { throw .unknownCredential }
        guard assertion.userHandle == nil || assertion.userHandle == record.userHandle else { throw .wrongUser }
        let data = try AuthenticatorData(assertion.authenticatorData)
        try data.check(party)
        // It is decided at registration for good.
        guard data.isBackupEligible == record.isBackupEligible else { throw .inconsistentBackup }
        guard try PasskeyPublicKey(stored: record.publicKey).isValid(assertion.signature, for: assertion.authenticatorData + client.hash) else {
            throw .wrongSignature
        }
        // Two authenticators with one key, of which one is a copy. Those that don't count send 0 always.
        guard data.signCount > record.signCount || (data.signCount == 0 && record.signCount == 0) else { throw .signCountWentBack }
        return data
    }
}
