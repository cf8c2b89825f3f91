import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// Who is signed in, the ways to the account's pages, and the way out: a page of its own, or beside the page that is open.
struct AccountOverview: View {
    let store: ScopedStore<AuthFeature>

    var body: some View {
        if let user = store.state.user {
            ProfileCard(user: user) { open(.profile) }
            if !user.emailVerified {
                VerifyEmailCard(email: user.email, mail: store.state.verificationMail) { store.send(.verification($0)) }
            }
        }
        ViewStateView(store.state.profile, retry: { store.send(.accountAppeared) }) { profile in
            Card {
                addresses(profile)
                preferences(profile.preferences.laundry)
                appearance
                password
                devices
                privacy
                if store.state.user?.roles.contains(.admin) == true { flags }
            }
        }
        SignOutButton(store: store)
    }

    /// Beside an open page another one takes its place, instead of standing on top of it.
    private func open(_ route: AuthRoute) {
        store.send(store.state.path.isEmpty ? .rowTapped(route) : .opened([route]))
    }

    private func isOpen(_ route: AuthRoute) -> Bool { store.state.path.first == route }

    private func addresses(_ profile: Profile) -> some View {
        ListRow(
            Strings.addresses, subtitle: profile.defaultAddress?.oneLine ?? Strings.noAddresses, symbol: AppSymbols.locationName,
            isSelected: isOpen(.addresses), action: { open(.addresses) }
        )
        .accessibilityIdentifier("auth.row.addresses")
    }

    private func preferences(_ laundry: LaundryPreferences) -> some View {
        ListRow(
            Strings.preferences,
            subtitle: [Strings.name(laundry.detergent), Strings.name(laundry.temperature), Strings.name(laundry.folding)]
                .joined(separator: " · "),
            symbol: AppSymbols.washerName, isSelected: isOpen(.preferences), action: { open(.preferences) }
        )
        .accessibilityIdentifier("auth.row.preferences")
    }

    private var appearance: some View {
        ListRow(
            Strings.appearance,
            subtitle: [(store.state.language ?? .current).nativeName, Strings.name(store.state.appearance)].joined(separator: " · "),
            symbol: AppSymbols.moonName, isSelected: isOpen(.appearance), action: { open(.appearance) }
        )
        .accessibilityIdentifier("auth.row.appearance")
    }

    private var password: some View {
        ListRow(
            Strings.changePassword, subtitle: Strings.passwordHint, symbol: AppSymbols.lockName, isSelected: isOpen(.password), action: { open(.password) }
        )
        .accessibilityIdentifier("auth.row.password")
    }

    private var devices: some View {
        ListRow(
            Strings.devices, subtitle: Strings.devicesSubtitle, symbol: AppSymbols.keyName, isSelected: isOpen(.devices), action: { open(.devices) }
        )
        .accessibilityIdentifier("auth.row.devices")
    }

    private var privacy: some View {
        ListRow(
            Strings.privacy, subtitle: Strings.privacySubtitle, symbol: AppSymbols.shieldName, isSelected: isOpen(.privacy), action: { open(.privacy) }
        )
        .accessibilityIdentifier("auth.row.privacy")
    }

    private var flags: some View {
        ListRow(Strings.flags, subtitle: Strings.flagsSubtitle, symbol: AppSymbols.powerName, isSelected: isOpen(.flags), action: { open(.flags) })
            .accessibilityIdentifier("auth.row.flags")
    }
}

struct AccountOverview_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AccountOverview(store: .preview(profile: .loading)).previewDisplayName("Loading")
            AccountOverview(store: .preview(profile: .loaded(Profile(user: .sample)))).previewDisplayName("Empty")
            AccountOverview(store: .preview()).previewDisplayName("Loaded")
            AccountOverview(store: .preview(profile: .failed("No connection. Please try again."))).previewDisplayName("Failed")
            AccountOverview(store: .preview(profile: .loaded(.previewLong))).previewDisplayName("Long text")
            AccountOverview(store: .preview { $0.asksSignOut = true }).previewDisplayName("Signing out")
        }
    }
}
