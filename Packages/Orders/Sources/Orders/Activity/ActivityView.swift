import Core
import CoreUI
import OrdersAPI
import Theme
import UI

/// The customer's orders by where they stand, or those that were looked for.
struct ActivityView: View {
    let store: ScopedStore<ActivityFeature>

    var body: some View {
        PageColumn {
            PageHeader(Strings.activity)
            SearchField(Strings.searchOrders, text: store.binding(\.search) { .searchChanged($0) }, identifier: "orders.search")
            if !store.state.isSearching { filters }
            ReorderNoticeView(store: store.scope(\.reorder, ActivityAction.reorder))
            ViewStateView(store.state.orders, retry: { store.send(.appeared) }) { content($0) }
        }
        .navigationTitle(Strings.activity)
        .onAppear { store.send(.appeared) }
        .onDisappear { store.send(.disappeared) }
    }

    private var filters: some View {
        ChipRow {
            ForEach(ActivitySegment.allCases, id: \.self) { segment in
                Chip(Strings.name(segment), isSelected: store.state.segment == segment) { store.send(.segmentChosen(segment)) }
                    .accessibilityIdentifier("orders.status.\(segment.rawValue)")
            }
        }
    }

    @ViewBuilder
    private func content(_ orders: [Order]) -> some View {
        if !orders.isEmpty {
            OrderList(orders: orders, isBusy: store.state.reorder.isPlacing, reorder: { store.send(.reorder(.tapped($0))) }) { store.send(.orderTapped($0)) }
            if store.state.hasMore {
                NearTrigger {
                    QuietButton(Strings.moreOrders, isBusy: store.state.isLoadingMore) { store.send(.moreTapped) }.accessibilityIdentifier("orders.more")
                }
            }
        } else if store.state.isSearching {
            EmptyStateView(symbol: AppSymbols.searchName, title: Strings.nothingFound, message: Strings.nothingFoundHint)
                .accessibilityIdentifier("orders.nothingFound")
        } else {
            EmptyActivityView(segment: store.state.segment) { store.send(.newOrderTapped) }
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
        case .canceled: AppSymbols.crossName
        }
    }

    private var title: String {
        switch segment {
        case .inProgress: Strings.emptyInProgressTitle
        case .scheduled: Strings.emptyScheduledTitle
        case .completed: Strings.emptyCompletedTitle
        case .canceled: Strings.emptyCanceledTitle
        }
    }

    private var message: String {
        switch segment {
        case .inProgress: Strings.emptyInProgress
        case .scheduled: Strings.emptyScheduled
        case .completed: Strings.emptyCompleted
        case .canceled: Strings.emptyCanceled
        }
    }
}
