import Auth
import AuthAPI
import Core
import CoreTesting
import Testing

struct DevicesReducerTests {
    private let phone = SignedInDevice(
        id: 13, name: "Safari on iPhone", current: false, createdAt: SignedInDevice.sample.createdAt, lastUsedAt: SignedInDevice.sample.createdAt)

    @Test func `the page loads the devices`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: .signedIn())
        await store.send(.devices(.appeared)) { $0.devices.list = .loading }
        await store.receive(.devices(.loaded(.success([.sample])))) { $0.devices.list = .loaded([.sample]) }
        await store.finish()
    }

    @Test func `devices that can't be loaded say why`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(devices: .failure(.offline))), initial: .signedIn())
        await store.send(.devices(.appeared)) { $0.devices.list = .loading }
        await store.receive(.devices(.loaded(.failure(.offline)))) { $0.devices.list = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test(arguments: [nil, APIError.notFound()]) func `a device is signed out after a question, and leaves the list`(error: APIError?) async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(failure: error)), initial: loaded)
        await store.send(.devices(.signOutTapped(13))) { $0.devices.asked = 13 }
        await store.send(.devices(.signOutDismissed)) { $0.devices.asked = nil }
        await store.send(.devices(.signOutConfirmed))
        await store.send(.devices(.signOutTapped(13))) { $0.devices.asked = 13 }
        await store.send(.devices(.signOutConfirmed)) {
            $0.devices.asked = nil
            $0.devices.busy = 13
        }
        await store.receive(.devices(.signedOut(13, error))) {
            $0.devices.busy = nil
            $0.devices.list = .loaded([.sample])
        }
        await store.receive(event: .notice("The device is signed out."))
        await store.finish()
    }

    @Test func `a device that can't be signed out stays, with the reason`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(failure: .offline)), initial: loaded)
        await store.send(.devices(.signOutTapped(13))) { $0.devices.asked = 13 }
        await store.send(.devices(.signOutConfirmed)) {
            $0.devices.asked = nil
            $0.devices.busy = 13
        }
        await store.receive(.devices(.signedOut(13, .offline))) {
            $0.devices.busy = nil
            $0.devices.message = APIError.offline.message
        }
        await store.finish()
    }

    private var loaded: AuthState {
        var state = AuthState.signedIn()
        state.devices.list = .loaded([.sample, phone])
        return state
    }
}
