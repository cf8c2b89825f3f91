import CoreUI
import OrdersAPI
import Theme
import UI

/// The extras of the wash that are offered, with their prices.
struct AddOnForm: View {
    /// The extras and the codes of those that were chosen.
    struct Extras: Equatable {
        let offers: [AddOnOffer]
        let chosen: Set<String>
    }

    let extras: Extras
    let toggle: (String) -> Void

    var body: some View {
        if !extras.offers.isEmpty {
            FormField(Strings.extras, kind: .group) {
                ChipRow {
                    ForEach(extras.offers, id: \.code) { offer in
                        Chip(Strings.offer(offer), isSelected: extras.chosen.contains(offer.code)) { [toggle] in toggle(offer.code) }
                            .accessibilityIdentifier("orders.addOn.\(offer.code)")
                    }
                }
            }
        }
    }
}
