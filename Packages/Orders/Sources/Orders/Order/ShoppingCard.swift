import Core
import CoreUI
import Foundation
import OrdersAPI
import PaymentsAPI
import Theme
import UI

/// The retail items of an order with what became of each, and the receipts.
struct ShoppingCard: View {
    let order: Order
    let purchases: [Purchase]
    /// False for dispatchers, to whom the customer's rule isn't told.
    var isCustomers = true

    @Environment(\.theme) private var theme

    var body: some View {
        if !order.retailItems.isEmpty {
            SectionCard(Strings.shoppingTitle) {
                ForEach(Array(order.retailItems.enumerated()), id: \.offset) { index, item in
                    RetailItemRow(item: item, isPaid: order.isPaid).accessibilityIdentifier("orders.item.\(index)")
                }
                if isCustomers { Text(Strings.shoppingRule).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText) }
                if let total = purchases.compactMap(\.receiptCents).last {
                    Text(Strings.receiptOf(MoneyFormat.format(cents: total))).font(theme.fonts.callout).accessibilityIdentifier("orders.receipt")
                }
                receipts
            }
        }
    }

    @ViewBuilder private var receipts: some View {
        let ids = purchases.flatMap(\.receiptIDs)
        if !ids.isEmpty {
            ChipRow {
                ForEach(Array(Set(ids)).sorted(), id: \.self) { id in
                    PhotoView("/orders/\(order.id)/proofs/\(id)", label: Strings.receiptPhoto, identifier: "orders.receipt.\(id)")
                }
            }
        }
    }
}

/// A retail item, and how it turned out.
private struct RetailItemRow: View {
    let item: RetailLine
    /// True where the order was paid for before: what it costs less is given back then.
    let isPaid: Bool

    @Environment(\.canOpen) private var canOpen

    var body: some View {
        ListRow("\(item.chargedQuantity == 0 ? item.quantity : item.chargedQuantity) × \(item.substitute ?? item.name)", subtitle: subtitle, symbol: symbol)
    }

    private var symbol: String { item.status == .missing ? AppSymbols.warningName : AppSymbols.storeName }

    private var subtitle: String {
        switch item.status {
        case .open: [item.retailer, Strings.wish(item.substitution)].joined(separator: " · ")
        case .bought: item.savedCents > 0 ? saved(Strings.cheaperAtStore) : item.retailer
        case .partial: saved(Strings.partlyAvailable(item.chargedQuantity, ordered: item.quantity))
        case .substituted: saved(Strings.insteadOf(item.name))
        case .missing: saved(Strings.notAvailable)
        }
    }

    /// Says what comes back, or isn't charged.
    private func saved(_ text: String) -> String {
        guard item.savedCents > 0 else { return text }
        let amount = MoneyFormat.format(cents: item.savedCents)
        return isPaid && canOpen(PaymentsLink.self) ? Strings.refundedAmount(text, amount: amount) : Strings.savedAmount(text, amount: amount)
    }
}

extension Order {
    /// True from the time at which the laundry is ready: then the order is paid for.
    fileprivate var isPaid: Bool { !Self.unpaid.contains(stage) }

    private static let unpaid: Set<Stage> = [
        .draft, .placed, .accepted, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickedUp, .pickupFailed, .atFacility, .weighed, .processing,
        .canceled, .rejected,
    ]

    /// The shopping as entries of a timeline: one for each time at which outcomes were reported that still hold.
    var shoppingTimes: [(time: Date, items: [RetailLine])] {
        Dictionary(grouping: retailItems.filter { $0.shoppedAt != nil }) { $0.shoppedAt ?? updatedAt }
            .sorted { $0.key < $1.key }.map { (time: $0.key, items: $0.value) }
    }
}
