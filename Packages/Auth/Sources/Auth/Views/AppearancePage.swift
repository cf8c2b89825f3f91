import Core
import CoreUI
import Theme
import UI

/// The page for choosing the app's language, and light or dark. Both apply at once.
struct AppearancePage: View {
    let store: ScopedStore<AuthFeature>

    var body: some View {
        AccountPage(Strings.appearance, store: store) { AppearanceCards(store: store) }
    }
}

/// Language, and light or dark.
struct AppearanceCards: View {
    let store: ScopedStore<AuthFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        if let message = store.state.choiceMessage { NoticeBanner(message, tone: .danger) }
        SectionCard(Strings.language) {
            SegmentedSwitcher(
                Strings.language, options: Language.allCases.map { ($0, $0.nativeName) }, selection: store.state.language ?? .current,
                identifier: "auth.language"
            ) { store.send(.languageChosen($0)) }
            hint(Strings.languageHint)
        }
        ViewStateView(store.state.profile, retry: { store.send(.accountAppeared) }) { _ in
            SectionCard(Strings.colorScheme) {
                SegmentedSwitcher(
                    Strings.colorScheme, options: Appearance.allCases.map { ($0, Strings.name($0)) }, selection: store.state.appearance,
                    identifier: "auth.appearance"
                ) { store.send(.appearanceChosen($0)) }
                hint(Strings.colorSchemeHint)
            }
        }
    }

    private func hint(_ text: String) -> some View {
        Text(text).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
    }
}

extension Language {
    /// What its speakers call it: the same in every language.
    var nativeName: String {
        switch self {
        case .english: "English"
        case .spanish: "Español"
        case .polish: "Polski"
        }
    }
}

struct AppearancePage_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AppearancePage(store: .preview(profile: .loading, path: [.appearance])).previewDisplayName("Loading")
            AppearancePage(store: .preview(path: [.appearance])).previewDisplayName("Loaded")
            AppearancePage(store: .preview(path: [.appearance]) { $0.choiceMessage = "No connection. Please try again." }).previewDisplayName("Failed")
        }
    }
}
