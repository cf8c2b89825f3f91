#if DEBUG
import AuthAPI
import Core
import CoreUI
import Theme
import UI

struct AccountPage_Previews: PreviewProvider {
    static var previews: some View {
        AccountPage(Strings.profile, subtitle: Strings.profileSubtitle, back: {}) { Card { Text(Strings.profile) } }
            .previewDisplayName("Page")
    }
}

struct CodeField_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CodeField(text: .constant(""), message: nil).previewDisplayName("Empty")
            CodeField(text: .constant("123456"), message: "This code is wrong or was already used.").previewDisplayName("Failed")
        }
    }
}

struct ProfileFields_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            fields { $0.name = "Ana Ruiz" }.previewDisplayName("Loaded")
            fields { ($0.name, $0.isBusy) = ("Ana Ruiz", true) }.previewDisplayName("Busy")
            fields { ($0.phone, $0.fields) = ("?", ["name": Strings.nameMissing]) }.previewDisplayName("Failed")
        }
    }

    private static func fields(_ change: (inout ProfileFeature.State) -> Void) -> some View {
        var state = ProfileFeature.State()
        change(&state)
        return ProfileFields(saveTitle: Strings.save, store: ScopedStore(state: state))
    }
}

extension ScopedStore<AuthFeature> {
    /// The store of a signed-in person, for previews and tests: at a page of the account, with its form filled.
    static func preview(
        profile: ViewState<Profile> = .loaded(.sample), path: [AuthLink] = [], _ change: (inout AuthState) -> Void = { _ in }
    ) -> ScopedStore {
        let user = profile.value?.user ?? .sample
        var state = AuthState(session: .signedIn(user), account: AccountFeature.State(profile: profile, path: path))
        AuthFeature(auth: FakeAuthService()).fillForms(&state)
        change(&state)
        return ScopedStore(state: state)
    }
}

extension Profile {
    /// A profile with long texts, for previews.
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
#endif
