import AuthAPI
import Core
import CoreTesting
import Testing

@testable import Auth

struct AddressReducerTests {
    @Test func `a first address is located, saved, and becomes the default`() async {
        let empty = Profile(user: .sample)
        let store = TestStore(AuthFeature(auth: FakeAuthService(profile: .success(empty))), initial: .signedIn(empty))
        await store.send(.account(.opened([.addresses, .newAddress]))) { $0.account.path = [.addresses, .newAddress] }
        await store.send(.address(.saveTapped)) {
            $0.address.fields = [
                "line1": "Please enter the street and number.", "city": "Please enter the city.", "postalCode": "Please enter the postal code.",
            ]
        }
        await store.send(.address(.labelChanged("Home"))) { $0.address.label = "Home" }
        await store.send(.address(.line1Changed("100 Spectrum Center Dr"))) {
            $0.address.line1 = "100 Spectrum Center Dr"
            $0.address.fields["line1"] = nil
        }
        await store.send(.address(.line2Changed(" "))) { $0.address.line2 = " " }
        await store.send(.address(.cityChanged("Irvine"))) {
            $0.address.city = "Irvine"
            $0.address.fields["city"] = nil
        }
        await store.send(.address(.postalCodeChanged("92618"))) {
            $0.address.postalCode = "92618"
            $0.address.fields = [:]
        }
        await store.send(.address(.instructionsChanged("Gate 7"))) { $0.address.instructions = "Gate 7" }
        await store.send(.address(.saveTapped)) { $0.address.isBusy = true }
        await store.send(.address(.saveTapped))
        var kept = Address.sample
        kept.id = 1
        kept.instructions = "Gate 7"
        let changed = Profile(user: .sample, addresses: [kept], defaultAddressID: 1)
        await store.receive(.address(.saved(.success(changed)))) {
            $0.keep(changed)
            $0.address = AddressFeature.State()
            $0.account.path = [.addresses]
        }
        await store.receive(event: .signedIn(changed.person))
        await store.receive(event: .notice("Address saved."))
        await store.finish()
    }

