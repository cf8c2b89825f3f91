public import AuthAPI
public import Core

/// Makes, lists and uses passkeys.
public protocol PasskeyService: Sendable {
    /// Returns what the browser needs to sign in with a passkey.
    func passkeySignInOptions() async throws(APIError) -> PasskeyRequestOptions

    /// Signs in with the answer of a passkey.
    ///
    /// - Throws: `invalid_passkey`.
    func signIn(with answer: PasskeyAnswer) async throws(APIError) -> User

    /// Returns what the browser needs for a proof with one of the person's passkeys.
    ///
    /// - Throws: `no_passkeys`.
    func passkeyProofOptions() async throws(APIError) -> PasskeyRequestOptions

    /// Proves with the answer of a passkey who the person is. Calls that waited are repeated.
    ///
    /// - Throws: `invalid_passkey`.
    func prove(with answer: PasskeyAnswer) async throws(APIError) -> Bool

    /// Returns the person's passkeys.
    func passkeys() async throws(APIError) -> [Passkey]

    /// Returns what the browser needs to make a passkey.
    ///
    /// - Throws: `proof_required`, `email_unverified`, or `too_many_passkeys`.
    func passkeyCreationOptions() async throws(APIError) -> PasskeyCreationOptions

    /// Adds a passkey that the browser made.
    ///
    /// - Throws: `proof_required`, `invalid_passkey`, or `passkey_exists`.
    func addPasskey(_ passkey: NewPasskey) async throws(APIError) -> Passkey

    /// Renames a passkey.
    func renamePasskey(_ id: Int, to name: String) async throws(APIError) -> Passkey

    /// Removes a passkey.
    ///
    /// - Throws: `proof_required`, or status 404 if it has been removed already.
    func removePasskey(_ id: Int) async throws(APIError)
}
