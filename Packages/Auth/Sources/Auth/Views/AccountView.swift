import AuthAPI
import Core
public import CoreUI
import Theme
public import UI

/// The tab `account`: who is signed in, the saved addresses, and the way out.
public struct AccountView: View {
    private let store: ScopedStore<AuthFeature>

    /// Makes the page.
    public init(store: ScopedStore<AuthFeature>) { self.store = store }

    /// The page.
    public var body: some View {
        PageColumn(.reading) {
            PageHeader(Strings.account)
            if let user = store.state.user {
                who(user)
                ViewStateView(store.state.profile, retry: { store.send(.accountAppeared) }) { profile in
                    AddressesCard(profile: profile)
                }
                DestructiveButton(Strings.signOut, symbol: AppSymbols.signOutName, isBusy: store.state.isSigningOut) {
                    store.send(.signOutTapped)
                }
                .accessibilityIdentifier("auth.signOut")
            }
        }
        .navigationTitle(Strings.account)
        .onAppear { store.send(.accountAppeared) }
    }

    @ViewBuilder
    private func who(_ user: User) -> some View {
        if let form = store.state.profileForm {
            ProfileFormView(form: form, store: store)
        } else {
            ProfileCard(user: store.state.profile.value?.user ?? user) { store.send(.editTapped) }
        }
    }
}

struct AccountView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AccountView(store: ScopedStore(state: AuthState(session: .signedIn(.sample), profile: .loading)))
            AccountView(store: ScopedStore(state: AuthState(session: .signedIn(.sample), profile: .loaded(Profile(user: .sample)))))
            AccountView(store: ScopedStore(state: AuthState(session: .signedIn(.sample), profile: .loaded(.sample))))
            AccountView(store: ScopedStore(state: AuthState(session: .signedIn(.sample), profile: .failed("No connection. Please try again."))))
        }
    }
}
