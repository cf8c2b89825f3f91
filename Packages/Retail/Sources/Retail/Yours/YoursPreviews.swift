#if DEBUG
import Core
import CoreUI
import RetailAPI
import UI

struct YoursView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(YourItems(favorites: [], purchases: []))).previewDisplayName("Empty")
            page(.loaded(YourItems(favorites: [.onSale], purchases: RetailItem.shelf))).previewDisplayName("Loaded")
        }
    }

    private static func page(_ items: ViewState<YourItems>) -> some View {
        YoursView(store: ScopedStore(state: YoursFeature.State(items: items)), actions: .preview) {}
    }
}

struct ShelfHeadingView_Previews: PreviewProvider {
    static var previews: some View { ShelfHeadingView("Items of the week").previewDisplayName("Usual") }
}
#endif
