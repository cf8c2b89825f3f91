#if DEBUG
import Core
import CoreUI
import OrdersAPI
import PaymentsAPI
import UI

struct ReceiptView_Previews: PreviewProvider {
    static func page(_ payments: [Payment]) -> ReceiptPage {
        ReceiptPage(payments: payments, methods: [.sample], configuration: PaymentConfiguration(gateway: "stripe"))
    }

    static func payment(_ status: PaymentStatus, captured: Int = 0, refunded: Int = 0, _ change: (inout Payment) -> Void = { _ in }) -> Payment {
        var payment = Payment.sample
        (payment.status, payment.capturedCents, payment.refundedCents) = (status, captured, refunded)
        change(&payment)
        return payment
    }

    static var shopped: ReceiptPage {
        var milk = RetailLine(itemID: 4, name: "Milk", retailerID: 1, retailer: "Target", quantity: 1, unitCents: 429)
        (milk.status, milk.boughtQuantity) = (.missing, 0)
        var page = page([payment(.partiallyRefunded, captured: 2800, refunded: 462)])
        page.items = [milk]
        return page
    }

    private static func view(_ page: ViewState<ReceiptPage>) -> some View {
        ReceiptView(orderID: 12, store: ScopedStore(state: ReceiptFeature.State(orderID: 12, page: page)))
    }

    static var previews: some View {
        Group {
            view(.loaded(page([.sample]))).previewDisplayName("Held")
            view(.loaded(page([payment(.partiallyRefunded, captured: 2800, refunded: 500)]))).previewDisplayName("Partly refunded")
            view(.loaded(shopped)).previewDisplayName("Shopped")
            view(.loaded(page([]))).previewDisplayName("Empty")
            view(.loading).previewDisplayName("Loading")
            view(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}

struct PaymentCard_Previews: PreviewProvider {
    private static func card(_ payment: Payment) -> some View {
        PaymentCard(payment: payment, page: ReceiptView_Previews.page([payment]), store: ScopedStore(state: ReceiptFeature.State(orderID: 12)))
    }

    static var previews: some View {
        Group {
            card(ReceiptView_Previews.payment(.captured, captured: 2800)).previewDisplayName("Paid")
            card(ReceiptView_Previews.payment(.failed) { $0.decline = "insufficientFunds" }).previewDisplayName("Declined")
            card(ReceiptView_Previews.payment(.new) { $0.clientSecret = "secret" }).previewDisplayName("To confirm")
            card(ReceiptView_Previews.payment(.voided)).previewDisplayName("Released")
            card(ReceiptView_Previews.payment(.captured, captured: 500) { ($0.isSupplement, $0.authorizedCents) = (true, 500) })
                .previewDisplayName("Tip")
        }
    }
}

struct ShoppedItemsCard_Previews: PreviewProvider {
    static var previews: some View {
        ShoppedItemsCard(items: ReceiptView_Previews.shopped.items, isPaid: true).previewDisplayName("Refunded")
    }
}
#endif
