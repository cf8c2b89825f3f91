import Core
import CoreUI
import SupportAPI
import Theme
import UI

/// The card with which staff assign, sort, close and reopen a ticket.
struct HandlingView: View {
    let ticket: Ticket
    /// The person who is signed in.
    let person: Int?
    let state: HandlingFeature.State
    let send: (HandlingFeature.Action) -> Void

    private var isMine: Bool { ticket.assignee?.id == person }

    var body: some View {
        Card {
            ListRow(ticket.assignee?.name ?? Strings.ownerNobody, subtitle: Strings.assignee) {
                if isMine {
                    QuietButton(Strings.release, isBusy: state.isWorking) { send(.releaseTapped) }.accessibilityIdentifier("support.release")
                } else {
                    SecondaryButton(Strings.take, isBusy: state.isWorking) { send(.takeTapped) }.accessibilityIdentifier("support.take")
                }
            }
            FilterRow {
                Picker(Strings.priorityField, selection: priority) {
                    ForEach(TicketPriority.allCases, id: \.self) { Text(Strings.priority($0)).tag($0) }
                }
                .accessibilityIdentifier("support.handling.priority")
                Picker(Strings.categoryField, selection: category) {
                    ForEach(TicketCategory.allCases, id: \.self) { Text(Strings.category($0)).tag($0) }
                }
                .accessibilityIdentifier("support.handling.category")
            }
            if ticket.status == .closed {
                SecondaryButton(Strings.reopen, symbol: AppSymbols.refreshName, isBusy: state.isWorking) { send(.reopenTapped) }
                    .accessibilityIdentifier("support.reopen")
            } else {
                SecondaryButton(Strings.close, symbol: AppSymbols.checkName, isBusy: state.isWorking) { send(.closeTapped) }
                    .accessibilityIdentifier("support.close")
            }
            if let message = state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("support.message") }
        }
    }

    private var priority: Binding<TicketPriority> {
        Binding(get: { ticket.priority }, set: { [send] in send(.priorityChosen($0)) })
    }

    private var category: Binding<TicketCategory> {
        Binding(get: { ticket.category }, set: { [send] in send(.categoryChosen($0)) })
    }
}
