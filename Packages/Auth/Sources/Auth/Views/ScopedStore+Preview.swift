import AuthAPI
import Core
import CoreUI

extension ScopedStore<AuthFeature> {
    /// Somebody signed in, for previews and tests: a page below the account with the forms that it opens with.
    static func preview(
        profile: ViewState<Profile> = .loaded(.sample), path: [AuthRoute] = [], _ change: (inout AuthState) -> Void = { _ in }
    ) -> ScopedStore {
        var state = AuthState(session: .signedIn(profile.value?.user ?? .sample), profile: profile, path: path)
        AuthFeature(auth: FakeAuthService()).prepareForms(&state)
        change(&state)
        return ScopedStore(state: state)
    }
}

extension Profile {
    /// A person with long texts, for previews.
    static let previewLong: Profile = {
        let user = User(
            id: 7, name: "Maximiliana Konstantynopolitańczykowianeczkówna-Wiśniewska", email: "a.very.long.address.of.somebody@subdomain.example.com",
            phone: "+48 22 555 01 00", roles: [.customer, .driver, .dispatcher], language: "pl", createdAt: User.sample.createdAt)
        var home = Address.sample
        home.id = 1
        home.label = "The house behind the old water tower with the green gate"
        home.line2 = "Building 12, staircase C, apartment 1204"
        return Profile(user: user, addresses: [home], defaultAddressID: 1)
    }()
}
