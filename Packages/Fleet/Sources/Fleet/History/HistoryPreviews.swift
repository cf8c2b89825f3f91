#if DEBUG
import Core
import CoreUI
import FleetAPI
import Foundation
import OrdersAPI
import UI

struct DispatchHistoryView_Previews: PreviewProvider {
    static func page(_ page: HistoryFeature.Page) -> some View {
        var state = HistoryFeature.State()
        state.page = page
        state.charts = ChartsView_Previews.state(.loaded(ChartsView_Previews.busy))
        state.trips = PastTripsView_Previews.state(.loaded(PastTripsView_Previews.page))
        return DispatchHistoryView(store: ScopedStore(state: state))
    }

    static var previews: some View {
        page(.charts).previewDisplayName("Charts")
        page(.trips).previewDisplayName("Trips")
    }
}

struct DayPicker_Previews: PreviewProvider {
    static let today = LocalDay("2026-01-02")

    static var previews: some View {
        DayPicker(day: nil, today: today, noDay: .today) { _ in }.previewDisplayName("Today")
        DayPicker(day: LocalDay("2025-11-28"), today: today, noDay: .all) { _ in }.previewDisplayName("Long ago")
        DayPicker(day: nil, today: nil, noDay: .all) { _ in }.previewDisplayName("Before it appeared")
    }
}

struct ChartsView_Previews: PreviewProvider {
    /// A day with a morning and an evening, in three areas.
    static let busy = DayCharts(
        day: "2026-01-02",
        hours: (0..<24).map { hour in
            let visits = max(0, 5 - abs(hour - 10)) + max(0, 7 - abs(hour - 18))
            return DayCharts.Hour(
                hour: hour,
                counts: DayCharts.Counts(
                    placed: max(0, 9 - abs(hour - 12)), pickedUp: visits, delivered: visits / 2, late: visits / 3, failed: visits / 6))
        },
        areas: [
            DayCharts.Area(area: "Irvine", counts: DayCharts.Counts(placed: 48, pickedUp: 40, delivered: 19, late: 12, failed: 3)),
            DayCharts.Area(area: "Newport Beach", counts: DayCharts.Counts(placed: 21, pickedUp: 16, delivered: 7, late: 4)),
            DayCharts.Area(
                area: "Lakes of the northern foothills beyond the canyon", counts: DayCharts.Counts(placed: 12, pickedUp: 8, delivered: 3, failed: 1)),
        ])

    static let quiet = DayCharts(day: "2026-01-02", hours: (0..<24).map { DayCharts.Hour(hour: $0, counts: DayCharts.Counts()) }, areas: [])

    static func state(_ charts: ViewState<DayCharts>, day: LocalDay? = nil) -> ChartsFeature.State {
        ChartsFeature.State(day: day, today: DayPicker_Previews.today, charts: charts)
    }

    static func page(_ charts: ViewState<DayCharts>, day: LocalDay? = nil) -> some View { ChartsView(store: ScopedStore(state: state(charts, day: day))) }

    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(quiet)).previewDisplayName("Empty")
            page(.loaded(quiet), day: LocalDay("2025-12-25")).previewDisplayName("Empty holiday")
            page(.loaded(busy)).previewDisplayName("Long text")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
        FiguresOfDay(total: busy.total).previewDisplayName("Figures")
    }
}

struct PastTripsView_Previews: PreviewProvider {
    /// A trip of each outcome, one of them with names that are long.
    static let page = PastTripPage(
        items: [trip(6, .pickup), trip(5, .delivery, late: true), trip(4, .delivery, failed: true), trip(3, .homeward)], hasMore: true)

    private static func trip(_ id: Int, _ kind: JobKind, late: Bool = false, failed: Bool = false) -> PastTrip {
        let sample = PastTrip.sample
        return PastTrip(
            id: id, orderID: id + 9, kind: kind, driverID: 5, driverName: late ? "Dan Alexander Featherstonehaugh-Constantinopolis" : sample.driverName,
            area: late ? "Lakes of the northern foothills beyond the canyon" : sample.area, bags: 2, acceptedAt: sample.acceptedAt,
            finishedAt: sample.finishedAt, distanceMeters: sample.distanceMeters, stops: kind == .pickup ? sample.stops : sample.stops.reversed(),
            dueAt: kind == .homeward ? nil : sample.dueAt, visitedAt: late ? sample.dueAt?.addingTimeInterval(600) : sample.visitedAt, failed: failed,
            failureReason: failed ? FailureReason.notAtHome.rawValue : nil)
    }

    static func state(
        _ trips: ViewState<PastTripPage>, _ filter: PastTripFilter = PastTripFilter(), message: String? = nil
    ) -> PastTripsFeature.State {
        PastTripsFeature.State(filter: filter, today: DayPicker_Previews.today, trips: trips, drivers: [.sample], message: message)
    }

    static func page(
        _ trips: ViewState<PastTripPage>, _ filter: PastTripFilter = PastTripFilter(), message: String? = nil
    ) -> some View {
        PastTripsView(store: ScopedStore(state: state(trips, filter, message: message)))
    }

    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(PastTripPage(items: [], hasMore: false))).previewDisplayName("Empty")
            page(.loaded(PastTripPage(items: [], hasMore: false)), PastTripFilter(driver: 5)).previewDisplayName("Empty filter")
            page(.loaded(page), PastTripFilter(day: LocalDay("2026-01-01"))).previewDisplayName("Long text")
            page(.loaded(page), message: "No connection. Please try again.").previewDisplayName("No more")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}
#endif
