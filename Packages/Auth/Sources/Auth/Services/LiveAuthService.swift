public import AuthAPI
public import Core
import Foundation
import LocationAPI
public import Networking

/// The service over the API.
public struct LiveAuthService: AuthService {
    private let client: APIClient
    private let session: AuthSession

    /// Creates the service.
    ///
    /// - Parameters:
    ///   - client: the client that calls the API with the session's tokens.
    ///   - session: the same session, which signing in begins and signing out ends.
    public init(client: APIClient, session: AuthSession) {
        self.client = client
        self.session = session
    }

    /// Creates an account and signs it in.
    public func register(name: String, email: String, password: String) async throws(APIError) -> User {
        try await begin(await client.call(AuthEndpoints.register, RegisterRequest(name: name, email: email, password: password)))
    }

    /// Signs in.
    public func signIn(email: String, password: String, code: String? = nil) async throws(APIError) -> User {
        try await begin(await client.call(AuthEndpoints.login, LoginRequest(email: email, password: password, code: code)))
    }

    /// Ends the session. If the server can't be reached, it ends on this device alone, and its tokens expire by themselves.
    public func signOut() async {
        if let tokens = await session.tokens() {
            _ = try? await client.call(AuthEndpoints.logout, LogoutRequest(refreshToken: tokens.refreshToken), retryingAfterRefresh: false)
        }
        await session.end()
    }

    /// Returns the user of the session.
    public func me() async throws(APIError) -> User {
        let hadSession = await session.tokens() != nil
        do {
            return try await client.call(AuthEndpoints.me)
        } catch {
            guard error.status == 401 else { throw error }
            await session.end()
            throw hadSession ? .unauthorized(error.message, code: "session_over") : error
        }
    }

    /// Verifies the session if its access token has expired.
    public func returnToForeground() async {
        let lifecycle = SessionLifecycle(session: session) { [client] () async throws(APIError) in _ = try await client.call(AuthEndpoints.me) }
        _ = await lifecycle.returnToForeground()
    }

    /// Returns the signed-in person's profile.
    public func profile(of user: Int) async throws(APIError) -> Profile {
        try await client.callShared(AuthEndpoints.profile, IDInput(id: user))
    }

    /// Changes the signed-in person's profile.
    public func updateProfile(_ update: ProfileUpdate) async throws(APIError) -> Profile {
        try await client.call(AuthEndpoints.updateProfile, update)
    }

    /// Returns the point of an address.
    public func locate(line1: String, city: String, postalCode: String) async throws(APIError) -> Coordinate {
        try await client.call(LocationEndpoints.geocode, GeocodeRequest(line1: line1, city: city, postalCode: postalCode))
    }

    /// Returns the devices on which the person is signed in.
    public func devices() async throws(APIError) -> [SignedInDevice] { try await client.call(AuthEndpoints.sessions) }

    /// Signs the person out on one device.
    public func signOut(device: Int) async throws(APIError) {
        _ = try await client.call(AuthEndpoints.revokeSession, IDInput(id: device))
    }

    /// Changes the password.
    public func changePassword(from current: String, to new: String) async throws(APIError) {
        _ = try await client.call(AuthEndpoints.changePassword, ChangePasswordRequest(currentPassword: current, newPassword: new))
    }

    /// Asks for a mail with a link for a new password.
    public func forgotPassword(email: String) async throws(APIError) {
        _ = try await client.call(AuthEndpoints.forgotPassword, ForgotPasswordRequest(email: email))
    }

    /// Sets a new password with a mailed token.
    public func resetPassword(token: String, to new: String) async throws(APIError) {
        _ = try await client.call(AuthEndpoints.resetPassword, ResetPasswordRequest(token: token, newPassword: new))
    }

    /// Confirms an email address with a mailed token.
    public func verifyEmail(token: String) async throws(APIError) {
        _ = try await client.call(AuthEndpoints.verifyEmail, VerifyEmailRequest(token: token))
    }

    /// Asks for the mail that confirms the person's email address again.
    public func resendVerification() async throws(APIError) {
        _ = try await client.call(AuthEndpoints.resendVerification)
    }

    /// Returns the person's email address, and the change of it that waits.
    public func email() async throws(APIError) -> AccountEmail { try await client.call(AuthEndpoints.email) }

    /// Asks for a mail with a link to a new address.
    public func changeEmail(to email: String, password: String) async throws(APIError) -> AccountEmail {
        try await client.call(AuthEndpoints.changeEmail, ChangeEmailRequest(email: email, currentPassword: password))
    }

    /// Gives up the change of the address that waits.
    public func cancelEmailChange() async throws(APIError) -> AccountEmail { try await client.call(AuthEndpoints.cancelEmailChange) }

    /// Asks for the mail with the link of the change that waits again.
    public func resendEmailChange() async throws(APIError) { _ = try await client.call(AuthEndpoints.resendEmailChange) }

    /// Returns whether the person has agreed to analytics.
    public func analyticsConsent() async throws(APIError) -> Bool { try await client.call(AnalyticsEndpoints.consent).given }

    /// Agrees to analytics, or takes that back.
    public func chooseAnalytics(_ isGiven: Bool) async throws(APIError) -> Bool {
        try await client.call(AnalyticsEndpoints.choose, AnalyticsChoice(given: isGiven)).given
    }

