import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The answer that a customer waits for after asking to cancel, or got. Nothing without a request.
struct CancellationNoticeView: View {
    let order: Order

    var body: some View {
        if let request = order.cancellationRequest, let text = text(request) {
            NoticeBanner(text, tone: request.decision == nil ? .info : .warning).accessibilityIdentifier("orders.cancelRequest")
        }
    }

    private func text(_ request: CancellationRequest) -> String? {
        switch request.decision {
        case nil: order.stage.isFinal || order.stage == .delivered ? nil : Strings.cancelRequested
        case .refused: Strings.cancelRequestRefused(request.note ?? "")
        case .approved: nil
        }
    }
}

/// A customer's request to cancel, with the ways to answer it. Nothing where there is none to answer.
struct CancellationRequestCard: View {
    let order: Order
    let store: ScopedStore<CancellationDecisionFeature>

    var body: some View {
        if order.allows(.decideCancellation), let request = order.cancellationRequest {
            SectionCard(Strings.cancelRequestTitle) {
                Text(request.reason).accessibilityIdentifier("orders.cancelRequest.reason")
                TextFormField(
                    Strings.noteToCustomer, text: store.binding(\.note) { .noteChanged($0) }, message: store.state.message,
                    identifier: "orders.cancelRequest.note")
                DestructiveButton(Strings.approveCancel, symbol: AppSymbols.crossName, isBusy: store.state.isWorking) { store.send(.approved(order.id)) }
                    .accessibilityIdentifier("orders.cancelRequest.approve")
                SecondaryButton(Strings.refuseCancel, symbol: AppSymbols.checkName, isDisabled: store.state.isWorking) { store.send(.refused(order.id)) }
                    .accessibilityIdentifier("orders.cancelRequest.refuse")
            }
        }
    }
}
