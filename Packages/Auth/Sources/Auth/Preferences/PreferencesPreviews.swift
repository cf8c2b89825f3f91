#if DEBUG
import AuthAPI
import ChatAPI
import Core
import CoreUI
import UI

struct PreferencesView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PreferencesView(store: .preview(profile: .loading, path: [.preferences])).previewDisplayName("Loading")
            PreferencesView(store: .preview(path: [.preferences])).previewDisplayName("Loaded")
            PreferencesView(store: .preview(profile: .failed("No connection. Please try again."), path: [.preferences])).previewDisplayName("Failed")
        }
        .environment(\.canOpen, LinkAvailability(ChatLink.self))
    }
}
#endif
