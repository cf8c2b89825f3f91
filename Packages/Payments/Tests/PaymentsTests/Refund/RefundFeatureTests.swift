import Core
import CoreTesting
import CoreUI
import Networking
import OrdersAPI
import PaymentsAPI
import Testing
import UI

@testable import Payments

struct RefundFeatureTests {
    private typealias Store = TestStore<RefundFeature.State, RefundFeature.Action>

    private let request = RefundPayment(id: 3, amountCents: 750, reason: "late: A day")

    private func store(
        _ service: FakeRefundService = FakeRefundService(), _ state: RefundFeature.State = RefundView_Previews.state(), realtime: FakeRealtime = FakeRealtime()
    ) -> Store {
        TestStore(
            screen: RefundFeature(service: service, following: Following(realtime: realtime, clock: TestClock()), random: SeededRandomSource(seed: 1)),
            initial: state)
    }

    private func html(_ state: RefundFeature.State) -> String {
        String(decoding: Renderer.render(RefundView(store: ScopedStore(state: state))).html, as: UTF8.self)
    }

    private func filled(_ change: (inout RefundFeature.State) -> Void = { _ in }) -> RefundFeature.State {
        RefundView_Previews.state { state in
            (state.form, state.isFollowing) = (.sample, true)
            change(&state)
        }
    }

    @Test func `a page shows each change of its payments, and of no others`() async {
        let realtime = FakeRealtime()
        let store = store(FakeRefundService(), RefundFeature.State(), realtime: realtime)
        await store.send(.opened(12)) { $0.orderID = 12 }
        await store.send(.appeared) { $0.page = .loading }
        await store.receive(.loaded(.success(.sample))) { ($0.page, $0.isFollowing) = (.loaded(.sample), true) }
        await store.receive(.loaded(.success(.sample)))
        realtime.send(Change(topic: PaymentsTopics.dispatch, kind: "payment.moved", id: 1, sequence: 1))
        realtime.send(Change(topic: PaymentsTopics.dispatch, kind: "payment.moved", id: 3, sequence: 1))
        await store.receive(.loaded(.success(.sample)))
        await store.send(.disappeared) { $0.isFollowing = false }
        await store.send(.opened(nil)) { $0 = RefundFeature.State() }
        await store.finish()
    }

