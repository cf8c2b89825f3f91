import Core
import CoreUI
import FleetAPI
import OrdersAPI
import PaymentsAPI
import Theme
import UI

/// The page of a finished trip: its route, how it went, and what it paid.
struct FinishedTripView: View {
    let id: Int
    let store: ScopedStore<OpsFeature>

    @Environment(\.canOpen) private var canOpen

    var body: some View {
        PageColumn {
            PageHeader(Strings.trip(id), back: BackButton(Strings.ops, identifier: "fleet.back") { store.send(.backTapped) })
            ViewStateView(store.state.trip, loading: .page, retry: { store.send(.tripAppeared(id)) }) { page($0) }
        }
        .navigationTitle(Strings.trip(id))
        .onAppear { store.send(.tripAppeared(id)) }
    }

    private func page(_ trip: FinishedTrip) -> some View {
        SplitColumns {
            MapView(Strings.map, pins: trip.job.stops.map(\.mapPin), route: trip.job.line)
        } side: {
            facts(trip)
            pay(trip)
        }
    }

    private func facts(_ trip: FinishedTrip) -> some View {
        SectionCard("\(Strings.kind(trip.job.kind)) · \(trip.job.area)") {
            TripOutcomePill(isOnTime: trip.isOnTime, failed: trip.failureReason != nil)
        } content: {
            ForEach(trip.job.stops, id: \.id) { stop in ListRow(Strings.stop(stop), subtitle: stop.address, symbol: stop.symbol) }
            ListRow(Strings.finishedAt, symbol: AppSymbols.clockName, tone: .neutral) { Text(DateFormat.dateTime(trip.finishedAt)) }
            ChipRow {
                Pill(Strings.distance(trip.job.distanceMeters))
                if let minutes = trip.minutes { Pill(Strings.minutesTaken(minutes)) }
                Pill(Strings.bagCount(trip.job.bags))
            }
            if let reason = trip.failureReason.flatMap(FailureReason.init) {
                NoticeBanner(Strings.visitFailed(Strings.failure(reason)), tone: .warning).accessibilityIdentifier("fleet.ops.failure")
            }
        }
    }

    private func pay(_ trip: FinishedTrip) -> some View {
        SectionCard(Strings.tripPay) {
            PriceLines(
                [
                    PriceLines.Line(Strings.payBase, cents: trip.baseCents), PriceLines.Line(Strings.payDistance, cents: trip.distanceCents),
                    PriceLines.Line(Strings.payBoost, cents: trip.job.boostCents),
                ], total: trip.job.payCents, currency: trip.job.currency, identifier: "fleet.ops.pay")
            if canOpen(EarningsLink.self) {
                ListRow(
                    Strings.earnings, subtitle: Strings.tipsInEarnings, symbol: AppSymbols.walletName, tone: .success, action: { store.send(.earningsTapped) }
                )
                .accessibilityIdentifier("fleet.ops.earnings")
            }
        }
    }
}

extension FinishedTrip {
    /// The minutes from the acceptance to the end; nil where that isn't known.
    fileprivate var minutes: Int? { acceptedAt.map { max(Int((finishedAt.timeIntervalSince($0) / 60).rounded()), 1) } }
}
