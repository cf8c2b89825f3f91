import CoreUI
import RetailAPI
import UI

/// The administrators' tab: the retailers, and on top of them the pages of one.
struct RetailManagementView: View {
    let store: ScopedStore<RetailFeature>

    var body: some View {
        NavigationStack(path: store.binding(\.managed) { .managementOpened($0) }) {
            ManagementView(store: store.scope(\.management, RetailFeature.Action.management))
                .navigationDestination(for: RetailManagementLink.self) { destination($0) }
        }
    }

    @ViewBuilder
    private func destination(_ link: RetailManagementLink) -> some View {
        let name = store.state.managedName
        switch link {
        case .retailers: EmptyView()
        case .items: StockView(store: store.scope(\.stock, RetailFeature.Action.stock), retailer: name)
        case .deals: OffersView(store: store.scope(\.offers, RetailFeature.Action.offers), retailer: name)
        case .importing: ImportingView(store: store.scope(\.importing, RetailFeature.Action.importing), retailer: name)
        }
    }
}
