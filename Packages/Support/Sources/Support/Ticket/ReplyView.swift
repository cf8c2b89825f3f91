import Core
import CoreUI
import SupportAPI
import Theme
import UI

/// The field for the next message with its files. Enter sends it; Shift and Enter begin a new line.
struct ReplyField: View {
    let state: ReplyFeature.State
    /// Whether only staff will see it.
    let isNote: Bool
    let send: (ReplyFeature.Action) -> Void

    var body: some View {
        PendingFilesView(files: state.entry.attachments) { [send] in send(.attaching($0)) }
        FormField(isNote ? Strings.internalNote : Strings.message, hint: Strings.sendHint, message: state.message, identifier: "support.reply") {
            TextEditor(text: Binding(get: { state.entry.text }, set: { [send] in send(.textChanged($0)) }))
                .onSubmit { send(.sendTapped) }
                .accessibilityIdentifier("support.reply")
        }
        AttachButton(state: state.attaching, count: state.entry.attachments.count) { [send] in send(.attaching($0)) }
    }
}

/// The choice between a reply and a note, and the saved answers, for staff.
struct AnswerChoicesView: View {
    let state: ReplyFeature.State
    let send: (ReplyFeature.Action) -> Void

    var body: some View {
        ChipRow {
            Chip(Strings.reply, isSelected: !state.entry.isNote) { send(.noteChosen(false)) }.accessibilityIdentifier("support.reply.public")
            Chip(Strings.internalNote, isSelected: state.entry.isNote) { send(.noteChosen(true)) }.accessibilityIdentifier("support.reply.note")
            Chip(Strings.cannedAnswers, isSelected: state.showsAnswers) { send(.answersTapped) }.accessibilityIdentifier("support.reply.answers")
        }
        if state.showsAnswers {
            ViewStateView(state.answers, loading: .rows(2), retry: { send(.answersTapped) }) { answers($0) }
        }
    }

    @ViewBuilder
    private func answers(_ answers: [CannedAnswer]) -> some View {
        if answers.isEmpty {
            NoticeBanner(Strings.noAnswersMessage)
        } else {
            Card {
                ForEach(answers, id: \.id) { answer in
                    ListRow(answer.title, subtitle: String(answer.text.prefix(100)), action: { [send] in send(.answerTapped(answer.id)) })
                        .accessibilityIdentifier("support.reply.answer.\(answer.id)")
                }
            }
        }
    }
}
