import Core
public import CoreUI
import FleetAPI
import Theme
public import UI

/// A driver's tab `home`: online or not, the current job, what today brought.
public struct DriverHomeView: View {
    private let store: ScopedStore<FleetFeature>

    /// Makes the page.
    public init(store: ScopedStore<FleetFeature>) { self.store = store }

    /// The page.
    public var body: some View {
        PageColumn(.reading) {
            PageHeader(Strings.driverHome)
            if let message = store.state.message { NoticeBanner(message, tone: .danger) }
            ViewStateView(store.state.status, retry: { store.send(.driverAppeared) }) { status in
                OnlineCard(status: status, store: store)
                work(status)
                EarningsCards(status: status)
            }
        }
        .navigationTitle(Strings.driverHome)
        .onAppear { store.send(.driverAppeared) }
    }

    @ViewBuilder
    private func work(_ status: DriverStatus) -> some View {
        if let job = store.state.currentJob {
            CurrentJobView(job: job, store: store)
        } else if status.online {
            EmptyStateView(
                symbol: AppSymbols.tabJobsName, title: Strings.noJobTitle, message: Strings.noJobOnline)
        } else {
            EmptyStateView(symbol: AppSymbols.powerName, title: Strings.offlineTitle, message: Strings.goOnline)
        }
    }
}

struct DriverHomeView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            DriverHomeView(store: ScopedStore(state: FleetState(status: .loading)))
            DriverHomeView(store: ScopedStore(state: FleetState(status: .loaded(DriverStatus(online: false)), jobs: .loaded([]))))
            DriverHomeView(store: ScopedStore(state: FleetState(status: .loaded(.sample), jobs: .loaded([.active()]))))
            DriverHomeView(store: ScopedStore(state: FleetState(status: .failed("No connection. Please try again."))))
        }
    }
}
