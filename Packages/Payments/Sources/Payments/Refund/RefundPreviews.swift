#if DEBUG
import Core
import CoreUI
import PaymentsAPI
import UI

extension RefundPage {
    /// A payment of $28.00 of which $5.00 were given back.
    static let sample = RefundPage(
        payments: [ReceiptView_Previews.payment(.partiallyRefunded, captured: 2800, refunded: 500)], refunds: [.sample])
}

extension RefundForm {
    /// A refund of $7.50, for previews and tests.
    static let sample = RefundForm(paymentID: 3, key: "key", extent: .part, amount: "7.50", reason: .late, note: "A day")
}

struct RefundView_Previews: PreviewProvider {
    /// The page of an order, for previews and tests.
    static func state(_ change: (inout RefundFeature.State) -> Void = { _ in }) -> RefundFeature.State {
        var state = RefundFeature.State(orderID: 12, page: .loaded(.sample))
        change(&state)
        return state
    }

    private static func view(_ page: ViewState<RefundPage>, form: RefundForm? = nil) -> some View {
        RefundView(store: ScopedStore(state: RefundFeature.State(orderID: 12, page: page, form: form)))
    }

    static var previews: some View {
        Group {
            view(.loaded(.sample)).previewDisplayName("Loaded")
            view(.loaded(.sample), form: .sample).previewDisplayName("Form")
            view(.loaded(RefundPage(payments: [], refunds: []))).previewDisplayName("Empty")
            view(.loading).previewDisplayName("Loading")
            view(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}

struct RefundCard_Previews: PreviewProvider {
    private static func card(_ status: PaymentStatus, captured: Int = 0, refunded: Int = 0, _ states: [Refund.State] = []) -> some View {
        let refunds = states.enumerated().map { index, state in
            var refund = Refund.sample
            (refund.id, refund.state, refund.reason) = (index + 1, state, index == 0 ? nil : "A reason in other words")
            return refund
        }
        return RefundCard(
            payment: ReceiptView_Previews.payment(status, captured: captured, refunded: refunded), refunds: refunds,
            store: ScopedStore(state: RefundView_Previews.state()))
    }

    static var previews: some View {
        Group {
            card(.authorized).previewDisplayName("Held")
            card(.captured, captured: 2800, [.waiting, .failed]).previewDisplayName("Waiting")
            card(.refunded, captured: 2800, refunded: 2800, [.done]).previewDisplayName("Refunded")
        }
    }
}

struct RefundFormFields_Previews: PreviewProvider {
    private static func form(_ change: (inout RefundFeature.State) -> Void) -> some View {
        let state = RefundView_Previews.state {
            $0.form = .sample
            change(&$0)
        }
        return RefundFormFields(payment: RefundPage.sample.payments[0], store: ScopedStore(state: state))
    }

    static var previews: some View {
        Group {
            form { $0.form = RefundForm(paymentID: 3, key: "key") }.previewDisplayName("Empty")
            form { $0.confirming = RefundPayment(id: 3, amountCents: 750, reason: "late") }.previewDisplayName("Confirming")
            form { state in
                state.form = RefundForm(paymentID: 3, key: "key", extent: .part, amount: "50", reason: .other)
                state.fields = ["amount": Strings.refundAmountWrong("$23.00"), "note": Strings.refundNoteNeeded]
                state.message = "No connection. Please try again."
            }
            .previewDisplayName("Failed")
        }
    }
}
#endif
