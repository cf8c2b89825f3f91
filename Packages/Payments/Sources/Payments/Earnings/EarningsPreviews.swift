#if DEBUG
import Core
import CoreUI
import FleetAPI
import Foundation
import PaymentsAPI
import UI

struct EarningsView_Previews: PreviewProvider {
    /// Days of a driver who rests on Sundays and Mondays.
    static let summary = EarningsSummary(
        period: .day,
        totals: (0..<28).map { day in
            var total = EarningsTotal(
                start: EarningsTotal.sample.start.addingTimeInterval(Double(-day) * 86_400),
                end: EarningsTotal.sample.end.addingTimeInterval(Double(-day) * 86_400))
            guard ![3, 4].contains(day % 7) else { return total }
            total.jobs = 3 + day % 4
            for (kind, cents) in [(EarningKind.base, 400), (.distance, 812), (.boost, 100), (.tip, 150)] { total.add(cents * total.jobs, of: kind) }
            return total
        })

    static let page = EarningsOverview(summary: summary, unpaidCents: 21_840, paidCents: 184_215, payouts: payouts, next: 1)

    static let empty = EarningsOverview(
        summary: EarningsSummary(period: .day, totals: summary.totals.map { EarningsTotal(start: $0.start, end: $0.end) }), unpaidCents: 0, paidCents: 0,
        payouts: [], next: nil)

    private static var payouts: [DriverPayout] {
        PayoutState.allCases.enumerated().map { index, state in
            var payout = Payout.sample
            (payout.id, payout.state, payout.reference) = (4 - index, state, "Wire 7731")
            payout.from = payout.until.addingTimeInterval(-7 * 86_400)
            return DriverPayout(payout)
        }
    }

    private static func view(_ page: ViewState<EarningsOverview>) -> some View {
        EarningsView(store: ScopedStore(state: EarningsFeature.State(page: page))).environment(\.canOpen, LinkAvailability(OpsLink.self))
    }

    static var previews: some View {
        Group {
            view(.loaded(page)).previewDisplayName("Loaded")
            view(.loaded(empty)).previewDisplayName("Empty")
            view(.loading).previewDisplayName("Loading")
            view(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}

struct EarningsChartCard_Previews: PreviewProvider {
    static var previews: some View {
        EarningsChartCard(summary: EarningsView_Previews.summary).previewDisplayName("Days")
    }
}

struct EarningsTotalCard_Previews: PreviewProvider {
    static var previews: some View {
        EarningsTotalCard(total: .sample, summary: .sample).previewDisplayName("Day")
    }
}

struct EarningsPayoutsCard_Previews: PreviewProvider {
    static var previews: some View {
        EarningsPayoutsCard(page: EarningsView_Previews.page, isLoading: false) {}.previewDisplayName("Payouts")
        EarningsPayoutsCard(page: EarningsView_Previews.empty, isLoading: false) {}.previewDisplayName("Empty")
    }
}
#endif
