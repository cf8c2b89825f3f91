import Core
import CoreTesting
import PromotionsAPI
import Testing

@testable import Promotions

struct GrantTests {
    private let key = SeededRandomSource(seed: 1).hexadecimal(byteCount: 16)
    private let typed = GrantState(entries: GrantDraft(customer: "7", amount: "5", reason: "A sock"))

    private func store(_ service: FakePromotionsService = FakePromotionsService(), _ state: GrantState = GrantState()) -> TestStore<GrantState, GrantAction> {
        TestStore(screen: GrantFeature(service: service, random: SeededRandomSource(seed: 1)), initial: state)
    }

    @Test func `credit is granted once for a press`() async {
        let store = store()
        await store.send(.customerChanged("7")) { $0.entries.customer = "7" }
        await store.send(.amountChanged("5")) { $0.entries.amount = "5" }
        await store.send(.reasonChanged("A sock")) { $0.entries.reason = "A sock" }
        await store.send(.grantTapped) { ($0.entries.key, $0.isWorking) = (key, true) }
        await store.send(.grantTapped)
        await store.receive(.granted(.success(.sample))) { $0 = GrantState(isGranted: true) }
        await store.send(.customerChanged("8")) { ($0.entries.customer, $0.isGranted) = ("8", false) }
        await store.finish()
    }

    @Test func `entries that are none are named, and not sent`() async {
        let store = store()
        await store.send(.grantTapped) { $0.fields = ["customerId": Strings.codeNumber, "cents": Strings.codeNumber] }
        await store.finish()
    }

    @Test func `a grant without a response is repeated with its key, until it is edited or refused`() async {
        let random = SeededRandomSource(seed: 1)
        let (first, second) = (random.hexadecimal(byteCount: 16), random.hexadecimal(byteCount: 16))
        let refused = APIError.invalid(["customerId": "Enter the customer's number."])
        let store = store(FakePromotionsService(granted: .failure(.offline)), typed)
        for _ in 1...2 {
            await store.send(.grantTapped) { ($0.entries.key, $0.isWorking, $0.message) = (first, true, nil) }
            await store.receive(.granted(.failure(.offline))) { ($0.isWorking, $0.message) = (false, APIError.offline.message) }
        }
        await store.send(.amountChanged("6")) { ($0.entries.amount, $0.entries.key, $0.message) = ("6", nil, nil) }
        await store.send(.grantTapped) { ($0.entries.key, $0.isWorking) = (second, true) }
        await store.receive(.granted(.failure(.offline))) { ($0.isWorking, $0.message) = (false, APIError.offline.message) }
        await store.send(.granted(.failure(refused))) { ($0.entries.key, $0.fields, $0.message) = (nil, refused.fields, nil) }
        await store.finish()
    }

    @Test func `what the server refuses is said where it belongs`() async {
        let unknown = APIError.invalid(["customerId": "There is no such customer."])
        let store = store(FakePromotionsService(granted: .failure(unknown)), typed)
        await store.send(.grantTapped) { ($0.entries.key, $0.isWorking) = (key, true) }
        await store.receive(.granted(.failure(unknown))) { ($0.entries.key, $0.isWorking, $0.fields) = (nil, false, unknown.fields) }
        await store.finish()
    }

    @Test func `a grant that was typed survives the server`() async {
        #expect(GrantState().draft == nil && typed.draft == typed.entries)
        let store = store()
        await store.send(.draftRestored(typed.entries)) { $0.entries = typed.entries }
        await store.finish()
    }
}
