import Core
import CoreUI
import PaymentsAPI
import Theme
import UI

/// The tab `payments`: the person's saved payment methods.
struct HomeView: View {
    let store: ScopedStore<HomeFeature>

    var body: some View {
        PageColumn {
            ViewStateView(store.state.methods, retry: { store.send(.appeared) }) { content($0) }
        }
        .navigationTitle(Strings.title)
        .onAppear { store.send(.appeared) }
    }

    @ViewBuilder
    private func content(_ methods: [PaymentMethod]) -> some View {
        if methods.isEmpty {
            EmptyStateView(symbol: AppSymbols.receiptName, title: Strings.empty, message: Strings.emptyMessage)
        } else {
            ForEach(methods, id: \.id) { ListRow("\($0.brand) \($0.lastFour)") }
        }
    }
}
