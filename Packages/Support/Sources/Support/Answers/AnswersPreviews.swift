#if DEBUG
import Core
import CoreUI
import SupportAPI
import UI

struct AnswersView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            page { $0.answers = .loaded([.sample]) }.previewDisplayName("Loaded")
            page { $0.answers = .loaded([]) }.previewDisplayName("Empty")
            page { $0.answers = .loading }.previewDisplayName("Loading")
            page { $0.answers = .failed("No connection. Please try again.") }.previewDisplayName("Failed")
            page { ($0.answers, $0.removing) = (.loaded([.sample]), 2) }.previewDisplayName("Removing")
            page { ($0.form, $0.fields) = (AnswerForm(title: "Late"), ["text": Strings.answerTextNeeded]) }.previewDisplayName("Form")
        }
    }

    private static func page(_ change: (inout AnswersFeature.State) -> Void) -> AnswersView {
        var state = AnswersFeature.State()
        change(&state)
        return AnswersView(store: ScopedStore(state: state))
    }
}
#endif
