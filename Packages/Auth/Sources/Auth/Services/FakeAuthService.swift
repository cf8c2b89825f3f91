#if DEBUG
public import AuthAPI
public import Core

/// A service without a server, for tests and previews: its calls have the outcomes that it was created with.
public struct FakeAuthService: AuthService {
    let user: Result<User, APIError>
    private let profile: Result<Profile, APIError>
    private let place: Result<Coordinate, APIError>
    private let devicesResult: Result<[SignedInDevice], APIError>
    private let emailResult: Result<AccountEmail, APIError>
    private let failure: APIError?
    private let returned: @Sendable () -> Void
    private let changes: [Bool]

    /// Creates the service.
    ///
    /// - Parameters:
    ///   - user: the outcome of registering, signing in and restoring.
    ///   - profile: the outcome of reading and changing the profile.
    ///   - place: the outcome of locating an address.
    ///   - devices: the outcome of listing the devices.
    ///   - email: the outcome of asking for the email address.
    ///   - failure: the error of the other calls: those about passwords, mail, single devices, and privacy.
    ///   - returned: called at each return to the foreground.
    ///   - changes: the changes of the session that happen elsewhere.
    public init(
        user: Result<User, APIError> = .success(.sample), profile: Result<Profile, APIError> = .success(.sample),
        place: Result<Coordinate, APIError> = .success(Address.sample.coordinate),
        devices: Result<[SignedInDevice], APIError> = .success([.sample]), email: Result<AccountEmail, APIError> = .success(.sample),
        failure: APIError? = nil,
        returned: @escaping @Sendable () -> Void = {}, changes: [Bool] = []
    ) {
        self.user = user
        self.profile = profile
        self.place = place
        devicesResult = devices
        emailResult = email
        self.failure = failure
        self.returned = returned
        self.changes = changes
    }

    /// Has the given outcome.
    public func register(name: String, email: String, password: String) async throws(APIError) -> User { try user.get() }

    /// Has the given outcome.
    public func signIn(email: String, password: String, code: String?) async throws(APIError) -> User { try user.get() }

    /// Returns no questions.
    public func proofQuestions() -> AsyncStream<Bool> { AsyncStream { $0.finish() } }

    /// Fails as given.
    public func prove(password: String?, code: String?) async throws(APIError) { try fail() }

    /// Does nothing.
    public func dismissProof() async {}

    /// Returns a sample, or fails as given.
    public func factors() async throws(APIError) -> SecondFactors {
        try fail()
        return .sample
    }

    /// Returns a sample, or fails as given.
    public func enrollTOTP() async throws(APIError) -> TOTPEnrollment {
        try fail()
        return .sample
    }

    /// Returns a sample, or fails as given.
    public func confirmTOTP(code: String) async throws(APIError) -> RecoveryCodes {
        try fail()
        return .sample
    }

    /// Fails as given.
    public func removeTOTP() async throws(APIError) { try fail() }

    /// Returns a sample, or fails as given.
    public func renewRecoveryCodes() async throws(APIError) -> RecoveryCodes {
        try fail()
        return .sample
    }

    /// Does nothing.
    public func signOut() async {}

    /// Has the given outcome.
    public func me() async throws(APIError) -> User { try user.get() }

    /// Calls `returned`.
    public func returnToForeground() async { returned() }

    /// Has the given outcome.
    public func profile(of user: Int) async throws(APIError) -> Profile { try profile.get() }

    /// Has the given outcome, with the changes.
    public func updateProfile(_ update: ProfileUpdate) async throws(APIError) -> Profile {
        var changed = try profile.get()
        if let name = update.name { changed.user.name = name }
        if let phone = update.phone { changed.user.phone = phone.isEmpty ? nil : phone }
        if let language = update.language { changed.user.language = language }
        if let addresses = update.addresses { changed.addresses = addresses }
        if let id = update.defaultAddressID { changed.defaultAddressID = id }
        if let preferences = update.preferences { changed.preferences = preferences }
        return changed
    }

    /// Has the given outcome.
    public func locate(line1: String, city: String, postalCode: String) async throws(APIError) -> Coordinate { try place.get() }

    /// Has the given outcome.
    public func devices() async throws(APIError) -> [SignedInDevice] { try devicesResult.get() }

    /// Fails as given.
    public func signOut(device: Int) async throws(APIError) { try fail() }

    /// Fails as given.
    public func changePassword(from current: String, to new: String) async throws(APIError) { try fail() }

    /// Fails as given.
    public func forgotPassword(email: String) async throws(APIError) { try fail() }

    /// Fails as given.
    public func resetPassword(token: String, to new: String) async throws(APIError) { try fail() }

    /// Fails as given.
    public func verifyEmail(token: String) async throws(APIError) { try fail() }

    /// Fails as given.
    public func resendVerification() async throws(APIError) { try fail() }

    /// Has the given outcome.
    public func email() async throws(APIError) -> AccountEmail { try emailResult.get() }

    /// Fails as given, or returns the given outcome with the change.
    public func changeEmail(to email: String, password: String) async throws(APIError) -> AccountEmail {
        try fail()
        return try pending(AccountEmail.Pending(email: email, requestedAt: AccountEmail.Pending.sample.requestedAt))
    }

    /// Fails as given, or returns the given outcome without a change.
    public func cancelEmailChange() async throws(APIError) -> AccountEmail {
        try fail()
        return try pending(nil)
    }

    private func pending(_ pending: AccountEmail.Pending?) throws(APIError) -> AccountEmail {
        let email = try emailResult.get()
        return AccountEmail(email: email.email, emailVerified: email.emailVerified, emailLost: email.emailLost, pending: pending)
    }

    /// Fails as given.
    public func resendEmailChange() async throws(APIError) { try fail() }

    /// Returns false, or fails as given.
    public func analyticsConsent() async throws(APIError) -> Bool {
        try fail()
        return false
    }

    /// Returns the choice, or fails as given.
    public func chooseAnalytics(_ isGiven: Bool) async throws(APIError) -> Bool {
        try fail()
        return isGiven
    }

    /// Returns a sample, or fails as given.
    public func privacyOverview() async throws(APIError) -> PrivacyOverview {
        try fail()
        return .sample
    }

    /// Returns a sample, or fails as given.
    public func export() async throws(APIError) -> AccountExportState {
        try fail()
        return .sample
    }

    /// Returns an archive under way, or fails as given.
    public func requestExport() async throws(APIError) -> AccountExportState {
        try fail()
        let sample = AccountExport.sample
        return AccountExportState(
            export: AccountExport(id: 4, status: .pending, progress: 0, bytes: nil, createdAt: sample.createdAt, expiresAt: nil), days: 7)
    }

    /// Returns an account that stays, or fails as given.
    public func deletion() async throws(APIError) -> AccountDeletion {
        try fail()
        return AccountDeletion(dueAt: nil, graceDays: AccountDeletion.sample.graceDays)
    }

    /// Returns a sample, or fails as given.
    public func deleteAccount() async throws(APIError) -> AccountDeletion {
        try fail()
        return .sample
    }

    /// Fails as given.
    public func keepAccount() async throws(APIError) { try fail() }

    func fail() throws(APIError) {
        if let failure { throw failure }
    }

    /// Returns the given changes, and ends.
    public func sessionChanges() -> AsyncStream<Bool> {
        AsyncStream { continuation in
            for change in changes { continuation.yield(change) }
            continuation.finish()
        }
    }
}
#endif
