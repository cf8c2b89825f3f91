import Core
import LocationAPI

/// The shares by which a simulated day's orders are spread over hours and areas, and of what goes wrong with them. They are assumptions, not measurements.
struct DemandProfile: Codable, Sendable, Equatable {
    /// The weights of the 24 hours of the day: a morning before work, and an evening after it.
    var hours: [Double] = [
        0.2, 0.1, 0.1, 0.1, 0.2, 0.6, 2, 5, 7, 6.5, 6, 5.5, 5, 4.5, 4.5, 5, 6, 8, 9, 8.5, 7, 5, 3, 1.2,
    ]
    /// The weights of service areas, by name. Areas without one have 1.
    var areas: [String: Double] = ["Irvine": 34, "Costa Mesa": 17, "Newport Beach": 14, "Tustin": 14, "Huntington Beach": 14, "Laguna Beach": 7]
    /// The weights of orders of 1, 2, ... bags.
    var bags: [Double] = [45, 33, 15, 7]
    /// The share of orders with a window for the pickup, of those with retail items, and of those that their customers cancel before the pickup.
    var scheduledShare = 0.4
    var retailShare = 0.12
    var cancellationShare = 0.03
    /// The share of visits at which nobody opens to the driver who picks up, and to the one who delivers.
    var failedPickupShare = 0.03
    var failedDeliveryShare = 0.02
}

/// A simulated customer and where they live.
struct PlannedCustomer: Sendable, Equatable {
    /// The number, from 0.
    let number: Int
    /// The name of the service area.
    let area: String
    /// The place in it.
    let place: Coordinate
}
