import Core
import CoreTesting
import OrdersAPI
import Testing

@testable import AppDevelopment

private struct FakeDemoService: DemoService {
    var result: Result<Bool, APIError> = .success(true)
    var isOn: Bool?

    func signIn(as role: DemoRole) async throws(APIError) { _ = try result.get() }
    func leave(for role: DemoRole) async throws(APIError) -> Bool { try result.get() }
    func traffic() async throws(APIError) -> DemoTrafficStatus? { isOn.map { DemoTrafficStatus(isOn: $0) } }
    func setTraffic(_ isOn: Bool) async throws(APIError) -> DemoTrafficStatus {
        _ = try result.get()
        return DemoTrafficStatus(isOn: isOn)
    }
}

struct DemoFeatureTests {
    private static let offline = APIError(status: 0, code: .offline, message: "There is no connection.")

    private func feature(_ service: FakeDemoService = FakeDemoService()) -> DemoFeature { DemoFeature(service: service, ticket: "ticket") }

    private func state(_ change: (inout DemoFeature.State) -> Void = { _ in }) -> DemoFeature.State {
        var state = DemoFeature.State(ticket: "ticket")
        change(&state)
        return state
    }

    @Test func `one press signs in`() async {
        let store = TestStore(feature(), initial: state { $0.isSignedIn = false })
        await store.send(.roleTapped(.driver)) { ($0.role, $0.step) = (.driver, .signingIn) }
        await store.send(.roleTapped(.customer))
        await store.receive(.signedIn(.success(true)))
        await store.send(.personChanged(isSignedIn: true)) { ($0.isSignedIn, $0.role, $0.step) = (true, nil, .waiting) }
        await store.finish()
    }

    @Test func `the plant's is a dispatcher who comes to the plant`() async {
        let store = TestStore(feature(), initial: state { $0.isSignedIn = false })
        await store.send(.roleTapped(.plant)) { ($0.role, $0.step) = (.plant, .signingIn) }
        await store.receive(.signedIn(.success(true)))
        await store.send(.personChanged(isSignedIn: true)) { ($0.isSignedIn, $0.role, $0.step) = (true, nil, .waiting) }
        await store.receive(event: .open(OrdersLink.plant.place))
        await store.finish()
        #expect(DemoRole.plant.person == DemoRole.dispatcher.person)
    }

    @Test func `a window of its own waits until it is known who is signed in, and somebody else leaves first`() async {
        let store = TestStore(feature(FakeDemoService(result: .success(false))), initial: state())
        await store.send(.opened(DemoAddress(.customer, ticket: "ticket"))) { ($0.role, $0.page) = (.customer, .customer) }
        await store.send(.personChanged(isSignedIn: true)) { $0.isSignedIn = true }
        await store.receive(.left(.success(false)))
        await store.send(.personChanged(isSignedIn: false)) { ($0.isSignedIn, $0.step) = (false, .signingIn) }
        await store.receive(.signedIn(.success(true)))
        await store.send(.closed) { ($0.role, $0.page) = (nil, nil) }
        await store.finish()
    }

    @Test(arguments: [nil, "", "other", "ticket/more"]) func `an address that this server didn't make signs nobody in or out before a press`(
        ticket: String?
    ) async {
        for isSignedIn in [true, false] {
            let store = TestStore(feature(FakeDemoService(result: .success(false))), initial: state { $0.isSignedIn = isSignedIn })
            await store.send(.opened(DemoAddress(.administrator, ticket: ticket))) { $0.page = .administrator }
            await store.send(.personChanged(isSignedIn: isSignedIn))
            await store.send(.roleTapped(.administrator)) { ($0.role, $0.step) = (.administrator, isSignedIn ? .waiting : .signingIn) }
            await store.receive(isSignedIn ? .left(.success(false)) : .signedIn(.success(true)))
            await store.send(.closed) { ($0.role, $0.page) = (nil, nil) }
            await store.finish()
        }
    }

    @Test func `whoever is signed in already stays`() async {
        let store = TestStore(feature(), initial: state { $0.isSignedIn = true })
        await store.send(.opened(DemoAddress(.driver, ticket: "ticket"))) { ($0.role, $0.page) = (.driver, .driver) }
        await store.receive(.left(.success(true))) { ($0.role, $0.page) = (nil, nil) }
        await store.finish()
    }

    @Test func `a failure is said on the sign-in page`() async {
        let store = TestStore(feature(FakeDemoService(result: .failure(Self.offline))), initial: state { $0.isSignedIn = false })
        await store.send(.opened(DemoAddress(.driver, ticket: "ticket"))) { ($0.role, $0.page, $0.step) = (.driver, .driver, .signingIn) }
        await store.receive(.signedIn(.failure(Self.offline))) { ($0.role, $0.page, $0.step, $0.message) = (nil, nil, .waiting, Self.offline.message) }
        await store.finish()
    }

    @Test func `one press turns the traffic off`() async {
        let store = TestStore(feature(FakeDemoService(isOn: true)), initial: state())
        await store.send(.trafficTapped)
        await store.send(.appeared)
        await store.receive(.trafficLoaded(.success(DemoTrafficStatus(isOn: true)))) { $0.traffic = DemoTrafficStatus(isOn: true) }
        await store.send(.trafficTapped) { $0.isSwitching = true }
        await store.receive(.trafficChanged(.success(DemoTrafficStatus(isOn: false)))) {
            ($0.isSwitching, $0.traffic) = (false, DemoTrafficStatus(isOn: false))
        }
        await store.finish()
    }

    @Test func `a switch that fails stays as it was`() async {
        let service = FakeDemoService(result: .failure(Self.offline), isOn: true)
        let store = TestStore(feature(service), initial: state { $0.traffic = DemoTrafficStatus(isOn: true) })
        await store.send(.trafficTapped) { $0.isSwitching = true }
        await store.receive(.trafficChanged(.failure(Self.offline))) { ($0.isSwitching, $0.message) = (false, Self.offline.message) }
        await store.finish()
    }

    @Test(arguments: DemoRole.allCases) func `every role has a person and a path`(role: DemoRole) {
        for address in [DemoAddress(role), DemoAddress(role, ticket: "a1")] { #expect(DemoAddress(path: address.path) == address) }
        #expect(role.person != nil && DemoAddress(path: "/demo/nobody") == nil && DemoAddress(path: "/customer") == nil)
    }

    @Test func `a sign-out on the way to somebody keeps the way`() {
        let remaining = feature().stateAfterSignOut(
            state { ($0.role, $0.page, $0.message, $0.traffic) = (.driver, .driver, "Old", DemoTrafficStatus(isOn: true)) })
        #expect(remaining == state { ($0.role, $0.page) = (.driver, .driver) })
    }
}
