import Core
import CoreUI
import FleetAPI
import PaymentsAPI
import Theme
import UI

/// The driver's tab `ops`: the history, or one of its trips.
struct OpsView: View {
    let store: ScopedStore<OpsFeature>

    var body: some View {
        switch store.state.path.last {
        case nil, .history: HistoryView(store: store)
        case .trip(let id): FinishedTripView(id: id, store: store)
        }
    }
}

/// The driver's figures and finished trips.
struct HistoryView: View {
    let store: ScopedStore<OpsFeature>

    @Environment(\.canOpen) private var canOpen

    var body: some View {
        PageColumn {
            PageHeader(Strings.ops, subtitle: Strings.opsHint)
            ViewStateView(store.state.overview, loading: .page, retry: { store.send(.appeared) }) { overview in
                SplitColumns {
                    FiguresGrid(metrics: overview.metrics)
                    if canOpen(EarningsLink.self) { earnings }
                } side: {
                    FinishedTripList(overview: overview, store: store)
                }
            }
        }
        .navigationTitle(Strings.ops)
        .onAppear { store.send(.appeared) }
    }

    private var earnings: some View {
        Card {
            ListRow(Strings.earnings, subtitle: Strings.earningsRowHint, symbol: AppSymbols.walletName, tone: .success, action: { store.send(.earningsTapped) })
                .accessibilityIdentifier("fleet.ops.earnings")
        }
    }
}

/// The driver's rating, acceptance, punctuality and jobs.
struct FiguresGrid: View {
    let metrics: DriverMetrics

    var body: some View {
        AdaptiveGrid {
            StatCard(
                title: Strings.figureRating, value: metrics.rating.map { NumberFormat.format($0) } ?? "–",
                caption: metrics.ratings.map { Strings.figureRatingCount($0) } ?? Strings.figureRatingNone, symbol: AppSymbols.starName, tone: .warning)
            StatCard(
                title: Strings.figureOnTime, value: Strings.share(metrics.onTimeShare), caption: Strings.figureOnTimeOf(metrics.promisedVisits),
                symbol: AppSymbols.clockName, tone: .success)
            StatCard(
                title: Strings.figureAcceptance, value: Strings.share(metrics.acceptanceShare),
                caption: Strings.figureAcceptanceOf(metrics.acceptedOffers, count: metrics.offers), symbol: AppSymbols.checkName)
            StatCard(
                title: Strings.figureJobs, value: String(metrics.finishedJobs), caption: Strings.figureFailed(metrics.failedStops),
                symbol: AppSymbols.tabJobsName)
        }
        .accessibilityIdentifier("fleet.ops.figures")
    }
}

/// The finished trips, newest first.
struct FinishedTripList: View {
    let overview: OpsOverview
    let store: ScopedStore<OpsFeature>

    var body: some View {
        if overview.trips.isEmpty {
            EmptyStateView(symbol: AppSymbols.truckName, title: Strings.noFinishedTrips, message: Strings.noFinishedTripsHint)
        } else {
            SectionCard(Strings.finishedTrips) {
                ForEach(overview.trips, id: \.job.id) { row($0) }
                if let message = store.state.message { NoticeBanner(message, tone: .danger) }
                if overview.next != nil {
                    SecondaryButton(Strings.olderTrips, isBusy: store.state.isLoadingMore) { store.send(.moreTapped) }.accessibilityIdentifier("fleet.ops.more")
                }
            }
        }
    }

    private func row(_ trip: FinishedTrip) -> some View {
        RouteRow(
            "\(Strings.kind(trip.job.kind)) · \(trip.job.area)", lines: [DateFormat.dateTime(trip.finishedAt)], route: trip.job.line,
            pins: trip.job.stops.map(\.mapPin), action: { store.send(.tripTapped(trip.job.id)) }
        ) {
            MoneyText(cents: trip.job.payCents, currency: trip.job.currency)
            TripOutcomePill(isOnTime: trip.isOnTime, failed: trip.failureReason != nil)
        }
        .accessibilityIdentifier("fleet.ops.trip.\(trip.job.id)")
    }
}

extension DriverMetrics {
    /// The number of offers that the driver responded to or let expire.
    fileprivate var offers: Int { acceptedOffers + declinedOffers + unansweredOffers }
}
