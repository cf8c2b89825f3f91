import Theme
import UI

/// The frame of the pages below the account: the way back, the title, and the content.
struct AccountPage<Content: View>: View {
    private let title: String
    private let subtitle: String?
    private let parent: String
    private let back: () -> Void
    private let content: Content

    /// Creates a page; `parent` names the page to which the way back leads.
    init(
        _ title: String, subtitle: String? = nil, parent: String = Strings.account, back: @escaping () -> Void, @ViewBuilder content: () -> Content
    ) {
        self.title = title
        self.subtitle = subtitle
        self.parent = parent
        self.back = back
        self.content = content()
    }

    var body: some View {
        PageColumn(.reading) {
            PageHeader(title, subtitle: subtitle, back: BackButton(parent, identifier: "auth.back", action: back))
            content
        }
        .navigationTitle(title)
    }
}
