import Core
import CoreTesting
import FleetAPI
import Foundation
import OrdersAPI
import Testing
import UI

@testable import Fleet

/// The day on which a test's clock starts, in the service's time zone.
let today = LocalDay.today(by: TestClock())

struct ChartsFeatureTests {
    private static let yesterday = today.adding(-1)

    private func store(
        _ state: ChartsFeature.State = ChartsFeature.State(),
        _ result: @escaping @Sendable (String?) -> Result<DayCharts, APIError> = { .success(DayCharts(day: $0 ?? today.text, hours: [], areas: [])) }
    ) -> TestStore<ChartsFeature.State, ChartsFeature.Action> {
        TestStore(screen: ChartsFeature(history: FakeHistoryService(chartsResult: result), clock: TestClock()), initial: state)
    }

    @Test func `a page that is open over midnight knows the new day`() async {
        let clock = TestClock()
        let history = FakeHistoryService(chartsResult: { .success(DayCharts(day: $0 ?? "", hours: [], areas: [])) })
        let store = TestStore(
            screen: ChartsFeature(history: history, clock: clock), initial: ChartsFeature.State(today: today, charts: .loaded(Self.charts(today))))
        clock.advance(by: .seconds(24 * 3600))
        // What was today has a date now.
        await store.send(.dayChosen(today)) { ($0.day, $0.today, $0.charts) = (today, today.adding(1), .loading) }
        await store.receive(.loaded(.success(Self.charts(today)))) { $0.charts = .loaded(Self.charts(today)) }
        let now = DayCharts(day: "", hours: [], areas: [])
        await store.send(.dayChosen(today.adding(1))) { ($0.day, $0.charts) = (nil, .loading) }
        await store.receive(.loaded(.success(now))) { $0.charts = .loaded(now) }
        await store.finish()
    }

    private static func charts(_ day: LocalDay) -> DayCharts { DayCharts(day: day.text, hours: [], areas: []) }

    @Test func `today's numbers are loaded when the page appears, or it says why not`() async {
        let store = store()
        await store.send(.appeared) { ($0.today, $0.charts) = (today, .loading) }
        await store.receive(.loaded(.success(Self.charts(today)))) { $0.charts = .loaded(Self.charts(today)) }
        await store.finish()
        let failing = self.store { _ in .failure(.offline) }
        await failing.send(.appeared) { ($0.today, $0.charts) = (today, .loading) }
        await failing.receive(.loaded(.failure(.offline))) { $0.charts = .failed(APIError.offline.message) }
        await failing.finish()
    }

    @Test func `another day's numbers take the place of those that were shown`() async {
        let store = store(ChartsFeature.State(today: today, charts: .loaded(Self.charts(today))))
        await store.send(.dayChosen(Self.yesterday)) { ($0.day, $0.charts) = (Self.yesterday, .loading) }
        await store.receive(.loaded(.success(Self.charts(Self.yesterday)))) { $0.charts = .loaded(Self.charts(Self.yesterday)) }
        await store.send(.dayChosen(Self.yesterday))
        // Today by its date is today.
        await store.send(.dayChosen(today)) { ($0.day, $0.charts) = (nil, .loading) }
        await store.receive(.loaded(.success(Self.charts(today)))) { $0.charts = .loaded(Self.charts(today)) }
        await store.finish()
    }

    @Test func `a day that a URL names is loaded once, when the page appears`() async {
        let store = store()
        await store.send(.opened(Self.yesterday)) { $0.day = Self.yesterday }
        await store.send(.appeared) { ($0.today, $0.charts) = (today, .loading) }
        await store.receive(.loaded(.success(Self.charts(Self.yesterday)))) { $0.charts = .loaded(Self.charts(Self.yesterday)) }
        // The browser's back leads to today.
        await store.send(.opened(nil)) { ($0.day, $0.charts) = (nil, .loading) }
        await store.receive(.loaded(.success(Self.charts(today)))) { $0.charts = .loaded(Self.charts(today)) }
        await store.finish()
    }

    @Test(arguments: [
        ("2026-03-08T07:59:00Z", "2026-03-07"), ("2026-03-08T08:00:00Z", "2026-03-08"), ("2026-03-09T06:59:00Z", "2026-03-08"),
        ("2026-03-09T07:00:00Z", "2026-03-09"),
    ])
    func `days begin at midnight in the service's time zone, also when the clock is changed`(time: String, day: String) throws {
        let now = try Date(time, strategy: .iso8601)
        #expect(LocalDay.today(by: TestClock(now: now)).text == day)
    }
}

struct ChartsViewTests {
    private func page(_ charts: DayCharts, day: LocalDay? = nil) -> String { html(ChartsView_Previews.page(.loaded(charts), day: day)) }

    @Test func `orders and visits are shown by hour and by area, with a table of each`() {
        let page = page(ChartsView_Previews.busy)
        for chart in ["hours.orders", "hours.visits", "areas.orders", "areas.visits"] { #expect(page.contains("fleet.charts.\(chart)"), "\(chart)") }
        #expect(page.matches(of: /<caption/).count == 4)
        // An area's visits in time are those made without the late ones: 40 + 19 - 12.
        #expect(page.contains("Irvine: On time 47, Late 12, Failed 3"))
        #expect(page.contains("12 PM: Placed 9"))
    }

    @Test func `the figures are the sums of the hours`() {
        let figures = html(
            FiguresOfDay(total: DayCharts(day: "2026-01-01", hours: [.sample, .sample], areas: []).total))
        for text in [">8<", ">6<", ">4<", ">2<", "20% of all visits"] { #expect(figures.contains(text), "\(text)") }
    }

    @Test func `a day on which nothing happened says so`() {
        #expect(page(ChartsView_Previews.quiet).contains("Nothing has happened yet today"))
        #expect(page(ChartsView_Previews.quiet, day: today).contains("Nothing happened that day"))
    }

    @Test func `the days to choose from are the last ones and the chosen one`() {
        let listed = html(DayPicker(day: LocalDay("2025-11-28"), today: LocalDay("2026-01-02"), noDay: .today) { _ in })
        #expect(listed.matches(of: /<option/).count == 32 && listed.contains("Nov 28, 2025") && listed.contains("Thu, Jan 1"))
        #expect(listed.matches(of: /disabled/).count == 0)
        // There is no day after today.
        #expect(html(DayPicker(day: nil, today: today, noDay: .today) { _ in }).matches(of: /disabled/).count == 1)
    }
}
