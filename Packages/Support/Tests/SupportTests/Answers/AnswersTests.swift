import Core
import CoreTesting
import CoreUI
import Networking
import SupportAPI
import Testing

@testable import Support

struct AnswersTests {
    private func store(
        _ service: FakeAnswerService = FakeAnswerService(), change: (inout AnswersFeature.State) -> Void = { $0.answers = .loaded([.sample]) }
    ) -> TestStore<AnswersFeature.State, AnswersFeature.Action> {
        var state = AnswersFeature.State()
        change(&state)
        return TestStore(screen: AnswersFeature(service: service, random: SeededRandomSource(seed: 1)), initial: state)
    }

    @Test func `answers are loaded, or say why they aren't`() async {
        let loaded = store { _ in }
        await loaded.send(.appeared) { $0.answers = .loading }
        await loaded.receive(.loaded(.success([.sample]))) { $0.answers = .loaded([.sample]) }
        await loaded.finish()
        let failed = store(FakeAnswerService(listResult: .failure(.offline))) { _ in }
        await failed.send(.appeared) { $0.answers = .loading }
        await failed.receive(.loaded(.failure(.offline))) { $0.answers = .failed(APIError.offline.message) }
        await failed.finish()
    }

    @Test func `a new answer is written and stored`() async {
        let store = store()
        await store.send(.newTapped) { $0.form = AnswerForm(key: firstKey) }
        await store.send(.saveTapped) { $0.fields = ["title": Strings.answerTitleNeeded, "text": Strings.answerTextNeeded] }
        await store.send(.titleChanged("Late")) {
            $0.form?.title = "Late"
            $0.fields = ["text": Strings.answerTextNeeded]
        }
        await store.send(.textChanged("Hi {name}")) {
            $0.form?.text = "Hi {name}"
            $0.fields = [:]
        }
        await store.send(.saveTapped) { $0.isWorking = true }
        await store.send(.saveTapped)
        await store.receive(.saved(.success(.sample))) { ($0.isWorking, $0.form) = (false, nil) }
        await store.receive(.loaded(.success([.sample])))
        await store.finish()
    }

    @Test func `an answer is changed; what is refused stays and says why`() async {
        let store = store(FakeAnswerService(storedResult: .failure(.offline)))
        await store.send(.editTapped(99))
        await store.send(.editTapped(2)) { $0.form = AnswerForm(id: 2, title: CannedAnswer.sample.title, text: CannedAnswer.sample.text) }
        await store.send(.saveTapped) { $0.isWorking = true }
        await store.receive(.saved(.failure(.offline))) { ($0.isWorking, $0.message) = (false, APIError.offline.message) }
        await store.send(.formDismissed) { ($0.form, $0.message) = (nil, nil) }
        await store.send(.draftRestored(AnswerForm(title: "x"))) { $0.form = AnswerForm(title: "x") }
        await store.send(.backTapped)
        await store.finish()
    }

    @Test func `an answer is removed once that is confirmed`() async {
        let store = store()
        await store.send(.removeConfirmed)
        await store.send(.removeTapped(2)) { $0.removing = 2 }
        await store.send(.removeDismissed) { $0.removing = nil }
        await store.send(.removeTapped(2)) { $0.removing = 2 }
        await store.send(.removeConfirmed) { ($0.removing, $0.isWorking) = (nil, true) }
        await store.receive(.removed(2, .success(NoOutput()))) { ($0.isWorking, $0.answers) = (false, .loaded([])) }
        await store.send(.removed(2, .failure(.offline))) { $0.message = APIError.offline.message }
        await store.finish()
    }

    @Test func `the page asks before it removes, and shows the form in place of the list`() {
        func page(_ change: (inout AnswersFeature.State) -> Void) -> String {
            var state = AnswersFeature.State(answers: .loaded([.sample]))
            change(&state)
            return html(AnswersView(store: ScopedStore(state: state)))
        }
        #expect(page { _ in }.contains("support.answer.2.edit") && !page { _ in }.contains("support.answer.remove.confirm"))
        #expect(page { $0.removing = 2 }.contains("support.answer.remove.confirm"))
        #expect(page { $0.form = AnswerForm() }.contains("support.answer.save"))
    }
}
