import OrdersAPI
import Theme
import UI

/// The transitions of an order, newest last, with times and reasons.
struct OrderTimeline: View {
    let timeline: [Transition]

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.timeline) {
            VStack(alignment: .leading, spacing: theme.spacing.sm) {
                Theme.Timeline(entries)
            }
            .accessibilityIdentifier("orders.timeline")
        }
    }

    private var entries: [TimelineEntry] {
        timeline.map { step in
            let detail = [Strings.name(step.role), step.reason.map(Strings.name(reason:)), step.note].compactMap { $0 }.joined(separator: " · ")
            return TimelineEntry(
                title: Strings.name(step.to), detail: detail, time: DateFormat.dateTime(step.occurredAt),
                state: step.sequence == timeline.last?.sequence ? .current : .done)
        }
    }
}

struct OrderTimeline_Previews: PreviewProvider {
    static var previews: some View {
        OrderTimeline(timeline: [])
    }
}
