import AuthAPI
import Core
import CoreUI
import Theme
import UI

/// The page of the product's feature flags, for administrators.
struct FlagsPage: View {
    let store: ScopedStore<AuthFeature>

    var body: some View {
        AccountPage(Strings.flags, subtitle: Strings.flagsSubtitle, store: store) {
            if store.state.flags.isEmpty { NoticeBanner(Strings.flagsEmpty).accessibilityIdentifier("auth.flags.empty") }
            ForEach(store.state.flags, id: \.flag.name) { entry in FlagCard(entry: entry, person: store.state.user?.person) }
        }
    }
}

struct FlagsPage_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            FlagsPage(store: .preview(path: [.flags])).previewDisplayName("Empty")
            FlagsPage(store: .preview(path: [.flags]) { $0.flags = FlagCard_Previews.entries }).previewDisplayName("Loaded")
        }
    }
}
