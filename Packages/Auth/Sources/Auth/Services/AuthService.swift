public import AuthAPI
public import Core

/// Signs people in and out, and reads and changes their account.
public protocol AuthService: Sendable {
    /// Makes an account and signs it in.
    ///
    /// - Throws: status 422 with the fields at fault, `email_taken`, or what kept the call from being answered.
    func register(name: String, email: String, password: String) async throws(APIError) -> User

    /// Signs in.
    ///
    /// - Throws: `invalid_credentials`, or what kept the call from being answered.
    func signIn(email: String, password: String) async throws(APIError) -> User

    /// Ends the session on this device, and at the server when it can be reached.
    func signOut() async

    /// The person of the session that is kept on this device.
    ///
    /// - Throws: status 401 when there is none (any more): it has then been cleared. Any other error keeps it.
    func me() async throws(APIError) -> User

    /// The app is in the foreground again: where the access token's time is over, the server is asked about the session first of all. Where it is
    /// over, ``sessionChanges()`` says so.
    func returnToForeground() async

    /// The signed-in person's profile.
    func profile(of user: Int) async throws(APIError) -> Profile

    /// Changes the signed-in person's profile.
    func updateProfile(_ update: ProfileUpdate) async throws(APIError) -> Profile

    /// Where an address is.
    ///
    /// - Throws: status 422 with the fields at fault, or what kept the call from being answered.
    func locate(line1: String, city: String, postalCode: String) async throws(APIError) -> Coordinate

    /// The devices on which the person is signed in.
    func devices() async throws(APIError) -> [SignedInDevice]

    /// Signs the person out on one device.
    ///
    /// - Throws: status 404 where that is over already, or what kept the call from being answered.
    func signOut(device: Int) async throws(APIError)

    /// Changes the password and signs out all other devices.
    ///
    /// - Throws: status 422 with the fields at fault, or what kept the call from being answered.
    func changePassword(from current: String, to new: String) async throws(APIError)

    /// Has a link for a new password sent, where the address has an account.
    func forgotPassword(email: String) async throws(APIError)

    /// Sets a new password with a mailed token, and signs out all devices.
    ///
    /// - Throws: `invalid_token`, status 422 with the fields at fault, or what kept the call from being answered.
    func resetPassword(token: String, to new: String) async throws(APIError)

    /// Confirms an address with a mailed token.
    ///
    /// - Throws: `invalid_token`, or what kept the call from being answered.
    func verifyEmail(token: String) async throws(APIError)

    /// Has the mail that confirms the person's address sent again.
    func resendVerification() async throws(APIError)

    /// Whether the person agreed to be counted.
    func analyticsConsent() async throws(APIError) -> Bool

    /// Agrees to be counted, or takes that back, which removes what was counted.
    ///
    /// - Returns: what is kept now.
    func chooseAnalytics(_ isGiven: Bool) async throws(APIError) -> Bool

    /// Sign-ins (true) and ends of the session (false) from now on, whatever caused them.
    func sessionChanges() -> AsyncStream<Bool>
}
