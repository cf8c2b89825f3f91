import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// What stands beside the account's list on a wide screen while no page is open: what is changed most often.
struct AccountSummary: View {
    let store: ScopedStore<AuthFeature>

    var body: some View {
        if let profile = store.state.profile.value {
            SectionCard(Strings.addresses) { AddressList(profile: profile) { store.send(.rowTapped($0)) } }
            AppearanceCards(store: store)
        } else {
            LoadingView(cards: 2)
        }
    }
}

struct AccountSummary_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AccountSummary(store: .preview(profile: .loading)).previewDisplayName("Loading")
            AccountSummary(store: .preview()).previewDisplayName("Loaded")
        }
    }
}
