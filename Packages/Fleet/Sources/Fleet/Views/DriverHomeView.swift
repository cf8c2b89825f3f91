import Core
public import CoreUI
import FleetAPI
import Theme
public import UI

/// A driver's tab `home`: online or not, the map with the current job, what today brought.
public struct DriverHomeView: View {
    private let store: ScopedStore<FleetFeature>

    /// Makes the page.
    public init(store: ScopedStore<FleetFeature>) { self.store = store }

    /// The page.
    public var body: some View {
        PageColumn {
            PageHeader(Strings.driverHome)
            message
            if store.state.sharesPosition { PositionField { store.send(.positionsNoted($0)) } }
            ViewStateView(store.state.status, loading: .page, retry: { store.send(.driverAppeared) }) { status in
                SplitColumns {
                    OnlineCard(status: status, store: store)
                    JobMap(job: store.state.currentJob, areas: store.state.areas)
                    work(status)
                } side: {
                    EarningsCards(status: status)
                    offers
                }
            }
        }
        .navigationTitle(Strings.driverHome)
        .onAppear { store.send(.driverAppeared) }
    }

    @ViewBuilder
    private var message: some View {
        if let message = store.state.message { NoticeBanner(message, tone: .danger) }
    }

    @ViewBuilder
    private func work(_ status: DriverStatus) -> some View {
        if let job = store.state.currentJob {
            CurrentJobView(job: job, store: store)
        } else if status.online {
            EmptyStateView(symbol: AppSymbols.tabJobsName, title: Strings.noJobTitle, message: Strings.noJobOnline)
        } else {
            EmptyStateView(symbol: AppSymbols.powerName, title: Strings.offlineTitle, message: Strings.goOnline)
        }
    }

    @ViewBuilder
    private var offers: some View {
        if !store.state.offers.isEmpty {
            SectionCard(Strings.offers) {
                Pill(String(store.state.offers.count), tone: .info)
            } content: {
                ForEach(store.state.offers, id: \.id) { OfferRow(job: $0) { store.send(.offersTapped) } }
            }
        }
    }
}

struct DriverHomeView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            DriverHomeView(store: .preview(FleetState(status: .loading))).previewDisplayName("Loading")
            DriverHomeView(store: .preview(FleetState(status: .loaded(DriverStatus(online: false)), jobs: .loaded([])))).previewDisplayName("Offline")
            DriverHomeView(store: .preview(FleetState(status: .loaded(.sample), jobs: .loaded([.sample])))).previewDisplayName("Offers")
            DriverHomeView(store: .preview(FleetState(status: .loaded(.sample), jobs: .loaded([.active()])))).previewDisplayName("Job")
            DriverHomeView(store: .preview(FleetState(status: .failed("No connection. Please try again.")))).previewDisplayName("Failed")
        }
    }
}
