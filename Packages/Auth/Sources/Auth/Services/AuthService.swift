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
    /// - Throws: `invalid_credentials`.
    func signIn(email: String, password: String) async throws(APIError) -> User

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

    /// Returns the beginnings (true) and ends (false) of the session from now on, whatever caused them.
    func sessionChanges() -> AsyncStream<Bool>
}
