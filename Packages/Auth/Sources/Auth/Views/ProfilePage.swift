import Core
import CoreUI
import Theme
import UI

/// The page for changing name and phone number.
struct ProfilePage: View {
    let store: ScopedStore<AuthFeature>

    var body: some View {
        AccountPage(Strings.profile, subtitle: Strings.profileSubtitle, store: store) {
            if let form = store.state.profileForm { ProfileFields(form: form, saveTitle: Strings.save, store: store) }
        }
    }
}

struct ProfilePage_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ProfilePage(store: .preview(path: [.profile])).previewDisplayName("Loaded")
            ProfilePage(store: .preview(path: [.profile]) { $0.profileForm?.message = "No connection. Please try again." }).previewDisplayName("Failed")
            ProfilePage(store: .preview(profile: .loaded(.previewLong), path: [.profile])).previewDisplayName("Long text")
        }
    }
}
