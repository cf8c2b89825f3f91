import Core
import CoreUI
import SupportAPI
import Theme
import UI

/// The page of canned answers.
struct AnswersView: View {
    let store: ScopedStore<AnswersFeature>

    @Environment(\.theme) private var theme

    private var state: AnswersFeature.State { store.state }

    var body: some View {
        PageColumn(.reading) {
            Text(Strings.placeholdersHint)
            if let message = state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("support.message") }
            if let form = state.form {
                fields(form)
            } else {
                PrimaryButton(Strings.newAnswer, symbol: AppSymbols.plusName) { store.send(.newTapped) }.accessibilityIdentifier("support.answer.new")
                ViewStateView(state.answers, loading: .rows(3), retry: { store.send(.appeared) }) { content($0) }
            }
        }
        .navigationTitle(Strings.cannedAnswers)
        .onAppear { store.send(.appeared) }
    }

    private func fields(_ form: AnswerForm) -> some View {
        SectionCard(form.id == nil ? Strings.newAnswer : Strings.editAnswer) {
            TextFormField(
                Strings.answerTitle, text: Binding(get: { form.title }, set: { [send = store.sender] in send(.titleChanged($0)) }),
                message: state.fields["title"], identifier: "support.answer.title")
            FormField(Strings.answerText, message: state.fields["text"], identifier: "support.answer.text") {
                TextEditor(text: Binding(get: { form.text }, set: { [send = store.sender] in send(.textChanged($0)) }))
                    .accessibilityIdentifier("support.answer.text")
            }
            PrimaryButton(Strings.save, isBusy: state.isWorking) { store.send(.saveTapped) }.accessibilityIdentifier("support.answer.save")
            QuietButton(Strings.cancel) { store.send(.formDismissed) }.accessibilityIdentifier("support.answer.cancel")
        }
    }

    @ViewBuilder
    private func content(_ answers: [CannedAnswer]) -> some View {
        if answers.isEmpty {
            EmptyStateView(symbol: AppSymbols.messagesName, title: Strings.noAnswers, message: Strings.noAnswersMessage)
        } else {
            ForEach(answers, id: \.id) { card($0) }
        }
    }

    private func card(_ answer: CannedAnswer) -> some View {
        SectionCard(answer.title) {
            Text(answer.text).foregroundStyle(theme.colors.secondaryText)
            if state.removing == answer.id {
                DestructiveButton(Strings.removeConfirm, isBusy: state.isWorking) { store.send(.removeConfirmed) }
                    .accessibilityIdentifier("support.answer.remove.confirm")
                QuietButton(Strings.cancel) { store.send(.removeDismissed) }.accessibilityIdentifier("support.answer.remove.cancel")
            } else {
                ChipRow {
                    QuietButton(Strings.edit) { [send = store.sender] in send(.editTapped(answer.id)) }
                        .accessibilityIdentifier("support.answer.\(answer.id).edit")
                    QuietButton(Strings.remove) { [send = store.sender] in send(.removeTapped(answer.id)) }
                        .accessibilityIdentifier("support.answer.\(answer.id).remove")
                }
            }
        }
        .accessibilityIdentifier("support.answer.\(answer.id)")
    }
}
