public import AuthAPI
public import Core

/// Signs people in and out, and reads and changes their account.
public protocol AuthService: PasskeyService {
    /// Creates an account and signs it in.
    ///
    /// - Throws: status 422 with the fields at fault.
    func register(name: String, email: String, password: String) async throws(APIError) -> User

    /// Signs in.
    ///
    /// - Parameter code: a code of the second factor, if the account has one.
    /// - Throws: `invalid_credentials`; `second_factor_required` if a code is missing, `invalid_code` for a wrong one.
    func signIn(email: String, password: String, code: String?) async throws(APIError) -> User

    /// Returns the questions whether it is really the person (true), and their ends (false), from now on: calls that need a fresh proof wait.
    func proofQuestions() -> AsyncStream<Bool>

    /// Proves again who the person is, by code if the account has a second factor, else by password. Calls that waited are repeated.
    ///
    /// - Throws: status 422 with the field at fault.
    func prove(password: String?, code: String?) async throws(APIError)

    /// Lets the calls fail that wait for a proof.
    func dismissProof() async

    /// Returns the person's second factors.
    func factors() async throws(APIError) -> SecondFactors

    /// Makes a secret for an authenticator app.
    func enrollTOTP() async throws(APIError) -> TOTPEnrollment

    /// Confirms the secret with a code of the app.
    ///
    /// - Throws: `invalid_code`.
    func confirmTOTP(code: String) async throws(APIError) -> RecoveryCodes

    /// Removes the authenticator app and the recovery codes.
    func removeTOTP() async throws(APIError)

    /// Makes new recovery codes.
    func renewRecoveryCodes() async throws(APIError) -> RecoveryCodes

    /// Ends the session on this device, and on the server if it can be reached.
    func signOut() async

    /// Returns the user of the session that this device keeps.
    ///
    /// - Throws: status 401 if there is no session, as `session_over` if there was one until now; it has then been cleared. Any other error keeps it.
    func me() async throws(APIError) -> User

    /// Verifies the session if its access token has expired, when the app is in the foreground again. ``sessionChanges()`` says if it has ended.
    func returnToForeground() async

    /// Returns the signed-in person's profile.
    func profile(of user: Int) async throws(APIError) -> Profile

    /// Changes the signed-in person's profile.
    func updateProfile(_ update: ProfileUpdate) async throws(APIError) -> Profile

    /// Returns the point of an address.
    ///
    /// - Throws: status 422 with the fields at fault.
    func locate(line1: String, city: String, postalCode: String) async throws(APIError) -> Coordinate

    /// Returns the devices on which the person is signed in.
    func devices() async throws(APIError) -> [SignedInDevice]

    /// Signs the person out on one device.
    ///
    /// - Throws: status 404 if that session has ended already.
    func signOut(device: Int) async throws(APIError)

    /// Changes the password and signs out all other devices.
    ///
    /// - Throws: status 422 with the fields at fault.
    func changePassword(from current: String, to new: String) async throws(APIError)

    /// Asks for a mail with a link for a new password. None is sent if the address has no account.
    func forgotPassword(email: String) async throws(APIError)

    /// Sets a new password with a mailed token, and signs out all devices.
    ///
    /// - Throws: `invalid_token`, or status 422 with the fields at fault.
    func resetPassword(token: String, to new: String) async throws(APIError)

    /// Confirms the person's email address, or the one that is to take its place, with a mailed token.
    ///
    /// - Throws: `invalid_token`, `other_account`, `email_taken`.
    func verifyEmail(token: String) async throws(APIError)

    /// Asks for the mail that confirms the person's email address again.
    func resendVerification() async throws(APIError)

    /// Returns the person's email address, and the change of it that waits.
    func email() async throws(APIError) -> AccountEmail

    /// Asks for a mail with a link to a new address, which takes the present one's place once the link is used.
    ///
    /// - Throws: status 422 with the fields at fault.
    func changeEmail(to email: String, password: String) async throws(APIError) -> AccountEmail

    /// Gives up the change of the address that waits.
    func cancelEmailChange() async throws(APIError) -> AccountEmail

    /// Asks for the mail with the link of the change that waits again.
    func resendEmailChange() async throws(APIError)

    /// Returns whether the person has agreed to analytics.
    func analyticsConsent() async throws(APIError) -> Bool

    /// Agrees to analytics, or takes that back, which deletes what was collected.
    ///
    /// - Returns: the choice as it is stored.
    func chooseAnalytics(_ isGiven: Bool) async throws(APIError) -> Bool

    /// Returns what is kept of the person, and what they agreed to.
    func privacyOverview() async throws(APIError) -> PrivacyOverview

    /// Returns the archive of their data that the person last asked for.
    func export() async throws(APIError) -> AccountExportState

    /// Has an archive of the person's data put together, unless one is under way.
    func requestExport() async throws(APIError) -> AccountExportState

    /// Returns whether the person's account is to be deleted, and what speaks against it.
    func deletion() async throws(APIError) -> AccountDeletion

    /// Has the person's account deleted after a time of grace, and ends the session on this device; all others end on the server.
    ///
    /// - Throws: `deletion_refused` with what speaks against it.
    func deleteAccount() async throws(APIError) -> AccountDeletion

    /// Keeps the person's account that was to be deleted.
    func keepAccount() async throws(APIError)

    /// Returns the beginnings (true) and ends (false) of the session from now on, whatever caused them.
    func sessionChanges() -> AsyncStream<Bool>
}
