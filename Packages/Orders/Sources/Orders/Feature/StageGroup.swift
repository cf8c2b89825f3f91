import OrdersAPI

/// The columns of the dispatcher's board: where an order that isn't over stands.
enum StageGroup: String, CaseIterable {
    /// It has no driver yet.
    case incoming
    /// A driver fetches the bags.
    case pickup
    /// The bags are at the plant, or ready there.
    case plant
    /// A driver brings the laundry back.
    case delivery

    /// The column of a stage; nil for an order that is over.
    init?(_ stage: Stage) {
        switch stage {
        case .draft, .placed, .accepted: self = .incoming
        case .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .pickupFailed: self = .pickup
        case .atFacility, .weighed, .processing, .ready: self = .plant
        case .deliveryAssigned, .outForDelivery, .arrivedDropoff, .deliveryFailed, .returning: self = .delivery
        case .delivered, .completed, .canceled, .rejected: return nil
        }
    }
}
