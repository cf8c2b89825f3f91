import AuthAPI
import Core
public import CoreUI
import Theme
public import UI

/// The tab `account`: the overview, or the page that is open below it.
public struct AccountView: View {
    private let store: ScopedStore<AuthFeature>

    /// Makes the page.
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
        .onAppear { store.send(.accountAppeared) }
    }

    private var isOpen: Bool { !store.state.path.isEmpty }

    @ViewBuilder private var page: some View {
        switch store.state.path.last {
        case nil: AccountSummary(store: store)
        case .profile: ProfilePage(store: store)
        case .addresses: AddressesPage(store: store)
        case .newAddress, .address: AddressPage(store: store)
        case .preferences: PreferencesPage(store: store)
        case .devices: DevicesPage(store: store)
        case .password: PasswordPage(store: store)
        case .appearance: AppearancePage(store: store)
        case .privacy: PrivacyPage(store: store)
        case .flags: FlagsPage(store: store)
        }
    }
}

struct AccountView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AccountView(store: .preview(profile: .loading)).previewDisplayName("Loading")
            AccountView(store: .preview(profile: .loaded(.sample))).previewDisplayName("Loaded")
            AccountView(store: .preview(profile: .failed("No connection. Please try again."))).previewDisplayName("Failed")
        }
    }
}
