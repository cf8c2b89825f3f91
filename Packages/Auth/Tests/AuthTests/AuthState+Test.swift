import Auth
import AuthAPI
import Core

extension AuthState {
    /// The state of a signed-in person whose profile is loaded.
    static func signedIn(_ profile: Profile = .sample, path: [AuthLink] = []) -> AuthState {
        AuthState(session: .signedIn(profile.user), account: AccountFeature.State(profile: .loaded(profile), path: path))
    }

    /// Enters as a user whose profile is being loaded.
    mutating func enter(_ user: User) {
        session = .signedIn(user)
        profile = ProfileFeature.State(user)
        account.profile = .loading
    }

    /// Takes over a changed profile.
    mutating func keep(_ changed: Profile) {
        account.profile = .loaded(changed)
        session = .signedIn(changed.user)
    }
}
