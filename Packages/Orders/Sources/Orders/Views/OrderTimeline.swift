import Core
import OrdersAPI
import Theme
import UI

/// The transitions of an order, newest last, with times and reasons, and what is yet to come.
struct OrderTimeline: View {
    let order: Order
    let timeline: [OrderTransition]

    var body: some View {
        SectionCard(Strings.timeline) {
            Theme.Timeline(entries)
        }
        .accessibilityIdentifier("orders.timeline")
    }

    private var entries: [TimelineEntry] {
        timeline.map(entry) + Milestone.upcoming(after: order.stage).map { TimelineEntry(title: Strings.name($0), state: .upcoming) }
    }

    private func entry(_ step: OrderTransition) -> TimelineEntry {
        let detail = [Strings.name(step.role), step.reason.map(Strings.name(reason:)), step.note].compactMap { $0 }.joined(separator: " · ")
        let isCurrent = step.sequence == timeline.last?.sequence && !order.stage.isFinal
        return TimelineEntry(
            title: Strings.name(step.to), detail: detail, time: DateFormat.dateTime(step.occurredAt), state: isCurrent ? .current : .done)
    }
}

struct OrderTimeline_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OrderTimeline(order: .sample, timeline: []).previewDisplayName("Empty")
            OrderTimeline(order: .sample, timeline: OrderPage.preview.timeline).previewDisplayName("Loaded")
        }
    }
}
