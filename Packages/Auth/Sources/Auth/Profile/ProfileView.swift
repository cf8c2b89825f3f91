import CoreUI
import Theme
import UI

/// The page of name and phone number.
struct ProfileView: View {
    let store: ScopedStore<ProfileFeature>
    let back: () -> Void

    var body: some View {
        AccountPage(Strings.profile, subtitle: Strings.profileSubtitle, back: back) {
            ProfileFields(saveTitle: Strings.save, store: store)
        }
    }
}
