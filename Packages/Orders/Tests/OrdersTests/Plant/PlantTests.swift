import Core
import CoreTesting
import CoreUI
import Networking
import OrdersAPI
import Testing
import UI

@testable import Orders

struct PlantTests {
    private let fixture = Fixture()

    private func store(_ orders: FakeOrderService = FakeOrderService(), state: PlantState = PlantState()) -> TestStore<PlantState, PlantAction> {
        TestStore(screen: PlantFeature(orders: orders, following: fixture.following), initial: state)
    }

    private static let weighing = Order.sample(id: 22, stage: .atFacility, allowedActions: [.weighed])

    @Test func `the board asks for each stage of the plant, and follows all orders`() async {
        let stages = PlantColumn.allCases.flatMap(\.stages)
        let service = FakeOrderService(listing: { request in request.stage.map { [.sample(id: (stages.firstIndex(of: $0) ?? 0) + 1, stage: $0)] } ?? [] })
        let board = PlantBoard(orders: stages.enumerated().map { .sample(id: $0.offset + 1, stage: $0.element) })
        let store = store(service)
        await store.send(.appeared) { $0.board = .loading }
        await store.receive(.loaded(.success(board))) { $0.board = .loaded(board) }
        #expect(fixture.realtime.subscriberCount(of: OrdersTopics.dispatch) == 1)
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `the board has all orders of a stage, those included that wait longest`() async {
        let service = FakeOrderService(
            listing: { request in
                guard request.stage == .atFacility else { return [] }
                return ((request.before ?? 251) - 100..<(request.before ?? 251)).reversed().filter { $0 > 0 }.map { .sample(id: $0, stage: .atFacility) }
            }, hasMore: true)
        let board = PlantBoard(orders: (1...250).reversed().map { .sample(id: $0, stage: .atFacility) })
        let store = store(service)
        await store.send(.appeared) { $0.board = .loading }
        await store.receive(.loaded(.success(board))) { $0.board = .loaded(board) }
        await store.send(.disappeared)
        await store.finish()
    }

    @Test(arguments: ["22", "#22", "t-104"]) func `a number or a tag opens its order`(code: String) async {
        var order = Self.weighing
        order.bagTags = ["T-104"]
        let store = store(FakeOrderService(list: .success([.sample(id: 7), order])))
        await store.send(.codeChanged(code)) { $0.code = code }
        await store.send(.codeEntered) { $0.isWorking = true }
        await store.receive(.found(code, open: nil, .success([.sample(id: 7), order]))) {
            ($0.isWorking, $0.open, $0.code, $0.tags) = (false, order, "", "T-104")
        }
        await store.finish()
    }

    @Test func `a code of nothing, or of several orders, says so`() async {
        let store = store(FakeOrderService(list: .success([.sample(id: 7), .sample(id: 8)])))
        await store.send(.codeEntered)
        await store.send(.codeChanged("Main")) { $0.code = "Main" }
        await store.send(.codeEntered) { $0.isWorking = true }
        await store.receive(.found("Main", open: nil, .success([.sample(id: 7), .sample(id: 8)]))) {
            ($0.isWorking, $0.result) = (false, .failed("No order for Main."))
        }
        await store.send(.found("Main", open: nil, .failure(.offline))) { $0.result = .failed("No connection. Please try again.") }
        await store.finish()
    }

    @Test func `a weight is entered on the keypad, and each step has a result`() async {
        let weighed = Order.sample(id: 22, stage: .weighed, allowedActions: [.processing])
        let state = PlantState(board: .loaded(PlantBoard(orders: [Self.weighing])))
        let store = store(FakeOrderService(order: .success(weighed)), state: state)
        await store.send(.orderTapped(22)) { $0.open = Self.weighing }
        await store.send(.stepTapped) { $0.result = .failed("Enter the weight in kilograms, such as 8.4.") }
        await store.send(.keyTapped("8")) { $0.kilograms = "8" }
        await store.send(.keyTapped(",")) { $0.kilograms = "8," }
        await store.send(.keyTapped("45")) { $0.kilograms = "8,45" }
        await store.send(.deleteTapped) { $0.kilograms = "8,4" }
        #expect(store.state.weight == 8.4)
        await store.send(.stepTapped) { $0.isWorking = true }
        await store.send(.stepTapped)
        await store.receive(.stepped(22, .weighed, .success(weighed))) {
            ($0.isWorking, $0.open, $0.kilograms, $0.result) = (false, weighed, "", .moved(order: 22, .weighed))
        }
        await store.send(.closed) { ($0.open, $0.result) = (nil, nil) }
        await store.finish()
    }

    @Test func `a refused step says why, and what somebody else did is shown`() async {
        let store = store(FakeOrderService(order: .failure(.conflict("Somebody was faster."))), state: PlantState(open: Self.weighing, kilograms: "8.4"))
        await store.send(.stepTapped) { $0.isWorking = true }
        await store.receive(.stepped(22, .weighed, .failure(.conflict("Somebody was faster.")))) {
            ($0.isWorking, $0.result) = (false, .failed("Somebody was faster."))
        }
        var newer = Self.weighing
        (newer.stage, newer.version) = (.weighed, 9)
        await store.send(.loaded(.success(PlantBoard(orders: [newer])))) { ($0.board, $0.open) = (.loaded(PlantBoard(orders: [newer])), newer) }
        await store.finish()
    }

    @Test func `what was opened meanwhile stays open, with what was typed for it`() async {
        let other = Order.sample(id: 23, stage: .atFacility, allowedActions: [.weighed])
        let weighed = Order.sample(id: 22, stage: .weighed, allowedActions: [.processing])
        let state = PlantState(board: .loaded(PlantBoard(orders: [Self.weighing, other])), code: "22", open: Self.weighing, kilograms: "8.4")
        let store = store(FakeOrderService(order: .success(weighed), list: .success([weighed])), state: state)
        await store.send(.stepTapped) { $0.isWorking = true }
        await store.send(.orderTapped(23)) { ($0.open, $0.kilograms) = (other, "") }
        await store.send(.keyTapped("5")) { $0.kilograms = "5" }
        await store.receive(.stepped(22, .weighed, .success(weighed))) { ($0.isWorking, $0.result) = (false, .moved(order: 22, .weighed)) }
        await store.send(.stepped(22, .processing, .failure(.offline))) { $0.result = .failed("Order 22: \(APIError.offline.message)") }
        await store.send(.codeEntered) { $0.isWorking = true }
        await store.send(.closed) { ($0.open, $0.kilograms, $0.result) = (nil, "", nil) }
        await store.receive(.found("22", open: 23, .success([weighed]))) { $0.isWorking = false }
        await store.finish()
    }

    @Test func `the open order and what was typed about it survive the server, unless the order has left the plant`() async {
        let order = Order.sample(id: 21, stage: .pickedUp, allowedActions: [.atFacility])
        let draft = PlantDraft(order: 21, kilograms: "", tags: "T-1 T-")
        #expect(PlantState().draft == nil && PlantState(open: order, tags: "T-1 T-").draft == draft)
        let board = PlantBoard(orders: [order])
        let store = store()
        await store.send(.draftRestored(draft)) { $0.restored = draft }
        await store.send(.loaded(.success(board))) { ($0.board, $0.open, $0.tags, $0.restored) = (.loaded(board), order, "T-1 T-", nil) }
        await store.send(.closed) { ($0.open, $0.tags) = (nil, "") }
        await store.send(.draftRestored(PlantDraft(order: 99, kilograms: "8", tags: "")))
        await store.finish()
    }

    @Test func `tags are typed one after another, and photos are counted`() async {
        let store = store(state: PlantState(open: .sample(id: 21, stage: .pickedUp, allowedActions: [.atFacility])))
        await store.send(.tagsChanged("T-1 T-2,T-3 ")) { $0.tags = "T-1 T-2,T-3 " }
        #expect(store.state.tagList == ["T-1", "T-2", "T-3"])
        await store.send(.photoSent(PhotoOutcome(id: nil, message: "Damaged."))) { $0.photoMessage = "Damaged." }
        await store.send(.photoSent(PhotoOutcome(id: 4))) { ($0.photos, $0.photoMessage) = (1, nil) }
        await store.send(.kilogramsChanged("9")) { $0.kilograms = "9" }
        await store.finish()
    }

    @Test func `cards say what an order waits for, and each stage has its step`() {
        let page = html(PlantView(store: ScopedStore(state: PlantState(board: .loaded(.preview), open: Self.weighing))))
        for text in ["Waits for payment", "plant.card.21", "plant.keypad.decimal", "plant.kilograms", "plant.step", "8.4 kg", "plant.photo"] {
            #expect(page.contains(text), "\(text)")
        }
        var asked = Order.sample(id: 23, stage: .weighed)
        asked.priceApproval = PriceApproval(formerCents: 2800, totalCents: 4200, expiresAt: asked.createdAt)
        #expect(html(PlantBoardView(board: PlantBoard(orders: [asked])) { _ in }).contains("t-tone-warning"))
    }
}
