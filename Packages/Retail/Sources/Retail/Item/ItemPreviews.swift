#if DEBUG
import Core
import CoreUI
import RetailAPI
import UI

struct ItemView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(.sample)).previewDisplayName("Loaded")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }

    private static func page(_ item: ViewState<RetailItem>) -> some View {
        ItemView(store: ScopedStore(state: ItemFeature.State(id: 1, item: item)), catalog: .sample, actions: .preview) {}
    }
}

struct ItemFacts_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ItemFacts(item: .onSale, actions: .preview).previewDisplayName("On sale")
            ItemFacts(item: RetailItem.shelf[2], actions: .preview).previewDisplayName("Not available")
        }
    }
}
#endif
