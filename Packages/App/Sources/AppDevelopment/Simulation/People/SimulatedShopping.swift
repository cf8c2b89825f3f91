import Core
import FleetAPI
import Foundation
import Networking
import OrdersAPI

/// The shopping of simulated drivers: the stores have everything at the price that customers saw.
enum SimulatedShopping {
    /// The photo of a receipt: one pixel.
    private static let receipt = Data(
        base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")

    /// Adds what was bought at a stop to its report, with a photo of the receipt.
    static func add(to update: inout StopUpdate, at stop: Stop, _ client: APIClient) async throws {
        guard let items = stop.items, !items.isEmpty else { return }
        let lines = items.map { BoughtItem(line: $0.line, quantity: $0.quantity, unitCents: $0.unitCents) }
        update.shopping = ShoppingOutcome(lines: lines, receiptCents: max(1, items.reduce(0) { $0 + $1.quantity * $1.unitCents }))
        guard let receipt else { return }
        let proof = try? await client.upload(OrdersEndpoints.addProof, IDInput(id: stop.orderID), file: receipt, type: "image/png")
        update.proofIDs = proof.map { [$0.id] }
    }
}
