import Core
import CoreTesting
import CoreUI
import OrdersAPI
import Testing

@testable import Orders

struct SlotPlansTests {
    private func store(_ service: FakeSlotPlanService = FakeSlotPlanService()) -> TestStore<SlotPlansState, SlotPlansAction> {
        TestStore(screen: SlotPlansFeature(plans: service), initial: SlotPlansState())
    }

    @Test func `the list loads areas and plans when it appears, and again when a page is left`() async {
        let store = store()
        await store.send(.appeared) { $0.overview = .loading }
        await store.receive(.loaded(.success(.sample))) { $0.overview = .loaded(.sample) }
        await store.send(.opened([.slots(.area(4))])) { $0.path = [.slots(.area(4))] }
        await store.send(.opened([])) { $0.path = [] }
        await store.receive(.loaded(.success(.sample)))
        await store.finish()
    }

    @Test func `an area opens its page, and what can't be loaded says why`() async {
        let store = store(FakeSlotPlanService(found: .failure(.offline)))
        await store.send(.appeared) { $0.overview = .loading }
        await store.receive(.loaded(.failure(.offline))) { $0.overview = .failed(APIError.offline.message) }
        await store.send(.subjectTapped(.area(4)))
        await store.receive(event: .open(OrdersLink.slots(.area(4)).place))
        await store.finish()
    }

    @Test func `the list says which areas have windows of their own`() {
        let page = html(SlotAreaList(store: ScopedStore(state: SlotPlansState(overview: .loaded(.sample)))))
        #expect(page.contains("Its own: 2 windows"))
        #expect(page.contains("The windows of all areas"))
        #expect(page.contains("6 windows"))
    }

    @Test func `an area without its own windows has a copy of those of all, and one that isn't there has none`() async throws {
        let service = FakeSlotPlanService()
        let shared = try await service.page(of: .area(4))
        #expect((shared.isOwn, shared.plan.area, shared.plan.version, shared.plan.slots) == (false, "Tustin", 0, SlotPlan.initial.slots))
        #expect(try await service.page(of: .area(1)).plan.version == 3)
        #expect(try await service.page(of: .all).isOwn)
        await #expect(throws: APIError.notFound()) { try await service.page(of: .area(9)) }
    }

    @Test func `windows stand in the order of the day, whatever the order in which they were stored`() {
        let plan = SlotPlan(version: 2, slots: SlotPlan.initial.slots.reversed())
        #expect(SlotOverview(areas: [], plans: [plan]).plan(of: nil) == SlotPlan(version: 2, slots: SlotPlan.initial.slots))
    }
}
