import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The driver's tab `orders`: the orders of the job stop by stop, with everything that is entered there. The current stop is open, the others are listed.
struct IntakeView: View {
    let store: ScopedStore<StopsFeature>
    let shift: ScopedStore<ShiftFeature>
    let seeJobs: () -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        PageColumn(.reading) {
            PageHeader(Strings.intake, subtitle: Strings.stopHint)
            if let message = store.state.message ?? shift.state.message { NoticeBanner(message, tone: .danger) }
            ViewStateView(shift.state.shift, loading: .cards(2), retry: { shift.send(.appeared) }) { driver in
                if let job = driver.currentJob { stops(of: job) } else { empty }
            }
        }
        .navigationTitle(Strings.intake)
        .onAppear {
            store.send(.appeared)
            shift.send(.shown)
        }
    }

    private var empty: some View {
        EmptyStateView(
            symbol: AppSymbols.bagName, title: Strings.noOrdersTitle, message: Strings.noOrders, actionTitle: Strings.seeOffers,
            identifier: "fleet.seeOffers", action: seeJobs)
    }

    @ViewBuilder
    private func stops(of job: Job) -> some View {
        let (legs, count) = (job.legs, job.stopNumbers.values.max() ?? 1)
        if let first = legs.first { OfflinePage(.stop, title: Strings.stop(first.stop)) }
        VStack(alignment: .leading, spacing: theme.spacing.lg) {
            ForEach(legs, id: \.number) { leg in
                card(leg, isCurrent: leg == legs.first, count: count, customer: job.customer(of: leg))
                    .styleName("fleet-card")
                    .accessibilityIdentifier("fleet.leg.\(leg.number)")
            }
        }
        .styleName("fleet-cards")
    }

    private func card(_ leg: StopLeg, isCurrent: Bool, count: Int, customer: Int?) -> some View {
        Card {
            StopHeader(leg: leg, count: count)
            VStack(alignment: .leading, spacing: theme.spacing.md) {
                StopFormView(leg: leg, isCurrent: isCurrent, customer: customer, store: store)
                if let first = leg.stops.first, leg.isShared {
                    DisclosureGroup(Strings.oneByOne) {
                        StopFormView(leg: StopLeg(number: leg.number, stops: [first]), isCurrent: false, store: store)
                    }
                }
            }
            .styleName("fleet-card-body")
        }
    }
}
