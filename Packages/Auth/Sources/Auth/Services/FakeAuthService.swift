public import AuthAPI
public import Core

/// Auth without a server, for tests and previews: answers what it was given.
public struct FakeAuthService: AuthService {
    private let user: Result<User, APIError>
    private let profile: Result<Profile, APIError>
    private let place: Result<Coordinate, APIError>
    private let changes: [Bool]

    /// Creates the service.
    ///
    /// - Parameters:
    ///   - user: the outcome of registering, signing in and restoring.
    ///   - profile: the outcome of reading and changing the profile.
    ///   - place: the outcome of looking an address up.
    ///   - changes: what happens to the session by itself.
    public init(
        user: Result<User, APIError> = .success(.sample), profile: Result<Profile, APIError> = .success(.sample),
        place: Result<Coordinate, APIError> = .success(Address.sample.coordinate), changes: [Bool] = []
    ) {
        self.user = user
        self.profile = profile
        self.place = place
        self.changes = changes
    }

    /// The given outcome.
    public func register(name: String, email: String, password: String) async throws(APIError) -> User { try user.get() }

    /// The given outcome.
    public func signIn(email: String, password: String) async throws(APIError) -> User { try user.get() }

    /// Does nothing.
    public func signOut() async {}

    /// The given outcome.
    public func me() async throws(APIError) -> User { try user.get() }

    /// The given outcome.
    public func profile(of user: Int) async throws(APIError) -> Profile { try profile.get() }

    /// The given outcome, with the changes.
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

    /// The given outcome.
    public func locate(line1: String, city: String, postalCode: String) async throws(APIError) -> Coordinate { try place.get() }

    /// The given changes, then no more.
    public func sessionChanges() -> AsyncStream<Bool> {
        AsyncStream { continuation in
            for change in changes { continuation.yield(change) }
            continuation.finish()
        }
    }
}
