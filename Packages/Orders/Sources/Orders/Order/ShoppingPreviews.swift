#if DEBUG
import CoreUI
import Foundation
import OrdersAPI
import PaymentsAPI
import UI

extension Order {
    /// An order of which one item was bought, one replaced and one missing.
    static let previewShopped: Order = {
        var order = Order.sample(stage: .delivered, driverID: 5, allowedActions: [])
        order.retailItems = [
            RetailLine(itemID: 1, name: "Detergent", retailerID: 1, retailer: "Target", quantity: 2, unitCents: 1199, substitution: .similar),
            RetailLine(itemID: 2, name: "Soap", retailerID: 1, retailer: "Target", quantity: 1, unitCents: 429, substitution: .call),
            RetailLine(itemID: 3, name: "Bath towels", retailerID: 1, retailer: "Target", quantity: 3, unitCents: 2000),
        ]
        let outcomes: [(RetailStatus, Int, Int?, String?)] = [(.bought, 2, 1199, nil), (.substituted, 1, 399, "Liquid soap"), (.missing, 0, nil, nil)]
        for (index, outcome) in outcomes.enumerated() {
            (order.retailItems[index].status, order.retailItems[index].boughtQuantity) = (outcome.0, outcome.1)
            (order.retailItems[index].paidUnitCents, order.retailItems[index].substitute) = (outcome.2, outcome.3)
            order.retailItems[index].shoppedAt = order.createdAt
        }
        return order
    }()

    /// The same order before anybody shopped.
    static let previewShopping: Order = {
        var order = previewShopped
        order.retailItems = order.retailItems.map {
            RetailLine(
                itemID: $0.itemID, name: $0.name, retailerID: 1, retailer: $0.retailer, quantity: $0.quantity, unitCents: $0.unitCents,
                substitution: $0.substitution)
        }
        return order
    }()
}

struct ShoppingCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ShoppingCard(order: .previewShopping, purchases: []).previewDisplayName("Open")
            ShoppingCard(order: .previewShopped, purchases: [.sample]).previewDisplayName("Shopped")
            OrderTimeline(order: .previewShopped, timeline: OrderPage.preview.timeline).previewDisplayName("Timeline")
        }
        .environment(\.canOpen, LinkAvailability(PaymentsLink.self))
    }
}

struct PurchaseCorrectionForm_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            form(PurchaseCorrectionState()).previewDisplayName("Untouched")
            form(PurchaseCorrectionState(message: "Enter 0 to 2, as many as were ordered.")).previewDisplayName("Refused")
        }
    }

    private static func form(_ state: PurchaseCorrectionState) -> some View {
        PurchaseCorrectionForm(order: .previewShopped, store: ScopedStore(state: state))
    }
}
#endif
