import Core
import CoreUI
import Theme
import UI

/// The form of all pages below the account: the way back, the title, the content.
struct AccountPage<Content: View>: View {
    private let title: String
    private let subtitle: String?
    private let parent: String
    private let store: ScopedStore<AuthFeature>
    private let content: Content

    /// Makes a page; `parent` names where the way back leads.
    init(
        _ title: String, subtitle: String? = nil, parent: String = Strings.account, store: ScopedStore<AuthFeature>, @ViewBuilder content: () -> Content
    ) {
        self.title = title
        self.subtitle = subtitle
        self.parent = parent
        self.store = store
        self.content = content()
    }

    var body: some View {
        PageColumn(.reading) {
            PageHeader(title, subtitle: subtitle, back: BackButton(parent, identifier: "auth.back") { store.send(.backTapped) })
            content
        }
        .navigationTitle(title)
    }
}

struct AccountPage_Previews: PreviewProvider {
    static var previews: some View {
        AccountPage(Strings.profile, subtitle: Strings.profileSubtitle, store: .preview()) { Card { Text(Strings.profile) } }
            .previewDisplayName("Page")
    }
}
