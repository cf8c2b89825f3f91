#if DEBUG
import CoreUI
import OrdersAPI
import UI

struct CancelButton_Previews: PreviewProvider {
    static var previews: some View {
        CancelButton(order: .sample, store: ScopedStore(state: OrderState())).previewDisplayName("Loaded")
    }
}

struct CancelForm_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CancelForm(order: .sample, store: ScopedStore(state: OrderState())).previewDisplayName("Free")
            CancelForm(order: .sample(cancellationFeeCents: 500), store: ScopedStore(state: OrderState())).previewDisplayName("With a fee")
            CancelForm(order: .sample, store: ScopedStore(state: OrderState(message: Strings.reasonNeeded))).previewDisplayName("Failed")
        }
    }
}

extension Order {
    /// An order at the plant whose customer asked to cancel.
    fileprivate static func previewRequest(_ decision: CancellationRequest.Decision? = nil, note: String? = nil) -> Order {
        var order = Order.sample(stage: .atFacility)
        order.allowedActions = decision == nil ? [OrderPermission.decideCancellation.rawValue] : []
        order.cancellationRequest = CancellationRequest(
            reason: "I need the shirts tonight.", requestedAt: order.createdAt, decision: decision, note: note)
        return order
    }
}

struct CancellationNoticeView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CancellationNoticeView(order: .previewRequest()).previewDisplayName("Asked")
            CancellationNoticeView(order: .previewRequest(.refused, note: "It is in the dryer already.")).previewDisplayName("Refused")
        }
    }
}

struct CancellationRequestCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CancellationRequestCard(order: .previewRequest(), store: ScopedStore(state: CancellationDecisionState())).previewDisplayName("Asked")
            CancellationRequestCard(order: .previewRequest(), store: ScopedStore(state: CancellationDecisionState(message: Strings.refusalNeedsNote)))
                .previewDisplayName("Failed")
        }
    }
}

extension Order {
    /// A canceled order whose bags go home.
    fileprivate static func previewReturn(_ status: BagReturn.Status) -> Order {
        var order = Order.sample(stage: .canceled, allowedActions: [])
        order.bagReturn = BagReturn(
            status: status, driverID: 5, reason: status == .failed ? "notAtHome" : nil, changedAt: order.createdAt,
            proofIDs: status == .returned ? [3] : nil)
        return order
    }
}

struct BagReturnCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            BagReturnCard(order: .previewReturn(.waiting)).previewDisplayName("Loaded")
            BagReturnCard(order: .previewReturn(.onTheWay)).previewDisplayName("On the way")
            BagReturnCard(order: .previewReturn(.failed)).previewDisplayName("Failed")
            BagReturnCard(order: .previewReturn(.returned)).previewDisplayName("Returned")
            BagReturnCard(order: .sample).previewDisplayName("Empty")
        }
    }
}
#endif
