import Core
import CoreUI
import ExampleAPI
import Theme
import UI

/// The tab `example`: the person's entries.
struct HomeView: View {
    let store: ScopedStore<HomeFeature>

    var body: some View {
        PageColumn {
            ViewStateView(store.state.entries, retry: { store.send(.appeared) }) { content($0) }
        }
        .navigationTitle(Strings.title)
        .onAppear { store.send(.appeared) }
    }

    @ViewBuilder
    private func content(_ entries: [ExampleEntry]) -> some View {
        if entries.isEmpty {
            EmptyStateView(symbol: AppSymbols.starName, title: Strings.empty, message: Strings.emptyMessage)
        } else {
            ForEach(entries, id: \.id) { ListRow($0.title) }
        }
    }
}
