import ChatAPI
import Core
import CoreUI
import Theme
import UI

/// The form with which somebody is reported.
struct ReportSheet: View {
    let store: ScopedStore<ChatFeature>

    private var form: ReportForm? { store.state.report }

    var body: some View {
        PageColumn(.reading) {
            Text(Strings.reportHint)
            ChipField(
                Strings.reportReason, ReportReason.allCases, selection: form?.reason ?? .abuse, identifier: "chat.report.reason", name: Strings.reason
            ) { store.send(.reportReasonChosen($0)) }
            FormField(Strings.reportNote, message: form?.message) {
                TextEditor(text: store.binding(\.reportNote) { .reportNoteChanged($0) }).accessibilityIdentifier("chat.report.note")
            }
            DestructiveButton(Strings.reportSend, isBusy: form?.isSending == true) { store.send(.reportSendTapped) }
                .accessibilityIdentifier("chat.report.send")
        }
        .navigationTitle(Strings.report)
    }
}

extension ChatState {
    /// The note of the report that is being written.
    var reportNote: String { report?.note ?? "" }
}

struct ReportSheet_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ReportSheet(store: preview { _ in }).previewDisplayName("Empty")
            ReportSheet(store: preview { $0.isSending = true }).previewDisplayName("Loading")
            ReportSheet(store: preview { $0.message = "Say what happened." }).previewDisplayName("Failed")
        }
    }

    private static func preview(_ change: (inout ReportForm) -> Void) -> ScopedStore<ChatFeature> {
        var state = ChatState()
        var form = ReportForm(conversationID: 5)
        change(&form)
        state.report = form
        return ScopedStore(state: state)
    }
}
