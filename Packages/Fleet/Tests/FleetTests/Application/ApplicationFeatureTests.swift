import Core
import CoreTesting
import CoreUI
import FleetAPI
import Testing
import UI

@testable import Fleet

struct ApplicationFeatureTests {
    typealias State = ApplicationFeature.State

    private static let open = State(id: 4, application: .loaded(.sample))

    private func store(_ service: FakeDecisionService = FakeDecisionService(), _ state: State = open) -> TestStore<State, ApplicationFeature.Action> {
        TestStore(screen: ApplicationFeature(service: service), initial: state)
    }

    @Test func `an application is opened, loaded, and left`() async {
        let store = store(FakeDecisionService(), State())
        await store.send(.opened(4)) { ($0.id, $0.application) = (4, .loading) }
        await store.receive(.loaded(.success(.sample))) { $0.application = .loaded(.sample) }
        await store.send(.opened(4))
        await store.send(.appeared)
        await store.receive(.loaded(.success(.sample)))
        await store.send(.backTapped)
        await store.receive(event: .open(ApplicationsLink.list(nil).place))
        await store.send(.opened(nil)) { ($0.id, $0.application) = (nil, .idle) }
        await store.finish()
    }

    @Test func `a decision is asked about, and made`() async {
        let store = store()
        await store.send(.decisionTapped(.approved)) { $0.deciding = .approved }
        await store.send(.decisionTapped(nil)) { $0.deciding = nil }
        await store.send(.decisionConfirmed)
        await store.send(.decisionTapped(.declined)) { $0.fields = ["message": "Write the applicant what's missing, or why not."] }
        await store.send(.wordsChanged("No room.")) { ($0.words, $0.fields) = ("No room.", [:]) }
        await store.send(.decisionTapped(.declined)) { $0.deciding = .declined }
        await store.send(.decisionConfirmed) { ($0.isWorking, $0.deciding) = (true, nil) }
        await store.receive(.decided(.success(.sample))) { ($0.isWorking, $0.words) = (false, "") }
        await store.receive(event: .notice("Done. The applicant sees it now."))
        await store.finish()
    }

    @Test func `who decides too late sees how it stands`() async {
        let late = APIError.conflict("It changed.", code: "application_changed")
        let store = store(FakeDecisionService(application: .failure(late)))
        await store.send(.decisionTapped(.approved)) { $0.deciding = .approved }
        await store.send(.decisionConfirmed) { ($0.isWorking, $0.deciding) = (true, nil) }
        await store.receive(.decided(.failure(late))) { ($0.isWorking, $0.message) = (false, "It changed.") }
        await store.receive(.loaded(.failure(late)))
        await store.finish()
    }

    @Test func `a note is added, or it says why not`() async {
        let store = store()
        await store.send(.noteTapped)
        await store.send(.noteChanged("Called.")) { $0.note = "Called." }
        await store.send(.noteTapped) { $0.isWorking = true }
        await store.receive(.noted(.success(.sample))) { ($0.isWorking, $0.note) = (false, "") }
        await store.finish()
        let failing = self.store(FakeDecisionService(application: .failure(.invalid(["text": "Too long."]))), Self.open)
        await failing.send(.noteChanged("x")) { $0.note = "x" }
        await failing.send(.noteTapped) { $0.isWorking = true }
        await failing.receive(.noted(.failure(.invalid(["text": "Too long."])))) { ($0.isWorking, $0.fields) = (false, ["text": "Too long."]) }
        await failing.finish()
    }

    @Test func `what was typed comes back after a restart, with its application`() async {
        let draft = ApplicationDraft(id: 4, words: "No.", note: "Hm")
        let store = store(FakeDecisionService(), State())
        await store.send(.draftRestored(draft)) { ($0.id, $0.words, $0.note) = (4, "No.", "Hm") }
        #expect(store.state.draft == draft && State(id: 4).draft == nil)
        // The place that is opened then is the same.
        await store.send(.opened(4))
        await store.finish()
    }

    @Test func `the page shows everything, and buttons only for what can be decided`() {
        let text = html(ApplicationView(store: ScopedStore(state: Self.open)))
        for part in ["D1234567", "1991-04-30", "fleet.file.licenseFront", "fleet.decision.approved", "fleet.application.note"] {
            #expect(text.contains(part), "\(part)")
        }
        var own = AdministeredApplication.sample
        own.actions = []
        #expect(!html(ApplicationView(store: ScopedStore(state: State(id: 4, application: .loaded(own))))).contains("fleet.decision.approved"))
    }
}
