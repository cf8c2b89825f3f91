import AuthAPI
import Core
import CoreTesting
import CoreUI
import Foundation
import Testing

@testable import Auth

struct ViewingReducerTests {
    private func store(_ time: ViewingTime?, isOn: Bool = true) -> TestStore<ViewingFeature.State, ViewingFeature.Action> {
        TestStore(screen: ViewingFeature(auth: FakeAuthService(), time: time), initial: ViewingFeature.State(isOn: isOn))
    }

    @Test func `a press ends the viewing once`() async {
        let store = store(nil)
        await store.send(.endTapped) { $0.isEnding = true }
        await store.send(.endTapped)
        await store.receive(.ended)
        await store.finish()
    }

    @Test func `nothing ends where nobody is viewing`() async {
        let store = store(nil, isOn: false)
        await store.send(.endTapped)
        await store.send(.timeOver)
        await store.finish()
    }

    @Test func `the end of its time ends it`() async {
        let store = store(nil)
        await store.send(.timeOver) { $0.isEnding = true }
        await store.receive(.ended)
        await store.finish()
    }

    @Test func `a session that an administrator views with says so from the start`() {
        let clock = TestClock()
        let feature = AuthFeature(auth: FakeAuthService(), viewing: ViewingTime(until: clock.now.addingTimeInterval(60), clock: clock))
        #expect(feature.initialState.viewing.isOn)
        #expect(!AuthFeature(auth: FakeAuthService()).initialState.viewing.isOn)
    }
}
