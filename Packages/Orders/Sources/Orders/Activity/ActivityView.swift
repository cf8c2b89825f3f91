import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The customer's orders by where they stand.
struct ActivityView: View {
    let store: ScopedStore<ActivityFeature>
    let orders: ViewState<[Order]>

    var body: some View {
        PageColumn {
            PageHeader(Strings.activity)
            SegmentedSwitcher(
                Strings.activity, options: ActivitySegment.allCases.map { (id: $0, title: Strings.name($0)) }, selection: store.state.segment,
                identifier: "orders.status"
            ) { store.send(.segmentChosen($0)) }
            if let message = store.state.reorder.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("orders.message") }
            ViewStateView(orders, retry: { store.send(.appeared) }) { orders in
                content(orders.filter(store.state.segment.contains))
            }
        }
        .navigationTitle(Strings.activity)
        .onAppear { store.send(.appeared) }
        .onDisappear { store.send(.disappeared) }
    }

    @ViewBuilder
    private func content(_ orders: [Order]) -> some View {
        if orders.isEmpty {
            EmptyActivityView(segment: store.state.segment) { store.send(.newOrderTapped) }
        } else {
            OrderList(orders: orders, isBusy: store.state.reorder.key != nil, reorder: { store.send(.reorder(.tapped($0))) }) { store.send(.orderTapped($0)) }
        }
    }
}

/// A part of the activity without orders, with the way to one.
struct EmptyActivityView: View {
    let segment: ActivitySegment
    let newOrder: () -> Void

    var body: some View {
        EmptyStateView(symbol: symbol, title: title, message: message, actionTitle: Strings.startOrder, identifier: "orders.new", action: newOrder)
    }

    private var symbol: String {
        switch segment {
        case .inProgress: AppSymbols.truckName
        case .scheduled: AppSymbols.calendarName
        case .completed: AppSymbols.receiptName
        }
    }

    private var title: String {
        switch segment {
        case .inProgress: Strings.emptyInProgressTitle
        case .scheduled: Strings.emptyScheduledTitle
        case .completed: Strings.emptyCompletedTitle
        }
    }

    private var message: String {
        switch segment {
        case .inProgress: Strings.emptyInProgress
        case .scheduled: Strings.emptyScheduled
        case .completed: Strings.emptyCompleted
        }
    }
}
