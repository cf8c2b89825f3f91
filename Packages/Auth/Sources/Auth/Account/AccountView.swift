import AuthAPI
import Core
public import CoreUI
import Theme
public import UI

/// The tab `account`: the overview, and the page that is open below or beside it.
public struct AccountView: View {
    private let store: ScopedStore<AuthFeature>

    /// Creates the page.
    public init(store: ScopedStore<AuthFeature>) { self.store = store }

    /// The page.
    public var body: some View {
        PageColumn {
            if store.state.user != nil {
                if !isOpen { PageHeader(Strings.account) }
                PanelColumns(isOpen: isOpen, title: Strings.account) {
                    AccountOverview(store: store)
                } content: {
                    page
                }
            }
        }
        .navigationTitle(Strings.account)
        .onAppear { store.send(.account(.appeared)) }
    }

    private var isOpen: Bool { !store.state.account.path.isEmpty }

    @ViewBuilder private var page: some View {
        switch store.state.account.path.last {
        case nil, .account: summary
        case .profile: ProfileView(store: store.scope(\.profile, AuthAction.profile), back: back)
        case .addresses: AddressesView(store: store)
        case .newAddress, .address: AddressView(store: store)
        case .preferences: PreferencesView(store: store)
        case .security: SecurityView(store: store, back: back)
        case .devices: DevicesView(store: store.scope(\.devices, AuthAction.devices), back: back)
        case .passkeys:
            PasskeysView(
                store: store.scope(\.passkeys, AuthAction.passkeys), isEmailVerified: store.state.user?.emailVerified == true, back: back)
        case .email: EmailView(store: store.scope(\.email, AuthAction.email), back: back)
        case .password: PasswordView(store: store.scope(\.password, AuthAction.password), back: back)
        case .appearance: AppearanceView(store: store)
        case .privacy:
            PrivacyView(
                store: store.scope(\.privacy, AuthAction.privacy), back: back, devices: { store.send(.account(.rowTapped(.devices))) },
                export: { store.send(.account(.rowTapped(.export))) }, delete: { store.send(.account(.rowTapped(.deletion))) })
        case .export: ExportView(store: store.scope(\.export, AuthAction.export), back: back)
        case .deletion: DeletionView(store: store.scope(\.deletion, AuthAction.deletion), back: back)
        case .flags: FlagsView(flags: store.state.flags, person: store.state.user?.person, back: back)
        }
    }

    private var back: () -> Void { { store.send(.account(.backTapped)) } }

    /// The settings that are changed most often, beside the overview on a wide screen.
    @ViewBuilder private var summary: some View {
        if let profile = store.state.account.profile.value {
            SectionCard(Strings.addresses) { AddressList(profile: profile) { store.send(.account(.rowTapped($0))) } }
            AppearanceCards(store: store)
        } else {
            LoadingView(cards: 2)
        }
    }
}
