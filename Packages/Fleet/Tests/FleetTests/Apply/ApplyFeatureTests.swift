import AuthAPI
import Core
import CoreTesting
import CoreUI
import FleetAPI
import Networking
import Testing
import UI

@testable import Fleet

struct ApplyFeatureTests {
    typealias State = ApplyFeature.State

    private func store(_ service: FakeApplicationService = FakeApplicationService(), _ state: State = .page(.unused)) -> TestStore<State, ApplyFeature.Action> {
        let feature = ApplyFeature(service: service, following: Following(realtime: FakeRealtime(), clock: TestClock()))
        return TestStore(screen: feature, initial: state)
    }

    private static func saved(_ problems: [String: String] = [:]) -> DriverApplication {
        var application = DriverApplication.sample
        (application.status, application.problems) = (.draft, problems)
        return application
    }

    @Test func `the page loads what there is, the areas, and the name that is known`() async {
        let service = FakeApplicationService(overviewResult: .success(.unused))
        var state = State()
        let store = store(service, state)
        await store.send(.appeared) { $0.overview = .loading }
        await store.receive(unordered: .loaded(.success(.unused))) { $0.overview = .loaded(.unused) }
        await store.receive(unordered: .areasLoaded(.success(["Irvine", "Tustin"]))) { $0.areas = ["Irvine", "Tustin"] }
        await store.send(.disappeared)
        await store.finish()
        state.person = Person(id: 7, name: "Marisol Vega", roles: [.customer])
        let named = self.store(service, state)
        await named.send(.loaded(.success(.unused))) { ($0.overview, $0.form.name) = (.loaded(.unused), "Marisol Vega") }
        await named.finish()
    }

    @Test func `a load that fails says so, and areas that fail leave a line to type in`() async {
        let store = store(FakeApplicationService(overviewResult: .failure(.offline), areasResult: .failure(.offline)), State())
        await store.send(.appeared) { $0.overview = .loading }
        await store.receive(unordered: .loaded(.failure(.offline))) { $0.overview = .failed(APIError.offline.message) }
        await store.receive(unordered: .areasLoaded(.failure(.offline)))
        await store.finish()
    }

    @Test func `a step is saved, says what it lacks, and leads to the next`() async {
        let lacking = Self.saved(["area": "Needed.", "plate": "Needed."])
        let store = store(FakeApplicationService(changed: .success(lacking)))
        await store.send(.opened(.person)) { $0.part = .person }
        await store.send(.edited(.name, "Marisol Vega")) { ($0.form.name, $0.isEdited) = ("Marisol Vega", true) }
        #expect(store.state.draft?.form.name == "Marisol Vega")
        await store.send(.continueTapped) { $0.isWorking = true }
        await store.send(.continueTapped)
        await store.receive(.saved(store.state.form, .success(lacking))) { state in
            (state.isWorking, state.isEdited) = (false, false)
            state.show(lacking)
            state.fields = ["area": "Needed."]
        }
        await store.finish()
        let done = self.store(FakeApplicationService(changed: .success(Self.saved())), .page(.inState(.draft), part: .person))
        await done.send(.bagsChanged(4)) { ($0.form.bags, $0.isEdited) = (4, true) }
        await done.send(.continueTapped) { $0.isWorking = true }
        await done.receive(.saved(done.state.form, .success(Self.saved()))) { state in
            (state.isWorking, state.isEdited, state.part) = (false, false, .vehicle)
            state.show(Self.saved())
        }
        // Nothing was typed since, so nothing is sent.
        await done.send(.continueTapped) { $0.part = .license }
        await done.finish()
    }

    @Test func `what is typed while a step is saved stays, and is saved with the next`() async {
        let store = store(FakeApplicationService(changed: .success(Self.saved())), .page(.inState(.draft), part: .person))
        await store.send(.edited(.name, "Marisol")) { ($0.form.name, $0.isEdited) = ("Marisol", true) }
        let sent = store.state.form
        await store.send(.continueTapped) { $0.isWorking = true }
        await store.send(.edited(.name, "Marisol Vega")) { $0.form.name = "Marisol Vega" }
        await store.receive(.saved(sent, .success(Self.saved()))) { state in
            (state.isWorking, state.part) = (false, .vehicle)
            state.setApplication(Self.saved())
        }
        #expect(store.state.form.name == "Marisol Vega" && store.state.draft != nil)
        await store.finish()
    }

