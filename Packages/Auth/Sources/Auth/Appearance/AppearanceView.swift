import Core
import CoreUI
import Theme
import UI

/// The page of the language, and of light or dark.
struct AppearanceView: View {
    let store: ScopedStore<AuthFeature>

    var body: some View {
        AccountPage(Strings.appearance, back: { store.send(.account(.backTapped)) }) { AppearanceCards(store: store) }
    }
}

/// The language, and light or dark.
struct AppearanceCards: View {
    let store: ScopedStore<AuthFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        if let message = store.state.appearance.message { NoticeBanner(message, tone: .danger) }
        SectionCard(Strings.language) {
            SegmentedSwitcher(
                Strings.language, options: Language.allCases.map { ($0, $0.nativeName) }, selection: store.state.language ?? .current,
                identifier: "auth.language"
            ) { store.send(.appearance(.languageChosen($0))) }
            hint(Strings.languageHint)
        }
        ViewStateView(store.state.account.profile, retry: { store.send(.account(.appeared)) }) { _ in
            SectionCard(Strings.colorScheme) {
                SegmentedSwitcher(
                    Strings.colorScheme, options: Appearance.allCases.map { ($0, Strings.name($0)) }, selection: store.state.scheme,
                    identifier: "auth.appearance"
                ) { store.send(.appearance(.schemeChosen($0))) }
                hint(Strings.colorSchemeHint)
            }
        }
    }

    private func hint(_ text: String) -> some View {
        Text(text).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
    }
}

extension Language {
    /// The language's name in itself, which is the same in every language.
    var nativeName: String {
        switch self {
        case .english: "English"
        case .spanish: "Español"
        case .polish: "Polski"
        }
    }
}
