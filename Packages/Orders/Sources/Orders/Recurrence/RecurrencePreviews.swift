#if DEBUG
import Core
import CoreUI
import OrdersAPI
import UI

struct RecurrenceView_Previews: PreviewProvider {
    private static func form(_ change: (inout RecurrenceState) -> Void) -> some View {
        var state = RecurrenceState()
        change(&state)
        return RecurrenceView(store: ScopedStore(state: state))
    }

    static var previews: some View {
        Group {
            form { $0.page = .loading }.previewDisplayName("Loading")
            form { ($0.page, $0.entries) = (.loaded(.preview), RecurrencePage.preview.entries) }.previewDisplayName("New")
            form { state in
                (state.page, state.entries) = (.loaded(.preview), RecurrencePage.preview.entries)
                (state.subject, state.message) = (.recurring(3), "No connection. Please try again.")
            }
            .previewDisplayName("Refused")
            form { $0.page = .failed("No connection. Please try again.") }.previewDisplayName("Failed")
        }
    }
}

struct RecurrenceForm_Previews: PreviewProvider {
    static var previews: some View {
        RecurrenceForm(page: RecurrencePage(defaults: OrderDefaults(), .sample), store: ScopedStore(state: RecurrenceState()))
            .previewDisplayName("Without an address")
    }
}

extension RecurrencePage {
    /// A form with one saved address.
    fileprivate static let preview = RecurrencePage(defaults: .sample, .sample)
}
#endif
