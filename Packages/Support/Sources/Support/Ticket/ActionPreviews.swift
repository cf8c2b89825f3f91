#if DEBUG
import Core
import CoreUI
import OrdersAPI
import PaymentsAPI
import PromotionsAPI
import SupportAPI
import UI

struct ActionsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            actions(.sample).previewDisplayName("Order")
            actions(.ofIncident).previewDisplayName("Incident")
        }
    }

    private static func actions(_ ticket: Ticket) -> some View {
        var state = TicketFeature.State(isStaff: true)
        state.showsActions = true
        return ActionsView(ticket: ticket, store: ScopedStore(state: state))
            .environment(\.canOpen, LinkAvailability(OrdersLink.self, RefundsLink.self, PromotionsLink.self))
    }
}

struct CreditFormView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            CreditFormView(state: CreditFeature.State(form: CreditForm(amount: "10.00", reason: "Sorry for the wait"))) { _ in }
                .previewDisplayName("Filled")
            CreditFormView(
                state: CreditFeature.State(
                    form: CreditForm(), fields: ["cents": Strings.creditAmountNeeded, "reason": Strings.creditReasonNeeded],
                    message: "No connection. Please try again.")
            ) { _ in }
            .previewDisplayName("Failed")
        }
    }
}

struct MergeChoiceView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            MergeChoiceView(state: MergeFeature.State(isOpen: true, others: .loaded([.long, .closed]), chosen: 3)) { _ in }.previewDisplayName("Chosen")
            MergeChoiceView(state: MergeFeature.State(isOpen: true, others: .loaded([]))) { _ in }.previewDisplayName("Empty")
            MergeChoiceView(state: MergeFeature.State(isOpen: true, others: .loading)) { _ in }.previewDisplayName("Loading")
            MergeChoiceView(state: MergeFeature.State(isOpen: true, others: .failed("No connection. Please try again."))) { _ in }
                .previewDisplayName("Failed")
        }
    }
}
#endif
