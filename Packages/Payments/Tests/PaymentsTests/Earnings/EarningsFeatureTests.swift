import Core
import CoreTesting
import CoreUI
import FleetAPI
import Foundation
import PaymentsAPI
import Testing
import UI

@testable import Payments

struct EarningsFeatureTests {
    private static let page = EarningsOverview(summary: .sample, unpaidCents: 400, paidCents: 12_400, payouts: [.sample], next: nil)

    private func store(
        _ service: FakeEarningsService = FakeEarningsService(), _ state: EarningsFeature.State = EarningsFeature.State(page: .loaded(page))
    ) -> TestStore<EarningsFeature.State, EarningsFeature.Action> {
        TestStore(screen: EarningsFeature(service: service), initial: state)
    }

    @Test func `earnings, balance and payouts are loaded, or say why not`() async {
        let store = store(FakeEarningsService(), EarningsFeature.State())
        await store.send(.appeared) { $0.page = .loading }
        await store.receive(.loaded(.success(Self.page))) { $0.page = .loaded(Self.page) }
        await store.finish()
        let failing = self.store(FakeEarningsService(payoutsResult: .failure(.offline)), EarningsFeature.State())
        await failing.send(.appeared) { $0.page = .loading }
        await failing.receive(.loaded(.failure(.offline))) { $0.page = .failed(APIError.offline.message) }
        await failing.finish()
    }

    @Test func `another period is loaded once, and shows its present day, week or month`() async {
        var state = EarningsFeature.State(page: .loaded(Self.page))
        state.chosen = EarningsTotal.sample.start
        let store = store(FakeEarningsService(), state)
        await store.send(.periodTapped(.day))
        var page = Self.page
        page.summary.period = .week
        await store.send(.periodTapped(.week)) {
            $0.period = .week
            $0.chosen = nil
            $0.page.beginLoading()
        }
        await store.receive(.loaded(.success(page))) { $0.page = .loaded(page) }
        await store.finish()
    }

    @Test func `where another period can't be loaded, the one before stays chosen, with the reason, and can be left again`() async {
        let service = FakeEarningsService(summaryResult: .failure(.offline))
        let store = store(service)
        for _ in 1...2 {
            await store.send(.periodTapped(.week)) {
                $0.period = .week
                $0.message = nil
            }
            await store.receive(.loaded(.failure(.offline))) {
                $0.period = .day
                $0.message = APIError.offline.message
            }
        }
        await store.finish()
    }

    @Test func `the parts of another day are shown on a tap`() async {
        let store = store(FakeEarningsService(), EarningsFeature.State(page: .loaded(EarningsView_Previews.page)))
        let second = EarningsView_Previews.summary.totals[1]
        #expect(store.state.total == EarningsView_Previews.summary.totals[0])
        await store.send(.totalTapped(second.start)) { $0.chosen = second.start }
        #expect(store.state.total == second)
        await store.finish()
    }

    @Test func `older payouts follow, or say why not`() async {
        var first = Self.page
        first.next = 2
        var older = DriverPayout.sample
        older.id = 1
        let store = store(
            FakeEarningsService(payoutsResult: .success(DriverPayoutPage(items: [older], next: nil))), EarningsFeature.State(page: .loaded(first)))
        await store.send(.moreTapped) { $0.isWaiting = true }
        await store.receive(.moreLoaded(.success(DriverPayoutPage(items: [older], next: nil)))) {
            $0.isWaiting = false
            var page = Self.page
            page.payouts = [.sample, older]
            $0.page = .loaded(page)
        }
        await store.send(.moreTapped)
        await store.finish()
        let failing = self.store(FakeEarningsService(payoutsResult: .failure(.offline)), EarningsFeature.State(page: .loaded(first)))
        await failing.send(.moreTapped) { $0.isWaiting = true }
        await failing.receive(.moreLoaded(.failure(.offline))) { ($0.isWaiting, $0.message) = (false, APIError.offline.message) }
        await failing.finish()
    }

    @Test func `a table is saved as a file, or says why not`() async {
        let store = store()
        await store.send(.exportTapped) { $0.isWaiting = true }
        await store.send(.exportTapped)
        await store.receive(.exported(.success(.sample))) { ($0.isWaiting, $0.export) = (false, .sample) }
        await store.send(.saved) { $0.export = nil }
        await store.send(.backTapped)
        await store.receive(event: .open(OpsLink.history.place))
        await store.finish()
        let failing = self.store(FakeEarningsService(exportResult: .failure(.offline)))
        await failing.send(.exportTapped) { $0.isWaiting = true }
        await failing.receive(.exported(.failure(.offline))) { ($0.isWaiting, $0.message) = (false, APIError.offline.message) }
        await failing.finish()
    }

    @Test func `the link reads as it is written`() {
        #expect(EarningsLink(EarningsLink.earnings.place) == .earnings)
        #expect(EarningsLink(LinkPlace(mode: .customer, tab: EarningsLink.tab)) == nil && EarningsLink(LinkPlace(tab: "elsewhere")) == nil)
        #expect(EarningsLink(LinkPlace(tab: EarningsLink.tab, components: ["1"])) == nil)
    }

    @Test func `days, weeks and months are named in the service's time zone`() {
        let total = EarningsTotal.sample
        #expect(Strings.name(of: total, .day) == "Thu, Jan 1" && Strings.shortName(of: total, .day) == "Thu")
        let week = EarningsTotal(start: total.start.addingTimeInterval(-3 * 86_400), end: total.start.addingTimeInterval(4 * 86_400))
        #expect(Strings.name(of: week, .week) == "Dec 29 – Jan 4" && Strings.shortName(of: week, .week) == "Dec 29")
        #expect(Strings.name(of: total, .month) == "January 2026" && Strings.shortName(of: total, .month) == "Jan")
        #expect(Strings.wholeAmount(273_250, "USD") == "$2,732")
    }
}
