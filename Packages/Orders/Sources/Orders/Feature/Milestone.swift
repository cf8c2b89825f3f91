import OrdersAPI

/// What a customer waits for next.
enum Milestone: CaseIterable {
    /// The bags are with us.
    case pickedUp
    /// The laundry is clean.
    case washed
    /// A driver brings it.
    case onTheWay
    /// The customer has it.
    case delivered

    /// What is yet to come for an order in a stage; nothing for one that is over.
    static func upcoming(after stage: Stage) -> [Milestone] {
        switch stage {
        case .draft, .placed, .accepted, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickupFailed: allCases
        case .pickedUp, .atFacility, .weighed, .processing: [.washed, .onTheWay, .delivered]
        case .ready, .deliveryAssigned, .deliveryFailed, .returning: [.onTheWay, .delivered]
        case .outForDelivery, .arrivedDropoff: [.delivered]
        case .delivered, .completed, .canceled, .rejected: []
        }
    }
}