    @Test func `another address takes its own place, and the default only if asked to`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: .signedIn(path: [.addresses, .newAddress]))
        await store.send(.address(.line1Changed("1 Main St"))) { $0.address.line1 = "1 Main St" }
        await store.send(.address(.cityChanged("Irvine"))) { $0.address.city = "Irvine" }
        await store.send(.address(.postalCodeChanged("92618"))) { $0.address.postalCode = "92618" }
        await store.send(.address(.defaultToggled(true))) { $0.address.isDefault = true }
        await store.send(.address(.saveTapped)) { $0.address.isBusy = true }
        var second = Address.sample
        second.id = 2
        second.label = nil
        second.line1 = "1 Main St"
        let changed = Profile(user: .sample, addresses: Profile.sample.addresses + [second], defaultAddressID: 2)
        await store.receive(.address(.saved(.success(changed)))) {
            $0.keep(changed)
            $0.address = AddressFeature.State()
            $0.account.path = [.addresses]
        }
        await store.receive(event: .signedIn(changed.person))
        await store.receive(event: .notice("Address saved."))
        await store.finish()
    }

    @Test func `an address that can't be found marks its field and keeps what was typed`() async {
        let unknown = APIError.invalid(["postalCode": "We don't know this postal code."])
        let store = TestStore(AuthFeature(auth: FakeAuthService(place: .failure(unknown))), initial: .signedIn())
        await store.send(.account(.opened([.addresses, .address(1)]))) {
            $0.account.path = [.addresses, .address(1)]
            $0.address = AddressFeature.State(Profile.sample.addresses[0], isDefault: true)
        }
        // It is looked up, since the pin belongs to the address as it was.
        await store.send(.address(.postalCodeChanged("00000"))) { ($0.address.postalCode, $0.address.pin) = ("00000", nil) }
        await store.send(.address(.saveTapped)) { $0.address.isBusy = true }
        await store.receive(.address(.saved(.failure(unknown)))) {
            $0.address.isBusy = false
            $0.address.fields = ["postalCode": "We don't know this postal code."]
        }
        await store.finish()
    }

    @Test func `a pin is moved to the door and saved there, without looking the address up`() async throws {
        let door = Coordinate(latitude: 33.7, longitude: -117.8)
        let store = TestStore(AuthFeature(auth: FakeAuthService(place: .failure(.offline))), initial: opened)
        #expect(opened.address.pin == Profile.sample.addresses[0].coordinate)
        await store.send(.address(.pinMoved(door))) { $0.address.pin = door }
        #expect(store.state.address.draft.pin == door)
        // What says how to reach the door doesn't move it.
        await store.send(.address(.line2Changed("Unit 4"))) { $0.address.line2 = "Unit 4" }
        await store.send(.address(.instructionsChanged("Ring twice"))) { $0.address.instructions = "Ring twice" }
        // Looking it up would fail.
        await store.send(.address(.saveTapped)) { $0.address.isBusy = true }
        var saved = Profile.sample
        (saved.addresses[0].line2, saved.addresses[0].instructions) = ("Unit 4", "Ring twice")
        (saved.addresses[0].latitude, saved.addresses[0].longitude) = (door.latitude, door.longitude)
        await store.receive(.address(.saved(.success(saved)))) { [saved] in
            $0.keep(saved)
            $0.address = AddressFeature.State()
            $0.account.path = [.addresses]
        }
        await store.receive(event: .signedIn(saved.person))
        await store.receive(event: .notice("Address saved."))
        await store.finish()
    }

    @Test func `a field of the list that the server refuses is marked, and other failures are told`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: opened)
        await store.send(.address(.saved(.failure(.invalid(["addresses.0.line2": "Too long."]))))) { $0.address.fields = ["line2": "Too long."] }
        await store.send(.address(.saved(.failure(.offline)))) {
            $0.address.fields = [:]
            $0.address.message = APIError.offline.message
        }
        await store.finish()
    }

    @Test func `an address is removed after a question`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: opened)
        await store.send(.address(.deleteTapped)) { $0.address.isAsking = true }
        await store.send(.address(.deleteDismissed)) { $0.address.isAsking = false }
        await store.send(.address(.deleteTapped)) { $0.address.isAsking = true }
        await store.send(.address(.deleteConfirmed)) {
            $0.address.isAsking = false
            $0.address.isBusy = true
        }
        var changed = Profile.sample
        changed.addresses = []
        await store.receive(.address(.removed(.success(changed)))) { [changed] in
            $0.keep(changed)
            $0.address = AddressFeature.State()
            $0.account.path = [.addresses]
        }
        await store.receive(event: .signedIn(changed.person))
        await store.receive(event: .notice("Address removed."))
        await store.finish()
    }

    @Test func `a removal that fails says why`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService(profile: .failure(.offline))), initial: opened)
        await store.send(.address(.deleteConfirmed)) { $0.address.isBusy = true }
        await store.receive(.address(.removed(.failure(.offline)))) {
            $0.address.isBusy = false
            $0.address.message = APIError.offline.message
        }
        await store.finish()
    }

    @Test func `an address that isn't there leads to the list, once the profile is known`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedIn(.sample)))
        await store.send(.account(.opened([.addresses, .address(9)]))) { $0.account.path = [.addresses, .address(9)] }
        await store.send(.account(.profileLoaded(.success(.sample)))) {
            $0.account.profile = .loaded(.sample)
            $0.account.path = [.addresses]
        }
        await store.finish()
    }

    private var opened: AuthState {
        var state = AuthState.signedIn(path: [.addresses, .address(1)])
        state.address = AddressFeature.State(Profile.sample.addresses[0], isDefault: true)
        return state
    }

    @Test func `what had been typed comes back`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: .signedIn(path: [.addresses, .newAddress]))
        let draft = AddressDraft(addressID: nil, label: "Gym", line1: "1 Main", line2: "", city: "Irvine", postalCode: "", instructions: "", isDefault: true)
        await store.send(.address(.draftRestored(draft))) {
            ($0.address.label, $0.address.line1, $0.address.city) = ("Gym", "1 Main", "Irvine")
            $0.address.isDefault = true
        }
        await store.finish()
    }
}
