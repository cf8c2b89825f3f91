import OrdersAPI
import Persistence

/// Tells customers who comes to their door: from the assignment until the order is completed, a day after its delivery, or its bags are home again.
struct OrderDrivers: Sendable {
    let names: (any PersonNames)?
    let vehicles: (any DriverVehicles)?
    private let ratings = DriverRatingRepository()

    /// The number of ratings from which on the average is shown: with fewer, one customer's stars could be told from it.
    static let fewestRatings = 3

    init(names: (any PersonNames)?, vehicles: (any DriverVehicles)?) { (self.names, self.vehicles) = (names, vehicles) }

    /// Returns the driver of an order; nil where there is none to be seen.
    func driver(of order: Order, in transaction: Transaction) throws -> OrderDriver? {
        guard let id = order.visibleDriver else { return nil }
        let vehicle = try vehicles?.vehicle(of: id, in: transaction)
        let stars = try ratings.stars(of: id, in: transaction).flatMap { $0.ratings >= Self.fewestRatings ? $0 : nil }
        return OrderDriver(
            name: try names?.name(of: id, in: transaction).map(Self.short), vehicle: vehicle?.name, plate: vehicle?.plate,
            stars: stars.map { Double($0.sum) / Double($0.ratings) }, ratings: stars?.ratings)
    }

    /// Returns the first name and the initial of the last one.
    static func short(_ name: String) -> String {
        let words = name.split(separator: " ")
        guard words.count > 1, let first = words.first, let initial = words.last?.first else { return name }
        return "\(first) \(initial)."
    }
}

extension Order {
    /// The id of the driver whom the customer may know now.
    fileprivate var visibleDriver: Int? {
        if let bagReturn { return bagReturn.status == .returned ? nil : bagReturn.driverID }
        return stage.isFinal ? nil : driverID
    }
}
