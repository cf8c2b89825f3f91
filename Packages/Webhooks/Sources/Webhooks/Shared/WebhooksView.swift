import CoreUI
import UI
import WebhooksAPI

/// The tab `webhooks`: the addresses, or the deliveries to one.
struct WebhooksView: View {
    let store: ScopedStore<WebhooksFeature>

    var body: some View {
        switch store.state.path.last {
        case nil, .webhooks:
            AddressesView(
                store: store.scope(\.addresses, WebhooksFeature.Action.addresses), new: store.scope(\.newAddress, WebhooksFeature.Action.newAddress))
        case .deliveries: DeliveriesView(store: store.scope(\.deliveries, WebhooksFeature.Action.deliveries))
        }
    }
}
