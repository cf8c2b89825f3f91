import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The way home of the bags of a canceled order. Nothing unless the order was canceled while we had them.
struct BagReturnCard: View {
    let order: Order

    @Environment(\.theme) private var theme

    var body: some View {
        if let bags = order.bagReturn {
            SectionCard(Strings.bagsHome) {
                ListRow(Strings.name(bags.status), subtitle: subtitle(bags), symbol: AppSymbols.bagName) {
                    Pill(Strings.bagCount(order.bags), tone: bags.status == .returned ? .success : bags.status == .failed ? .warning : .info)
                }
                .accessibilityIdentifier("orders.bagReturn")
                if let photos = bags.proofIDs {
                    ChipRow {
                        ForEach(photos, id: \.self) { id in
                            PhotoView(
                                "/orders/\(order.id)/proofs/\(id)",
                                label: Strings.photoOf(Strings.name(bags.status), time: DateFormat.dateTime(bags.changedAt)),
                                identifier: "orders.photo.\(id)")
                        }
                    }
                }
            }
        }
    }

    private func subtitle(_ bags: BagReturn) -> String {
        let since = Strings.since(DateFormat.dateTime(bags.changedAt))
        return [since, bags.reason.map { Strings.name(reason: $0) }, bags.note].compactMap(\.self).joined(separator: " · ")
    }
}
