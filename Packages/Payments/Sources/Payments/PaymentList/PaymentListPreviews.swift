#if DEBUG
import Core
import CoreUI
import PaymentsAPI
import UI

struct PaymentListView_Previews: PreviewProvider {
    private static var all: [Payment] {
        var refunded = Payment.sample
        (refunded.id, refunded.status, refunded.capturedCents, refunded.refundedCents) = (2, .partiallyRefunded, 3360, 500)
        var failed = Payment.sample
        (failed.id, failed.status, failed.orderID) = (1, .failed, nil)
        return [.sample, refunded, failed]
    }

    private static func view(_ payments: ViewState<[Payment]>, _ change: (inout PaymentListFeature.State) -> Void = { _ in }) -> some View {
        var state = PaymentListFeature.State(payments: payments)
        change(&state)
        return PaymentListView(store: ScopedStore(state: state))
    }

    static var previews: some View {
        Group {
            view(.loaded(all)) { $0.next = 1 }.previewDisplayName("Loaded")
            view(.loaded(all)) { ($0.customer, $0.status) = (7, .captured) }.previewDisplayName("Of a customer")
            view(.loaded([])).previewDisplayName("Empty")
            view(.loading).previewDisplayName("Loading")
            view(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
        .environment(\.person, Person(id: 99, name: "Ada", roles: [.admin, .dispatcher]))
    }
}
#endif
