#if DEBUG
public import AuthAPI
public import Core

extension FakeAuthService {
    /// Returns the sample, or fails as given.
    public func passkeySignInOptions() async throws(APIError) -> PasskeyRequestOptions {
        try fail()
        return .sample
    }

    /// Has the given outcome.
    public func signIn(with answer: PasskeyAnswer) async throws(APIError) -> User { try user.get() }

    /// Returns the sample, or fails as given.
    public func passkeyProofOptions() async throws(APIError) -> PasskeyRequestOptions {
        try fail()
        return .sample
    }

    /// Succeeds, or fails as given.
    public func prove(with answer: PasskeyAnswer) async throws(APIError) -> Bool {
        try fail()
        return true
    }

    /// Returns the sample, or fails as given.
    public func passkeys() async throws(APIError) -> [Passkey] {
        try fail()
        return [.sample]
    }

    /// Returns the sample, or fails as given.
    public func passkeyCreationOptions() async throws(APIError) -> PasskeyCreationOptions {
        try fail()
        return .sample
    }

    /// Returns a new passkey of the sample's time, or fails as given.
    public func addPasskey(_ passkey: NewPasskey) async throws(APIError) -> Passkey {
        try fail()
        return Passkey(id: 9, name: passkey.name ?? "Firefox on Linux", createdAt: Passkey.sample.createdAt, lastUsedAt: nil)
    }

    /// Returns the sample with the name, or fails as given.
    public func renamePasskey(_ id: Int, to name: String) async throws(APIError) -> Passkey {
        try fail()
        return Passkey(id: id, name: name, createdAt: Passkey.sample.createdAt, lastUsedAt: nil)
    }

    /// Fails as given.
    public func removePasskey(_ id: Int) async throws(APIError) { try fail() }
}
#endif
