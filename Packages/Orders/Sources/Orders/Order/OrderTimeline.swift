import CoreUI
import Foundation
import OrdersAPI
import Theme
import UI

/// The transitions of an order, newest last, and what is yet to come.
struct OrderTimeline: View {
    let order: Order
    let timeline: [OrderTransition]

    var body: some View {
        SectionCard(Strings.timeline) {
            Theme.Timeline(entries)
            ProofPhotosView(order: order, timeline: timeline)
        }
        .accessibilityIdentifier("orders.timeline")
    }

    private var entries: [TimelineEntry] {
        steps + Milestone.upcoming(after: order.stage).map { TimelineEntry(title: Strings.name($0), state: .upcoming) }
    }

    /// The transitions, and the shopping among them by its time.
    private var steps: [TimelineEntry] {
        let shopping = order.shoppingTimes.map { (time: $0.time, entry: entry(shopping: $0.items, at: $0.time)) }
        return (timeline.map { (time: $0.serverTime, entry: entry($0)) } + shopping).enumerated()
            .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element.entry)
    }

    private func entry(shopping items: [RetailLine], at time: Date) -> TimelineEntry {
        let found = items.count { $0.status != .missing }
        return TimelineEntry(title: Strings.shopped, detail: Strings.itemsFound(found, all: items.count), time: DateFormat.dateTime(time), state: .done)
    }

    private func entry(_ step: OrderTransition) -> TimelineEntry {
        let detail = [
            Strings.name(step.role), step.reason.map(Strings.name(reason:)), step.kilograms.map(Strings.weight), step.note,
            step.proof.flatMap(Strings.name(proof:)),
        ].compactMap { $0 }.joined(separator: " · ")
        let isCurrent = step.sequence == timeline.last?.sequence && !order.stage.isFinal
        return TimelineEntry(
            title: Strings.name(step.to), detail: detail, time: DateFormat.dateTime(step.occurredAt), state: isCurrent ? .current : .done)
    }
}

/// The next thing that a customer waits for.
enum Milestone: CaseIterable {
    /// The bags are with us.
    case pickedUp
    /// The laundry is clean.
    case washed
    /// A driver brings it.
    case onTheWay
    /// The customer has it.
    case delivered

    /// Returns the milestones to come for an order in a stage; none for an order that is over.
    static func upcoming(after stage: Stage) -> [Milestone] {
        switch stage {
        case .draft, .placed, .accepted, .pickupAssigned, .enRoutePickup, .arrivedPickup, .pickupFailed: allCases
        case .pickedUp, .atFacility, .weighed, .processing: [.washed, .onTheWay, .delivered]
        case .ready, .deliveryAssigned, .deliveryFailed, .returning: [.onTheWay, .delivered]
        case .outForDelivery, .arrivedDropoff: [.delivered]
        case .delivered, .completed, .canceled, .rejected: []
        }
    }
}
