import Core
public import CoreUI
import FleetAPI
import Theme
public import UI

/// A driver's tab `jobs`: the offers that are open.
public struct JobsView: View {
    private let store: ScopedStore<FleetFeature>

    /// Makes the page.
    public init(store: ScopedStore<FleetFeature>) { self.store = store }

    /// The page.
    public var body: some View {
        PageColumn(.reading) {
            PageHeader(Strings.jobs)
            if let message = store.state.message { NoticeBanner(message, tone: .warning) }
            ViewStateView(store.state.jobs, retry: { store.send(.driverAppeared) }) { _ in
                if store.state.offers.isEmpty {
                    empty
                } else {
                    ForEach(store.state.offers, id: \.id) { job in
                        OfferCardView(job: job, answering: store.state.answering) { accepted in
                            store.send(accepted ? .acceptTapped(job.id) : .declineTapped(job.id))
                        }
                    }
                }
            }
        }
        .navigationTitle(Strings.jobs)
        .onAppear { store.send(.driverAppeared) }
    }

    @ViewBuilder
    private var empty: some View {
        if store.state.currentJob != nil {
            EmptyStateView(symbol: AppSymbols.truckName, title: Strings.busyTitle, message: Strings.busy)
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
            JobsView(store: ScopedStore(state: FleetState(jobs: .loading)))
            JobsView(store: ScopedStore(state: FleetState(status: .loaded(DriverStatus(online: false)), jobs: .loaded([]))))
            JobsView(store: ScopedStore(state: FleetState(status: .loaded(.sample), jobs: .loaded([.sample]))))
            JobsView(store: ScopedStore(state: FleetState(jobs: .failed("No connection. Please try again."))))
        }
    }
}
