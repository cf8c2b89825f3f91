#if DEBUG
import Core
import CoreUI
import UI
import WebhooksAPI

struct WebhooksView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page([]).previewDisplayName("Addresses")
            page([.deliveries(3)]).previewDisplayName("Deliveries")
        }
    }

    private static func page(_ path: [WebhooksLink]) -> some View {
        var state = WebhooksFeature.State(path: path)
        state.addresses.addresses = .loaded([.sample])
        (state.deliveries.id, state.deliveries.address, state.deliveries.deliveries) = (3, .sample, .loaded(Delivery.samples))
        return WebhooksView(store: ScopedStore(state: state))
    }
}
#endif