    @Test func `payments that can't be loaded say why`() async {
        let store = store(FakeRefundService(pageResult: .failure(.offline)), RefundFeature.State(orderID: 12))
        await store.send(.appeared) { $0.page = .loading }
        await store.receive(.loaded(.failure(.offline))) { $0.page = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test func `a part is given back once its amount is confirmed`() async {
        let store = store(FakeRefundService(), RefundView_Previews.state { $0.isFollowing = true })
        await store.send(.formTapped(3)) { $0.form = RefundForm(paymentID: 3, key: SeededRandomSource(seed: 1).hexadecimal(byteCount: 16)) }
        await store.send(.edited(.extent(.part))) { $0.form?.extent = .part }
        await store.send(.edited(.amount("7,50"))) { $0.form?.amount = "7,50" }
        await store.send(.edited(.reason(.late))) { $0.form?.reason = .late }
        await store.send(.edited(.note(" A day "))) { $0.form?.note = " A day " }
        await store.send(.reviewTapped) { [request] in $0.confirming = request }
        #expect(html(store.state).contains("Give back $7.50"))
        await store.send(.reviewDismissed) { $0.confirming = nil }
        await store.send(.reviewTapped) { [request] in $0.confirming = request }
        await store.send(.confirmed) { $0.isWorking = true }
        await store.send(.confirmed)
        await store.receive(.refunded(.success(.sample))) { ($0.isWorking, $0.form, $0.confirming) = (false, nil, nil) }
        await store.receive(event: .notice(Strings.refundDone("$7.50")))
        await store.receive(.loaded(.success(.sample)))
        await store.finish()
    }

    @Test func `all that is left is given back unless a part is asked for`() throws {
        let payment = RefundPage.sample.payments[0]
        #expect(try RefundForm(paymentID: 3, key: "key", reason: .goodwill).request(of: payment).amountCents == 2300)
    }

    @Test(arguments: ["", "0", "23.01", "-1", "five", "1.234"]) func `an amount that isn't left, or is none, is refused`(amount: String) throws {
        let form = RefundForm(paymentID: 3, key: "key", extent: .part, amount: amount, reason: .late)
        #expect(throws: APIError.invalid(["amount": Strings.refundAmountWrong("$23.00")])) { try form.request(of: RefundPage.sample.payments[0]) }
    }

    @Test func `a reason is needed, and a note where it is another one`() async {
        let store = store(FakeRefundService(), filled { $0.form = RefundForm(paymentID: 3, key: "key") })
        await store.send(.reviewTapped) { $0.fields = ["reason": Strings.refundReasonNeeded] }
        await store.send(.edited(.reason(.other))) {
            $0.form?.reason = .other
            $0.fields = [:]
        }
        await store.send(.reviewTapped) { $0.fields = ["note": Strings.refundNoteNeeded] }
        await store.send(.formDismissed) { ($0.form, $0.fields) = (nil, [:]) }
        await store.finish()
    }

    @Test func `what the server refuses is said, what was filled in stays, and its key too`() async {
        let high = APIError.invalid(["amount": "That is more than is left."], code: "refund_too_high")
        let store = store(FakeRefundService(refundResult: .failure(high)), filled { $0.confirming = request })
        await store.send(.confirmed) { $0.isWorking = true }
        await store.receive(.refunded(.failure(high))) { ($0.isWorking, $0.confirming, $0.fields) = (false, nil, high.fields) }
        await store.receive(.loaded(.success(.sample)))
        await store.send(.refunded(.failure(.offline))) { ($0.fields, $0.message) = ([:], APIError.offline.message) }
        await store.receive(.loaded(.success(.sample)))
        #expect(store.state.form == .sample)
        await store.finish()
    }

    @Test func `a refund whose response was lost isn't given again with another amount`() async {
        let reused = APIError.conflict("This key was used.", code: "idempotency_key_reused")
        let store = store(FakeRefundService(refundResult: .failure(reused)), filled { $0.confirming = request })
        await store.send(.confirmed) { $0.isWorking = true }
        await store.receive(.refunded(.failure(reused))) {
            ($0.isWorking, $0.confirming, $0.form, $0.message) = (false, nil, nil, Strings.refundAlready)
        }
        await store.receive(.loaded(.success(.sample)))
        await store.finish()
    }

    @Test func `a refund that isn't given yet survives the server, on the page of its order`() async throws {
        let draft = try #require(filled().draft)
        #expect(RefundView_Previews.state().draft == nil)
        let store = store(FakeRefundService(), RefundFeature.State(orderID: 12))
        await store.send(.draftRestored(draft)) { $0.form = .sample }
        await store.send(.opened(13)) { $0 = RefundFeature.State(orderID: 13) }
        await store.send(.draftRestored(draft))
        await store.send(.backTapped)
        await store.receive(event: .open(OrdersLink.board(order: 13).place))
        await store.finish()
    }

    @Test func `a page shows what was taken and given back, with reasons, and one refund at a time`() {
        let text = html(RefundView_Previews.state())
        for part in ["$33.60", "$28.00", "-$5.00", "$23.00", "Something was damaged: The blue shirt", "Dispatcher", "refunds.begin.3"] {
            #expect(text.contains(part), "\(part)")
        }
        var page = RefundPage.sample
        page.refunds[0].state = .waiting
        #expect(!html(RefundView_Previews.state { $0.page = .loaded(page) }).contains("refunds.begin"))
        #expect(!html(RefundView_Previews.state { $0.page = .loaded(RefundPage(payments: [.sample], refunds: [])) }).contains("refunds.begin"))
    }
}
