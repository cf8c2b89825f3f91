#if DEBUG
import AuthAPI
import Core
import CoreUI
import UI

struct AccountView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AccountView(store: .preview(profile: .loading)).previewDisplayName("Loading")
            AccountView(store: .preview(profile: .loaded(.sample))).previewDisplayName("Loaded")
            AccountView(store: .preview(profile: .failed("No connection. Please try again."))).previewDisplayName("Failed")
        }
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
            AccountOverview(store: .preview { $0.signOut.isAsking = true }).previewDisplayName("Signing out")
        }
    }
}

struct ProfileCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ProfileCard(user: .sample) {}.previewDisplayName("Loaded")
            ProfileCard(user: Profile.previewLong.user) {}.previewDisplayName("Long text")
        }
    }
}
#endif
