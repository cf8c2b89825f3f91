import Core
import CoreTesting
import Foundation
import PromotionsAPI
import Testing
import Theme

@testable import Promotions

struct CodesTests {
    private func store(_ service: FakePromotionsService = FakePromotionsService(), _ state: CodesState = CodesState()) -> TestStore<CodesState, CodesAction> {
        TestStore(screen: CodesFeature(service: service), initial: state)
    }

    @Test func `a code is made as it was typed, and the list shows it`() async {
        let store = store()
        await store.send(.edited(.code("SPRING"))) { $0.new.code = "SPRING" }
        await store.send(.edited(.value("20"))) { $0.new.value = "20" }
        await store.send(.createTapped) { $0.isWorking = true }
        await store.receive(.changed(.success(.sample))) { ($0.isWorking, $0.new, $0.codes) = (false, CodeDraft(), .loading) }
        await store.receive(.loaded(.success([.sample]))) { $0.codes = .loaded([.sample]) }
        await store.send(.endTapped(3)) { $0.isWorking = true }
        await store.receive(.changed(.success(.sample))) { $0.isWorking = false }
        await store.receive(.loaded(.success([.sample])))
        await store.finish()
    }

    @Test func `codes that can't be loaded say why`() async {
        let store = store(FakePromotionsService(list: .failure(.offline)))
        await store.send(.appeared) { $0.codes = .loading }
        await store.receive(.loaded(.failure(.offline))) { $0.codes = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test func `each field of a code is read`() throws {
        var draft = CodeDraft()
        for edit in [
            CodeEdit.code("X-1"), .kind(.amount), .value("5,50"), .minimum("20"), .limit("100"), .limitPerCustomer(""), .firstOrderOnly(true),
            .startsAt("2026-12-01 06:00"), .endsAt("2026-12-24 18:00"),
        ] { draft.edit(edit) }
        let terms = try draft.request().terms
        #expect(terms.amountCents == 550 && terms.percent == nil && terms.minimumCents == 2000 && terms.limit == 100 && terms.limitPerCustomer == nil)
        #expect(terms.firstOrderOnly && terms.startsAt == DateEntry.typed("2026-12-01 06:00") && terms.endsAt == DateEntry.typed("2026-12-24 18:00"))
    }

    @Test func `entries that are none are named, and not sent`() async {
        let store = store(FakePromotionsService(), CodesState(new: CodeDraft(code: "A", value: "much", limit: "x", endsAt: "soon")))
        await store.send(.createTapped) {
            $0.fields = ["terms.percent": Strings.codeNumber, "terms.limit": Strings.codeNumber, "terms.endsAt": Strings.codeDate]
        }
        await store.finish()
    }

    @Test func `what the server refuses is said where it belongs`() async {
        let taken = APIError.invalid(["code": "There is such a code already."])
        let store = store(FakePromotionsService(changed: .failure(taken)))
        await store.send(.endTapped(3)) { $0.isWorking = true }
        await store.receive(.changed(.failure(taken))) { ($0.isWorking, $0.fields) = (false, taken.fields) }
        await store.send(.changed(.failure(.offline))) { ($0.fields, $0.message) = ([:], APIError.offline.message) }
        await store.send(.loaded(.failure(.offline))) { $0.codes.finish(.failure(.offline)) }
        await store.finish()
    }

    @Test func `a code that was typed survives the server`() async {
        let draft = CodeDraft(code: "SPRING", value: "20")
        #expect(CodesState().draft == nil && CodesState(new: draft).draft == draft)
        let store = store()
        await store.send(.draftRestored(draft)) { $0.new = draft }
        await store.finish()
    }
}
