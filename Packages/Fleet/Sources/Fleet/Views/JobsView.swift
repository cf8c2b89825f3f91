import Core
public import CoreUI
import FleetAPI
import Theme
public import UI

/// A driver's tab `jobs`: the job under way in a few words, and the board of open offers.
public struct JobsView: View {
    private let store: ScopedStore<FleetFeature>

    /// Makes the page.
    public init(store: ScopedStore<FleetFeature>) { self.store = store }

    /// The page.
    public var body: some View {
        PageColumn {
            PageHeader(Strings.jobs, subtitle: Strings.offersHint) { count }
            message
            ViewStateView(store.state.jobs, retry: { store.send(.driverAppeared) }) { _ in board }
        }
        .navigationTitle(Strings.jobs)
        .onAppear { store.send(.driverAppeared) }
    }

    @ViewBuilder
    private var count: some View {
        if !store.state.offers.isEmpty { Pill(Strings.openOffers(store.state.offers.count), tone: .info) }
    }

    @ViewBuilder
    private var message: some View {
        if let message = store.state.message { NoticeBanner(message, tone: .warning) }
    }

    @ViewBuilder
    private var board: some View {
        if store.state.offers.isEmpty {
            empty
        } else {
            AdaptiveGrid(minimum: 320) {
                ForEach(store.state.offers, id: \.id) { job in
                    OfferCardView(job: job, secondsLeft: store.state.secondsLeft(of: job), answering: store.state.answering) { accepted in
                        store.send(accepted ? .acceptTapped(job.id) : .declineTapped(job.id))
                    }
                }
            }
        }
    }

    @ViewBuilder
    private var empty: some View {
        if store.state.currentJob != nil {
            EmptyStateView(
                symbol: AppSymbols.truckName, title: Strings.busyTitle, message: Strings.busy, actionTitle: Strings.seeCurrentJob,
                identifier: "fleet.currentJob"
            ) { store.send(.currentJobTapped) }
        } else if store.state.status.value?.online == true {
            EmptyStateView(symbol: AppSymbols.bellName, title: Strings.noOffersTitle, message: Strings.noOffers)
        } else {
            EmptyStateView(symbol: AppSymbols.powerName, title: Strings.offlineTitle, message: Strings.goOnline)
        }
    }
}

struct JobsView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            JobsView(store: .preview(FleetState(jobs: .loading))).previewDisplayName("Loading")
            JobsView(store: .preview(FleetState(status: .loaded(DriverStatus(online: false)), jobs: .loaded([])))).previewDisplayName("Offline")
            JobsView(store: .preview(FleetState(status: .loaded(.sample), jobs: .loaded([])))).previewDisplayName("Empty")
            JobsView(store: .preview(FleetState(status: .loaded(.sample), jobs: .loaded([.sample]), now: DriverStatus.sample.since)))
                .previewDisplayName("Loaded")
            JobsView(store: .preview(FleetState(status: .loaded(.sample), jobs: .loaded([.active()])))).previewDisplayName("On a job")
            JobsView(store: .preview(FleetState(jobs: .failed("No connection. Please try again.")))).previewDisplayName("Failed")
        }
    }
}
