import AdministrationAPI
import Core
import CoreTesting
import CoreUI
import Testing

@testable import Administration

struct SetupTests {
    private static let finished = SetupStatus(steps: [.finished], isFinished: true)

    private func store(
        _ result: Result<SetupStatus, APIError> = .success(Self.finished), _ state: SetupFeature.State = SetupFeature.State(status: .loaded(.sample))
    ) -> TestStore<SetupFeature.State, SetupFeature.Action> {
        TestStore(screen: SetupFeature(service: FakeSetupService(result: result)), initial: state)
    }

    @Test func `the steps are loaded, or say why they aren't`() async {
        for (result, status) in [
            (Result<SetupStatus, APIError>.success(.sample), ViewState<SetupStatus>.loaded(.sample)),
            (.failure(.offline), .failed(APIError.offline.message)),
        ] {
            let store = store(result, SetupFeature.State())
            await store.send(.appeared) { $0.status = .loading }
            await store.receive(.loaded(result)) { $0.status = status }
            await store.finish()
        }
    }

    @Test func `a step leads to its place`() async throws {
        let store = store()
        let place = try #require(LinkPlace(path: "/administrator/areas"))
        await store.send(.openTapped(place))
        await store.receive(event: .open(place))
        await store.finish()
    }

    @Test func `one step is tried out at a time`() async {
        let store = store()
        await store.send(.tryTapped("mail")) { $0.trying = "mail" }
        await store.send(.tryTapped("payment"))
        await store.receive(.tried(.success(Self.finished))) { ($0.trying, $0.status) = (nil, .loaded(Self.finished)) }
        await store.finish()
    }

    @Test func `a trial that can't be made says why`() async {
        let store = store(.failure(.offline))
        await store.send(.tryTapped("mail")) { $0.trying = "mail" }
        await store.receive(.tried(.failure(.offline))) { ($0.trying, $0.message) = (nil, APIError.offline.message) }
        await store.finish()
    }

    @Test func `a step is found right, and the setup is finished`() async {
        let store = store()
        await store.send(.reviewTapped("areas", true)) { $0.isWorking = true }
        await store.receive(.acted(.success(Self.finished))) { ($0.isWorking, $0.status) = (false, .loaded(Self.finished)) }
        await store.send(.finishTapped(true)) { $0.isWorking = true }
        await store.receive(.acted(.success(Self.finished))) { $0.isWorking = false }
        await store.finish()
    }

    @Test func `the page shows each step with its reason, its state and what came of a trial`() {
        let page = html(SetupView(store: ScopedStore(state: SetupFeature.State(status: .loaded(.sample)))))
        for step in SetupStatus.sample.steps { #expect(page.contains(step.title) && page.contains(step.detail)) }
        #expect(page.contains("mail.example.org:587") && page.contains("be reached.") && page.contains("administration.setup.mail.try"))
        #expect(page.contains("administration.setup.areas.review") && !page.contains("administration.setup.mail.review"))
        #expect(page.contains("administration.setup.finish"))
    }
}
