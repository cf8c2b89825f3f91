#if DEBUG
import Core
import CoreUI
import UI
import WebhooksAPI

struct DeliveriesView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page { ($0.deliveries, $0.next) = (.loaded(Delivery.samples), 41) }.previewDisplayName("Loaded")
            page { $0.deliveries = .loading }.previewDisplayName("Loading")
            page { $0.deliveries = .loaded([]) }.previewDisplayName("Empty")
            page { $0.deliveries = .failed("No connection. Please try again.") }.previewDisplayName("Failed")
            page { ($0.deliveries, $0.filter, $0.address) = (.loaded([Delivery.samples[2]]), .dead, .paused) }.previewDisplayName("Given up, paused")
        }
    }

    private static func page(_ change: (inout DeliveriesFeature.State) -> Void) -> DeliveriesView {
        var state = DeliveriesFeature.State(id: 3, address: .sample)
        change(&state)
        return DeliveriesView(store: ScopedStore(state: state))
    }
}

struct DeliveryRow_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            DeliveryRow(delivery: Delivery.samples[0], isWorking: false) {}.previewDisplayName("Waiting")
            DeliveryRow(delivery: Delivery.samples[1], isWorking: false) {}.previewDisplayName("Delivered")
            DeliveryRow(delivery: Delivery.samples[2], isWorking: false) {}.previewDisplayName("Given up")
        }
    }
}
#endif
