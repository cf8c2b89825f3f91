import OrdersAPI
import Theme
import UI

/// How far an order is, of five steps: taken, picked up, washed, on the way back, delivered.
struct OrderProgress: View {
    let order: Order

    var body: some View {
        ProgressLine(Strings.progress, done: Self.steps(order.stage), of: 5)
    }

    static func steps(_ stage: Stage) -> Int {
        switch stage {
        case .draft, .placed, .rejected, .canceled: 0
        case .accepted, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickupFailed: 1
        case .pickedUp, .atFacility, .weighed, .processing: 2
        case .ready, .deliveryAssigned, .returning: 3
        case .outForDelivery, .arrivedDropoff, .deliveryFailed: 4
        case .delivered, .completed: 5
        }
    }
}

struct OrderProgress_Previews: PreviewProvider {
    static var previews: some View {
        OrderProgress(order: .sample).previewDisplayName("Accepted")
    }
}
