public import Core
import Foundation

extension Order: Sampled {
    /// An accepted order of two bags, for tests, previews and documentation.
    public static let sample = Order.sample()

    /// An order in a stage, for tests and previews.
    public static func sample(
        id: Int = 12, stage: Stage = .accepted, pickupMode: PickupMode = .asap, driverID: Int? = nil, allowedActions: [Stage] = [.canceled],
        cancellationFeeCents: Int? = nil
    ) -> Order {
        let placed = Date(timeIntervalSince1970: 1_767_268_800)
        return Order(
            id: id, customerID: 7, driverID: driverID, status: stage.status(pickupMode), stage: stage, sequence: 2, version: 2, bags: 2,
            kilograms: nil, pickupMode: pickupMode, window: nil, etaRange: ETARange(from: placed, to: placed.addingTimeInterval(3600)),
            address: .sample, serviceArea: "Irvine", preferences: LaundryPreferences(), retailItems: [], price: .sample, notes: nil,
            allowedActions: allowedActions.map(\.rawValue), cancellationFeeCents: cancellationFeeCents, createdAt: placed, updatedAt: placed)
    }
}
