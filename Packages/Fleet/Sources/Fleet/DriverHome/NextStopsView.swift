import ChatAPI
import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The stops that are left of a job, of which the first that isn't done is shown: without a network the style sheet shows the next one.
struct NextStopsView: View {
    let job: Job
    let store: ScopedStore<StopsFeature>
    /// The distance in meters to the stop where it is farther than it should be at arrival; nil where it isn't.
    var distance: Double?
    let seeOrders: () -> Void

    @Environment(\.theme) private var theme
    @Environment(\.canOpen) private var canOpen

    var body: some View {
        let legs = job.legs
        if let first = legs.first { OfflinePage(.stop, title: Strings.stop(first.stop)) }
        VStack(alignment: .leading, spacing: 0) {
            ForEach(legs, id: \.number) { leg in
                VStack(alignment: .leading, spacing: theme.spacing.md) {
                    StopHeader(leg: leg, count: job.stopNumbers.values.max() ?? 1)
                    if leg == legs.first, let distance {
                        NoticeBanner(Strings.farFromStop(DistanceFormat.format(meters: distance)), tone: .warning)
                            .accessibilityIdentifier("fleet.farFromStop")
                    }
                    StopFormView(leg: leg, isCurrent: leg == legs.first, style: .nextStep, customer: job.customer(of: leg), store: store)
                }
                .styleName(leg.isOfAnotherOrder(than: legs) ? "fleet-leg-other" : "fleet-leg")
                .accessibilityIdentifier("fleet.leg.\(leg.number)")
            }
        }
        .styleName("fleet-legs")
        HStack(spacing: theme.spacing.md) {
            QuietButton(Strings.seeOrders, symbol: AppSymbols.chevronRightName, action: seeOrders).accessibilityIdentifier("fleet.seeOrders")
            if let customer = job.customerID, canOpen(ChatLink.self) {
                QuietButton(Strings.messageCustomer, symbol: AppSymbols.messagesName) { store.send(.messageCustomerTapped(customer)) }
                    .accessibilityIdentifier("fleet.messageCustomer")
            }
        }
    }
}

extension StopLeg {
    /// Returns true where the leg serves another order than the one before it, so that it is still to do where that one fails.
    fileprivate func isOfAnotherOrder(than legs: [StopLeg]) -> Bool {
        guard let index = legs.firstIndex(of: self), index > 0 else { return false }
        return stops.contains { $0.orderID != legs[index - 1].stop.orderID }
    }
}

/// The task at a leg, where it is, and the way there.
struct StopHeader: View {
    let leg: StopLeg
    /// The number of places on the way.
    let count: Int

    @Environment(\.theme) private var theme

    private var stop: Stop { leg.stop }

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            HStack(spacing: theme.spacing.sm) {
                Text(Strings.stopNumber(leg.number, count: count)).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
                Spacer()
                Pill(Strings.status(stop.status), tone: stop.status == .pending ? .neutral : .info)
            }
            Text(Strings.stop(stop)).font(theme.fonts.headline).foregroundStyle(theme.colors.text).accessibilityAddTraits(.isHeader)
            Text(leg.summary).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText).accessibilityIdentifier("fleet.address")
            DirectionsLink(Strings.openInMaps, to: stop.coordinate, name: stop.address, identifier: "fleet.maps")
        }
        .styleName("fleet-heading")
    }
}
