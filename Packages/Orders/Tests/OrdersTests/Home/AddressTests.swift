import Core
import CoreTesting
import LocationAPI
import OrdersAPI
import Testing

@testable import Orders

struct AddressTests {
    let fixture = Fixture()
    private let home = OrderDefaults.sample.addresses[0]

    private func store(_ orders: FakeOrderService = FakeOrderService(), _ state: AddressState = AddressState()) -> TestStore<AddressState, AddressAction> {
        TestStore(screen: AddressFeature(orders: orders, clock: fixture.clock), initial: state)
    }

    @Test func `another address is typed, and a saved one taken again`() async {
        let store = store(FakeOrderService(), AddressState(saved: home, check: .loaded(FakeOrderService.served)))
        await store.send(.otherChosen) {
            $0.isOther = true
            $0.saved = nil
            $0.check = .idle
        }
        await store.send(.savedChosen(home)) {
            $0.saved = home
            $0.isOther = false
            $0.check = .loading
        }
        await store.receive(.checked(.success(FakeOrderService.served))) { $0.check = .loaded(FakeOrderService.served) }
        #expect(store.state.served == .saved(1))
        await store.finish()
    }

    @Test func `a saved address that can't be checked says why`() async {
        let store = store(FakeOrderService(checked: .failure(.offline)))
        await store.send(.savedChosen(home)) {
            $0.saved = home
            $0.check = .loading
        }
        await store.receive(.checked(.failure(.offline))) { $0.check = .failed("No connection. Please try again.") }
        #expect(store.state.served == nil)
        await store.finish()
    }

    @Test func `a typed address that can't be found says why and stays`() async {
        let error = APIError.invalid(["postalCode": "We don't know this postal code."], code: "not_found")
        let store = store(FakeOrderService(checked: .failure(error)))
        await store.send(.line1Changed("1 Main St")) { $0.line1 = "1 Main St" }
        await store.send(.checkTapped) { $0.check = .failed("Enter your street, city, and postal code.") }
        await store.send(.cityChanged("Irvine")) {
            $0.city = "Irvine"
            $0.check = .idle
        }
        await store.send(.postalCodeChanged("00000")) { $0.postalCode = "00000" }
        await store.send(.checkTapped) { $0.check = .loading }
        await store.receive(.checked(.failure(error))) { $0.check = .failed("We don't know this postal code.") }
        #expect(store.state.line1 == "1 Main St")
        await store.finish()
    }

    @Test func `an address is checked a moment after it is complete, without a press`() async {
        let store = store()
        await store.send(.line1Changed("1 Main St")) { $0.line1 = "1 Main St" }
        await store.send(.cityChanged("Irvine")) { $0.city = "Irvine" }
        await store.send(.postalCodeChanged("9261")) { $0.postalCode = "9261" }
        // Four digits are too few, whenever it is asked.
        await store.send(.typingPaused)
        await store.send(.postalCodeChanged("92618")) { $0.postalCode = "92618" }
        await fixture.clock.sleepers(1)
        fixture.clock.advance(by: AddressFeature.checkDelay)
        await store.receive(.typingPaused) { $0.check = .loading }
        await store.receive(.checked(.success(FakeOrderService.served))) { $0.check = .loaded(FakeOrderService.served) }
        #expect(store.state.served != nil)
        await store.finish()
    }

    @Test func `an apartment is part of the address and changes nothing about its place`() async {
        let state = AddressState(line1: "1 Main St", city: "Irvine", postalCode: "92618", check: .loaded(FakeOrderService.served))
        let store = store(FakeOrderService(), state)
        await store.send(.line2Changed("Apt 4")) { $0.line2 = "Apt 4" }
        guard case .typed(let address) = store.state.served else { return #expect(Bool(false), "\(store.state)") }
        #expect((address.line2, address.latitude) == ("Apt 4", Address.sample.latitude))
        await store.finish()
    }
}
