#if DEBUG
import Core
import CoreUI
import OrdersAPI
import UI

extension Order {
    /// An order with long texts.
    static let previewLong: Order = {
        var order = Order.sample(stage: .arrivedDropoff, driverID: 5)
        order.address.label = "The house behind the old water tower"
        order.address.line1 = "12345 Avenida de las Flores Amarillas del Norte"
        order.address.line2 = "Building 12, staircase C, apartment 1204"
        order.notes = "Please ring twice, wait for the dog to calm down, and leave the bags beside the second door on the left."
        order.preferences.notes = "No wool, no silk, and the blue shirts apart from everything else."
        return order
    }()
}

extension Order {
    /// A delivered order that can be ordered again.
    static let previewDelivered: Order = {
        var order = Order.sample(id: 14, stage: .delivered)
        order.allowedActions = [OrderPermission.reorder.rawValue]
        return order
    }()
}

struct OrderList_Previews: PreviewProvider {
    static var previews: some View {
        OrderList(orders: [.sample, .sample(id: 13, stage: .pickupFailed), .previewDelivered], reorder: { _ in }) { _ in }.previewDisplayName("Loaded")
    }
}

struct OrderCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OrderCard(order: .sample) {}.previewDisplayName("Accepted")
            OrderCard(order: .sample(stage: .pickupFailed)) {}.previewDisplayName("Failed pickup")
            OrderCard(order: .sample(stage: .delivered)) {}.previewDisplayName("Delivered")
            OrderCard(order: .previewLong) {}.previewDisplayName("Long text")
        }
    }
}

struct ReorderButton_Previews: PreviewProvider {
    static var previews: some View {
        ReorderButton(order: .previewDelivered, isBusy: false) {}.previewDisplayName("Delivered")
    }
}

struct ReorderNoticeView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            notice(ReorderState(message: "No connection. Please try again.")).previewDisplayName("Failed")
            notice(ReorderState(message: "The card has expired.", declined: 12)).previewDisplayName("Declined")
        }
    }

    private static func notice(_ state: ReorderState) -> some View { ReorderNoticeView(store: ScopedStore(state: state)) }
}

struct StagePill_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ForEach(Stage.allCases, id: \.self) { StagePill(order: .sample(stage: $0)) }
        }
        .previewDisplayName("All stages")
    }
}

struct OrderProgress_Previews: PreviewProvider {
    static var previews: some View {
        OrderProgress(order: .sample).previewDisplayName("Accepted")
    }
}

struct PriceBreakdown_Previews: PreviewProvider {
    static var previews: some View {
        PriceBreakdown(price: .sample).previewDisplayName("Loaded")
    }
}

struct SlotPicker_Previews: PreviewProvider {
    private static func picker(_ offered: ViewState<PickupSlots>) -> some View {
        SlotPicker(slots: SlotState(offered: offered), selection: PickupSlot.samples[0].window, identifier: "orders.window") { _ in
        } windowChosen: { _ in
        }
    }

    static var previews: some View {
        Group {
            picker(.loading).previewDisplayName("Loading")
            picker(.loaded(.sample)).previewDisplayName("Loaded")
            picker(.loaded(PickupSlots(area: nil, timeZone: "America/Los_Angeles", slots: []))).previewDisplayName("Empty")
            picker(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}

struct ConfirmPaymentButton_Previews: PreviewProvider {
    static var previews: some View {
        ConfirmPaymentButton(clientSecret: nil, actionPage: "/confirm", store: ScopedStore(state: PaymentState())).previewDisplayName("Unconfirmed")
    }
}

struct AddOnForm_Previews: PreviewProvider {
    static var previews: some View {
        AddOnForm(extras: extras) { _ in }.previewDisplayName("Chosen")
    }

    private static var extras: AddOnForm.Extras {
        AddOnForm.Extras(offers: [.sample, AddOnOffer(code: "hangers", name: "New hangers", unitCents: 300, unit: .order)], chosen: ["ironing"])
    }
}
#endif
