import Theme
import UI

/// The message where a search found nothing, with the way to clear it.
struct NoResultsView: View {
    let query: String
    let clear: () -> Void

    var body: some View {
        EmptyStateView(
            symbol: AppSymbols.searchName, title: Strings.noResults, message: Strings.noResultsMessage(query), actionTitle: Strings.clearSearch,
            identifier: "retail.search.clear", action: clear)
    }
}
