#if DEBUG
import Core
import CoreUI
import FleetAPI
import PaymentsAPI
import UI

struct OpsView_Previews: PreviewProvider {
    static let overview = OpsOverview(metrics: .sample, trips: trips, next: 3)

    static let empty = OpsOverview(
        metrics: DriverMetrics(
            since: DriverMetrics.sample.since, finishedJobs: 0, failedStops: 0, promisedVisits: 0, onTimeShare: nil, acceptedOffers: 0, declinedOffers: 0,
            unansweredOffers: 0, acceptanceShare: nil, rating: nil, ratings: nil), trips: [], next: nil)

    /// A trip of each kind, one late and one failed.
    static var trips: [FinishedTrip] {
        JobKind.allCases.enumerated().map { index, kind in
            var trip = FinishedTrip.sample
            (trip.job.id, trip.job.kind, trip.finishedAt) = (9 - index, kind, trip.finishedAt.addingTimeInterval(Double(-index) * 5400))
            trip.isOnTime = [true, false, nil, nil][index % 4]
            if index == 3 { trip.failureReason = "notAtHome" }
            return trip
        }
    }

    static func page(_ overview: ViewState<OpsOverview>, _ path: [OpsLink] = [], trip: ViewState<FinishedTrip> = .idle) -> some View {
        var state = OpsFeature.State()
        (state.overview, state.path, state.trip) = (overview, path, trip)
        return OpsView(store: ScopedStore(state: state)).environment(\.canOpen, LinkAvailability(EarningsLink.self))
    }

    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(empty)).previewDisplayName("Empty")
            page(.loaded(overview)).previewDisplayName("Loaded")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}

struct FinishedTripView_Previews: PreviewProvider {
    private static func page(_ trip: ViewState<FinishedTrip>) -> some View {
        var state = OpsFeature.State()
        state.trip = trip
        return FinishedTripView(id: 9, store: ScopedStore(state: state)).environment(\.canOpen, LinkAvailability(EarningsLink.self))
    }

    static var previews: some View {
        Group {
            page(.loading).previewDisplayName("Loading")
            page(.loaded(.sample)).previewDisplayName("On time")
            page(.loaded(OpsView_Previews.trips[1])).previewDisplayName("Late")
            page(.loaded(OpsView_Previews.trips[3])).previewDisplayName("Failed visit")
            page(.failed("No connection. Please try again.")).previewDisplayName("Failed")
        }
    }
}

struct FiguresGrid_Previews: PreviewProvider {
    static var previews: some View {
        FiguresGrid(metrics: .sample).previewDisplayName("Usual")
        FiguresGrid(metrics: OpsView_Previews.empty.metrics).previewDisplayName("New driver")
    }
}
#endif