    @Test func `a step that can't be saved says why and keeps what was typed`() async {
        for error in [APIError.invalid(["name": "Too long."]), .offline, .conflict("Closed.", code: "applications_closed")] {
            let store = store(FakeApplicationService(changed: .failure(error)), .page(.unused, part: .person))
            await store.send(.edited(.name, "M")) { ($0.form.name, $0.isEdited) = ("M", true) }
            await store.send(.continueTapped) { $0.isWorking = true }
            await store.receive(.saved(store.state.form, .failure(error))) {
                ($0.isWorking, $0.fields, $0.message) = (false, error.fields, error.fields.isEmpty ? error.message : nil)
            }
            await store.finish()
        }
    }

    @Test func `the form opens only where it can be filled in`() async {
        for (overview, part) in [
            (ApplicationOverview.unused, ApplicationPart?.some(.person)), (.inState(.submitted), nil), (.inState(.approved), .person),
            (ApplicationOverview(isOpen: false, minimumAge: 21, termsVersion: 1, documentDays: 30), nil),
        ] {
            let store = store(FakeApplicationService(), .page(overview))
            if let part { await store.send(.opened(.license)) { $0.part = part } } else { await store.send(.opened(.license)) }
            await store.finish()
        }
        let editable = store(FakeApplicationService(), .page(.inState(.infoRequested)))
        await editable.send(.opened(.license)) { $0.part = .license }
        await editable.send(.opened(nil)) { $0.part = nil }
        await editable.finish()
    }

    @Test func `documents arrive, are refused, and are removed`() async {
        let store = store(FakeApplicationService(), .page(.inState(.draft), part: .documents))
        let old = ApplicationDocument.sample
        var new = old
        new.id = 6
        await store.send(.documents(.reported(.licenseFront, nil, message: nil, isSending: true))) { $0.documents.sending = [.licenseFront] }
        await store.send(.documents(.reported(.licenseFront, new, message: nil, isSending: false))) { state in
            state.documents.sending = []
            var application = state.application ?? .sample
            application.documents = [new]
            state.setApplication(application)
        }
        await store.send(.documents(.reported(.insurance, nil, message: "No.", isSending: false))) { $0.documents.messages = [.insurance: "No."] }
        await store.send(.documents(.removeTapped(new)))
        await store.receive(.documents(.removed(new, .success(NoOutput())))) { state in
            var application = state.application ?? .sample
            application.documents = []
            state.setApplication(application)
        }
        await store.finish()
        let failing = self.store(FakeApplicationService(removed: .failure(.offline)), .page(.inState(.draft), part: .documents))
        await failing.send(.documents(.removeTapped(old)))
        await failing.receive(.documents(.removed(old, .failure(.offline)))) { $0.documents.messages = [.licenseFront: APIError.offline.message] }
        await failing.finish()
    }

    @Test func `an application is sent once the terms are accepted`() async {
        let store = store(FakeApplicationService(), .page(.inState(.draft), part: .check))
        await store.send(.submitTapped) { $0.fields = ["termsVersion": "Please accept the terms first."] }
        await store.send(.termsToggled(true)) { ($0.acceptsTerms, $0.fields) = (true, [:]) }
        await store.send(.submitTapped) { $0.isWorking = true }
        await store.receive(.moved(.success(.sample))) { state in
            (state.isWorking, state.acceptsTerms, state.part) = (false, false, nil)
            state.show(.sample)
        }
        await store.receive(event: .notice("Sent! We'll get back to you soon."))
        await store.finish()
    }