    /// Returns the beginnings and ends of the session from now on.
    public func sessionChanges() -> AsyncStream<Bool> { session.changes() }

    /// Returns the questions of the session's calls.
    public func proofQuestions() -> AsyncStream<Bool> { client.proofs?.questions() ?? AsyncStream { $0.finish() } }

    /// Proves again who the person is.
    public func prove(password: String?, code: String?) async throws(APIError) {
        let proven = try await client.call(AuthEndpoints.prove, ProofRequest(password: password, code: code))
        await session.adopt(accessToken: proven.accessToken, expiresAt: proven.expiresAt)
        await client.proofs?.finish(isProven: true)
    }

    /// Returns what the browser needs for a proof with one of the person's passkeys.
    public func passkeyProofOptions() async throws(APIError) -> PasskeyRequestOptions { try await client.call(PasskeyEndpoints.proofOptions) }

    /// Proves with the answer of a passkey who the person is.
    public func prove(with answer: PasskeyAnswer) async throws(APIError) -> Bool {
        let proven = try await client.call(PasskeyEndpoints.prove, answer)
        await session.adopt(accessToken: proven.accessToken, expiresAt: proven.expiresAt)
        await client.proofs?.finish(isProven: true)
        return true
    }

    /// Lets the calls fail that wait for a proof.
    public func dismissProof() async { await client.proofs?.finish(isProven: false) }

    /// Returns the person's second factors.
    public func factors() async throws(APIError) -> SecondFactors { try await client.call(AuthEndpoints.factors) }

    /// Makes a secret for an authenticator app.
    public func enrollTOTP() async throws(APIError) -> TOTPEnrollment { try await client.call(AuthEndpoints.enrollTOTP) }

    /// Confirms the secret with a code of the app.
    public func confirmTOTP(code: String) async throws(APIError) -> RecoveryCodes {
        try await client.call(AuthEndpoints.confirmTOTP, CodeRequest(code: code))
    }

    /// Removes the authenticator app and the recovery codes.
    public func removeTOTP() async throws(APIError) { _ = try await client.call(AuthEndpoints.removeTOTP) }

    /// Makes new recovery codes.
    public func renewRecoveryCodes() async throws(APIError) -> RecoveryCodes { try await client.call(AuthEndpoints.renewRecoveryCodes) }

    /// Returns what is kept of the person, and what they agreed to.
    public func privacyOverview() async throws(APIError) -> PrivacyOverview { try await client.call(PersonalDataEndpoints.overview) }

    /// Returns the archive that the person last asked for.
    public func export() async throws(APIError) -> AccountExportState { try await client.call(PersonalDataEndpoints.export) }

    /// Has an archive put together.
    public func requestExport() async throws(APIError) -> AccountExportState { try await client.call(PersonalDataEndpoints.requestExport) }

    /// Returns whether the person's account is to be deleted.
    public func deletion() async throws(APIError) -> AccountDeletion { try await client.call(PersonalDataEndpoints.deletion) }

    /// Has the person's account deleted, and ends the session on this device.
    public func deleteAccount() async throws(APIError) -> AccountDeletion {
        let deletion = try await client.call(PersonalDataEndpoints.delete)
        await session.end()
        return deletion
    }

    /// Keeps the person's account.
    public func keepAccount() async throws(APIError) { _ = try await client.call(PersonalDataEndpoints.keep) }

    private func begin(_ response: SessionResponse) async throws(APIError) -> User {
        let tokens = Tokens(accessToken: response.accessToken, refreshToken: response.refreshToken, expiresAt: response.expiresAt)
        do {
            try await session.begin(tokens)
        } catch {
            throw APIError(status: 0, code: "session_not_kept", message: Strings.sessionNotKept)
        }
        return response.user
    }
}

extension LiveAuthService {
    /// Returns what the browser needs to sign in with a passkey.
    public func passkeySignInOptions() async throws(APIError) -> PasskeyRequestOptions { try await client.call(PasskeyEndpoints.signInOptions) }

    /// Signs in with the answer of a passkey.
    public func signIn(with answer: PasskeyAnswer) async throws(APIError) -> User {
        try await begin(await client.call(PasskeyEndpoints.signIn, answer))
    }

    /// Returns the person's passkeys.
    public func passkeys() async throws(APIError) -> [Passkey] { try await client.call(PasskeyEndpoints.list) }

    /// Returns what the browser needs to make a passkey.
    public func passkeyCreationOptions() async throws(APIError) -> PasskeyCreationOptions {
        try await client.call(PasskeyEndpoints.creationOptions)
    }

    /// Adds a passkey that the browser made.
    public func addPasskey(_ passkey: NewPasskey) async throws(APIError) -> Passkey { try await client.call(PasskeyEndpoints.add, passkey) }

    /// Renames a passkey.
    public func renamePasskey(_ id: Int, to name: String) async throws(APIError) -> Passkey {
        try await client.call(PasskeyEndpoints.rename, PasskeyName(id: id, name: name))
    }

    /// Removes a passkey.
    public func removePasskey(_ id: Int) async throws(APIError) { _ = try await client.call(PasskeyEndpoints.remove, IDInput(id: id)) }
}
