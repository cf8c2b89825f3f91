import OrdersAPI
import Theme
import UI

/// The four digits that the customer tells the driver, while there is a visit to come.
struct PINCard: View {
    let order: Order

    @Environment(\.theme) private var theme

    var body: some View {
        if let pin = order.pin, order.stage != .delivered {
            SectionCard(Strings.doorPIN, trailing: { Text(pin).font(theme.fonts.title).accessibilityIdentifier("orders.pin") }) {
                Text(Strings.doorPINHint).foregroundStyle(theme.colors.secondaryText)
            }
        }
    }
}

/// The photos that drivers and the plant took of an order, in the order of its life.
struct ProofPhotosView: View {
    let order: Order
    let timeline: [OrderTransition]

    var body: some View {
        let steps = timeline.filter { !$0.proofIDs.isEmpty }
        if !steps.isEmpty {
            ChipRow {
                ForEach(steps, id: \.sequence) { step in
                    ForEach(step.proofIDs, id: \.self) { id in
                        PhotoView(
                            "/orders/\(order.id)/proofs/\(id)", label: Strings.photoOf(Strings.name(step.to), time: DateFormat.dateTime(step.occurredAt)),
                            identifier: "orders.photo.\(id)")
                    }
                }
            }
            .accessibilityIdentifier("orders.photos")
        }
    }
}
