import OrdersAPI
import Theme
import UI

/// What stands in a part of the activity that has no orders, with the way to one.
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

struct EmptyActivityView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            EmptyActivityView(segment: .inProgress) {}.previewDisplayName("In progress")
            EmptyActivityView(segment: .scheduled) {}.previewDisplayName("Scheduled")
            EmptyActivityView(segment: .completed) {}.previewDisplayName("Completed")
        }
    }
}