    @Test func `what is missing leads back to its step, and a conflict shows how it stands`() async {
        let missing = APIError.invalid(["documents.insurance": "Add this document.", "plate": "Needed."])
        var state = State.page(.inState(.draft), part: .check)
        state.acceptsTerms = true
        let store = store(FakeApplicationService(changed: .failure(missing)), state)
        await store.send(.submitTapped) { $0.isWorking = true }
        await store.receive(.moved(.failure(missing))) { ($0.isWorking, $0.part, $0.fields) = (false, .vehicle, missing.fields) }
        await store.finish()
        let conflict = APIError.conflict("It changed.", code: "application_changed")
        let late = self.store(FakeApplicationService(overviewResult: .success(.inState(.approved)), changed: .failure(conflict)), .page())
        await late.send(.withdraw(isAsked: true)) { $0.isWithdrawing = true }
        await late.send(.withdraw(isAsked: false)) { $0.isWithdrawing = false }
        await late.send(.withdrawConfirmed) { $0.isWorking = true }
        await late.receive(.moved(.failure(conflict))) { ($0.isWorking, $0.message) = (false, "It changed.") }
        await late.receive(.loaded(.success(.inState(.approved)))) { $0.overview = .loaded(.inState(.approved)) }
        await late.finish()
    }

    @Test func `what was typed stays while the application arrives, and comes back after a restart`() async {
        let store = store(FakeApplicationService(), State())
        let draft = ApplyDraft(form: ApplicationForm(name: "Mar"), acceptsTerms: true)
        await store.send(.draftRestored(draft)) { ($0.form.name, $0.acceptsTerms, $0.isEdited) = ("Mar", true, true) }
        await store.send(.loaded(.success(.inState(.draft)))) { $0.overview = .loaded(.inState(.draft)) }
        #expect(store.state.draft == draft)
        await store.send(.accountTapped)
        await store.receive(event: .open(AuthLink.account.place))
        await store.send(.driveTapped)
        await store.receive(event: .open(FleetLink.driverHome.place))
        await store.finish()
    }

    @Test func `the page shows how an application stands, and its words`() {
        func page(_ state: State) -> String { html(ApplyView(store: ScopedStore(state: state))) }
        #expect(page(.page(.unused)).contains("fleet.apply.start"))
        let asked = page(.page(.inState(.infoRequested, message: "It is blurred.")))
        #expect(asked.contains("It is blurred.") && asked.contains("fleet.apply.resume") && asked.contains("fleet.apply.withdraw"))
        let closed = page(.page(ApplicationOverview(isOpen: false, minimumAge: 21, termsVersion: 1, documentDays: 30)))
        #expect(closed.contains("taking new drivers") && !closed.contains("fleet.apply.start"))
        var driver = State.page(.inState(.approved))
        driver.person = Person(id: 7, name: "Marisol Vega", roles: [.customer, .driver])
        #expect(page(driver).contains("fleet.apply.drive"))
        for part in ApplicationPart.allCases { #expect(page(.page(.inState(.draft), part: part)).contains("Step \(part.number) of 5")) }
    }

    @Test func `the server's names of entries lead to their steps, and the URLs to the same places`() {
        for entry in ApplyEntry.allCases { #expect(ApplicationPart(of: entry.rawValue) == entry.part) }
        #expect(ApplicationPart(of: "bags") == .vehicle && ApplicationPart(of: "documents.vehicle") == .documents && ApplicationPart(of: "x") == .check)
        #expect(ApplicationPart.person.previous == nil && ApplicationPart.check.next == nil && ApplicationPart.vehicle.previous == .person)
        for link in [DrivingLink.application, .step(.license)] { #expect(DrivingLink(link.place) == link) }
        for link in [ApplicationsLink.list(nil), .list(.declined), .application(4)] { #expect(ApplicationsLink(link.place) == link) }
        for components in [["0"], ["x"], ["?status=x"], ["1", "2"]] { #expect(ApplicationsLink(LinkPlace(tab: "applications", components: components)) == nil) }
        #expect(DrivingLink(LinkPlace(tab: "drive", components: ["x"])) == nil && DrivingLink(LinkPlace(mode: .driver, tab: "drive")) == nil)
    }
}
