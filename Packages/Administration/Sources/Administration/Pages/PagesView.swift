import Core
import CoreUI
import Theme
import UI

/// The tab of a group: its pages.
struct PagesView: View {
    let group: AdministrationPage.Group
    let store: ScopedStore<PagesFeature>

    var body: some View {
        PageColumn(.reading) {
            PageHeader(Strings.title(group), subtitle: Strings.hint(group))
            PageList(group: group, store: store)
        }
        .navigationTitle(Strings.title(group))
    }
}

/// The pages of a group, by position.
struct PageList: View {
    let group: AdministrationPage.Group
    let store: ScopedStore<PagesFeature>
    /// The page that is open beside the list; nil for none.
    var open: LinkPlace?

    @Environment(\.administrationPages) private var pages

    var body: some View {
        let pages = pages.pages(in: group)
        if pages.isEmpty {
            EmptyStateView(symbol: AppSymbols.boxName, title: Strings.noPages, message: Strings.noPagesMessage)
        } else {
            Card {
                ForEach(pages, id: \.id) { page in
                    ListRow(
                        page.title, subtitle: page.hint, symbol: page.symbol, isSelected: page.place == open,
                        action: { [send = store.sender, place = page.place] in send(.pageTapped(place)) }
                    )
                    .accessibilityIdentifier("administration.page.\(page.id)")
                }
            }
        }
    }
}
