import Auth
import AuthAPI
import Core
import CoreTesting
import Testing

struct AddressReducerTests {
    @Test func `a first address is looked up, kept, and becomes the default`() async {
        let empty = Profile(user: .sample)
        let store = TestStore(AuthFeature(auth: FakeAuthService(profile: .success(empty))), initial: signedIn(empty))
        await store.send(.opened([.addresses, .newAddress])) {
            $0.path = [.addresses, .newAddress]
            $0.addressForm = AddressForm()
        }
        await store.send(.address(.saveTapped)) {
            $0.addressForm?.fields = [
                "line1": "Please enter the street and number.", "city": "Please enter the city.", "postalCode": "Please enter the postal code.",
            ]
        }
        await store.send(.address(.labelChanged("Home"))) { $0.addressForm?.label = "Home" }
        await store.send(.address(.line1Changed("100 Spectrum Center Dr"))) {
            $0.addressForm?.line1 = "100 Spectrum Center Dr"
            $0.addressForm?.fields["line1"] = nil
        }
        await store.send(.address(.line2Changed(" "))) { $0.addressForm?.line2 = " " }
        await store.send(.address(.cityChanged("Irvine"))) {
            $0.addressForm?.city = "Irvine"
            $0.addressForm?.fields["city"] = nil
        }
        await store.send(.address(.postalCodeChanged("92618"))) {
            $0.addressForm?.postalCode = "92618"
            $0.addressForm?.fields = [:]
        }
        await store.send(.address(.instructionsChanged("Gate 7"))) { $0.addressForm?.instructions = "Gate 7" }
        await store.send(.address(.saveTapped)) { $0.addressForm?.isBusy = true }
        await store.send(.address(.saveTapped))
        var kept = Address.sample
        kept.id = 1
        kept.instructions = "Gate 7"
        let changed = Profile(user: .sample, addresses: [kept], defaultAddressID: 1)
        await store.receive(.profileSaved(.address, .success(changed))) {
            $0.profile = .loaded(changed)
            $0.addressForm = nil
            $0.path = [.addresses]
        }
        await store.receive(event: .signedIn(changed.person))
        await store.receive(event: .notice("Address saved."))
        await store.finish()
    }

    @Test func `another address takes its own place, and the default only if asked to`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: signedIn(.sample))
        await store.send(.opened([.addresses, .newAddress])) {
            $0.path = [.addresses, .newAddress]
            $0.addressForm = AddressForm()
        }
        var form = AddressForm(.sample, isDefault: false)
        form.line1 = "1 Main St"
        await fill(store, form)
        await store.send(.address(.defaultToggled(true))) { $0.addressForm?.isDefault = true }
        await store.send(.address(.saveTapped)) { $0.addressForm?.isBusy = true }
        var second = Address.sample
        second.id = 2
        second.label = nil
        second.line1 = "1 Main St"
        let changed = Profile(user: .sample, addresses: Profile.sample.addresses + [second], defaultAddressID: 2)
        await store.receive(.profileSaved(.address, .success(changed))) {
            $0.profile = .loaded(changed)
            $0.addressForm = nil
            $0.path = [.addresses]
        }
        await store.receive(event: .signedIn(changed.person))
        await store.receive(event: .notice("Address saved."))
        await store.finish()
    }

    @Test func `an address that can't be found marks its field and keeps what was typed`() async {
        let unknown = APIError.invalid(["postalCode": "We don't know this postal code."])
        let store = TestStore(AuthFeature(auth: FakeAuthService(place: .failure(unknown))), initial: signedIn(.sample))
        await store.send(.opened([.addresses, .address(1)])) {
            $0.path = [.addresses, .address(1)]
            $0.addressForm = AddressForm(Profile.sample.addresses[0], isDefault: true)
        }
        await store.send(.address(.saveTapped)) { $0.addressForm?.isBusy = true }
        await store.receive(.profileSaved(.address, .failure(unknown))) {
            $0.addressForm?.isBusy = false
            $0.addressForm?.fields = ["postalCode": "We don't know this postal code."]
        }
        await store.finish()
    }

    @Test func `a field of the list that the server refuses is marked, and other failures are told`() async {
        var state = signedIn(.sample)
        state.path = [.addresses, .address(1)]
        state.addressForm = AddressForm(Profile.sample.addresses[0], isDefault: true)
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: state)
        await store.send(.profileSaved(.address, .failure(.invalid(["addresses.0.line2": "Too long."])))) { $0.addressForm?.fields = ["line2": "Too long."] }
        await store.send(.profileSaved(.address, .failure(.offline))) {
            $0.addressForm?.fields = [:]
            $0.addressForm?.message = APIError.offline.message
        }
        await store.finish()
    }

    @Test func `an address is removed after a question`() async {
        var state = signedIn(.sample)
        state.path = [.addresses, .address(1)]
        state.addressForm = AddressForm(Profile.sample.addresses[0], isDefault: true)
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: state)
        await store.send(.address(.deleteTapped)) { $0.addressForm?.asksDeletion = true }
        await store.send(.address(.deleteDismissed)) { $0.addressForm?.asksDeletion = false }
        await store.send(.address(.deleteTapped)) { $0.addressForm?.asksDeletion = true }
        await store.send(.address(.deleteConfirmed)) {
            $0.addressForm?.asksDeletion = false
            $0.addressForm?.isBusy = true
        }
        var changed = Profile.sample
        changed.addresses = []
        await store.receive(.profileSaved(.addressRemoval, .success(changed))) { [changed] in
            $0.profile = .loaded(changed)
            $0.addressForm = nil
            $0.path = [.addresses]
        }
        await store.receive(event: .signedIn(changed.person))
        await store.receive(event: .notice("Address removed."))
        await store.finish()
    }

    @Test func `a removal that fails says why`() async {
        var state = signedIn(.sample)
        state.path = [.addresses, .address(1)]
        state.addressForm = AddressForm(Profile.sample.addresses[0], isDefault: true)
        let store = TestStore(AuthFeature(auth: FakeAuthService(profile: .failure(.offline))), initial: state)
        await store.send(.address(.deleteConfirmed)) { $0.addressForm?.isBusy = true }
        await store.receive(.profileSaved(.addressRemoval, .failure(.offline))) {
            $0.addressForm?.isBusy = false
            $0.addressForm?.message = APIError.offline.message
        }
        await store.finish()
    }

    @Test func `an address that isn't there leads to the list, once the profile is known`() async {
        let store = TestStore(AuthFeature(auth: FakeAuthService()), initial: AuthState(session: .signedIn(.sample)))
        await store.send(.opened([.addresses, .address(9)])) { $0.path = [.addresses, .address(9)] }
        await store.send(.profileLoaded(.success(.sample))) {
            $0.profile = .loaded(.sample)
            $0.path = [.addresses]
        }
        await store.finish()
    }

    private func signedIn(_ profile: Profile) -> AuthState { AuthState(session: .signedIn(profile.user), profile: .loaded(profile)) }

    private func fill(_ store: TestStore<AuthState, AuthAction>, _ form: AddressForm) async {
        await store.send(.address(.line1Changed(form.line1))) { $0.addressForm?.line1 = form.line1 }
        await store.send(.address(.cityChanged(form.city))) { $0.addressForm?.city = form.city }
        await store.send(.address(.postalCodeChanged(form.postalCode))) { $0.addressForm?.postalCode = form.postalCode }
    }
}
