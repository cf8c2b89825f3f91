#if DEBUG
import CoreUI
import SupportAPI
import UI

struct NewTicketView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page { _ in }.previewDisplayName("Empty")
            page { state in
                state.orders = [OrderChoice(id: 12, placedAt: Ticket.sample.createdAt), OrderChoice(id: 9, placedAt: Ticket.sample.createdAt)]
                state.articles = [.sample]
                state.form = NewTicketForm(subject: "Delivery delay", description: "Two hours late.", category: .delivery, orderID: 12, attachments: [.sample])
            }
            .previewDisplayName("Filled")
            page { state in
                state.form.orderID = 7
                state.fields = ["category": Strings.categoryNeeded, "subject": Strings.subjectNeeded, "description": Strings.descriptionNeeded]
            }
            .previewDisplayName("Failed")
            page { ($0.isSending, $0.message) = (true, "No connection. Please try again.") }.previewDisplayName("Sending")
        }
    }

    private static func page(_ change: (inout NewTicketFeature.State) -> Void) -> NewTicketView {
        var state = NewTicketFeature.State()
        change(&state)
        return NewTicketView(store: ScopedStore(state: state))
    }
}
#endif
