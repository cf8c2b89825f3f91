import ChatAPI
import Core
import CoreUI
import Theme
import UI

/// The form for reporting somebody, in a sheet over the conversation.
struct ReportView: View {
    let store: ScopedStore<ReportFeature>

    var body: some View {
        PageColumn(.reading) {
            Text(Strings.reportHint)
            ChipField(
                Strings.reportReason, ReportReason.allCases, selection: store.state.reason, identifier: "chat.report.reason", name: Strings.reason
            ) { store.send(.reasonChosen($0)) }
            FormField(Strings.reportNote, message: store.state.message) {
                TextEditor(text: store.binding(\.note) { .noteChanged($0) }).accessibilityIdentifier("chat.report.note")
            }
            DestructiveButton(Strings.reportSend, isBusy: store.state.isSending) { store.send(.sendTapped) }
                .accessibilityIdentifier("chat.report.send")
        }
        .navigationTitle(Strings.report)
    }
}

#if DEBUG
struct ReportView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            preview { _ in }.previewDisplayName("Empty")
            preview { $0.isSending = true }.previewDisplayName("Loading")
            preview { $0.message = "No connection. Please try again." }.previewDisplayName("Failed")
        }
    }

    private static func preview(_ change: (inout ReportFeature.State) -> Void) -> ReportView {
        var state = ReportFeature.State(conversation: 5, messageID: nil)
        change(&state)
        return ReportView(store: ScopedStore(state: state))
    }
}
#endif
