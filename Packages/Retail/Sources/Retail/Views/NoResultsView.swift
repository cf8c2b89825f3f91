import Theme
import UI

/// What stands where a search found nothing.
struct NoResultsView: View {
    let query: String
    let clear: () -> Void

    var body: some View {
        EmptyStateView(
            symbol: AppSymbols.searchName, title: Strings.noResults, message: Strings.noResultsMessage(query), actionTitle: Strings.clearSearch,
            identifier: "retail.search.clear", action: clear)
    }
}

#if DEBUG
struct NoResultsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            NoResultsView(query: "caviar") {}.previewDisplayName("Empty")
            NoResultsView(query: String(repeating: "caviar ", count: 20)) {}.previewDisplayName("Long text")
        }
    }
}
#endif
