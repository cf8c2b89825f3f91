import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// Gives the job under way back, after a question, while that is the driver's to decide: the whole job, or one order of a trip. Otherwise it says who
/// decides, and why.
struct ReleaseButton: View {
    let job: Job
    let store: ScopedStore<DriverHomeFeature>

    @Environment(\.theme) private var theme

    private var orders: [Int] { job.openOrders }
    private var isTrip: Bool { orders.count > 1 }
    /// True where an order of the trip can be given back by itself.
    private var hasSingleOrders: Bool { isTrip && orders.contains(where: job.canBeGivenBack) }

    var body: some View {
        if job.canBeGivenBack || hasSingleOrders {
            VStack(alignment: .leading, spacing: theme.spacing.sm) {
                VStack(alignment: .leading, spacing: theme.spacing.sm) {
                    if job.canBeGivenBack { wholeJob } else { late }
                    if hasSingleOrders { singleOrders }
                }
                .styleName("fleet-release")
                // Nobody may count on it before the server has said so.
                Text(Strings.releaseNeedsNetwork)
                    .font(theme.fonts.caption)
                    .foregroundStyle(theme.colors.secondaryText)
                    .styleName("fleet-release-lost")
                    .accessibilityIdentifier("fleet.release.lost")
            }
        } else {
            late
        }
    }

    private var wholeJob: some View {
        let release = JobRelease(id: job.id)
        let title = isTrip ? Strings.releaseTrip : Strings.releaseJob
        return QuietButton(title, symbol: AppSymbols.crossName, isBusy: store.state.inRelease == release) { store.send(.releaseTapped(release)) }
            .accessibilityIdentifier("fleet.release")
            .confirmsRelease(
                release, isTrip ? Strings.releaseTripQuestion : Strings.releaseQuestion, title,
                keep: isTrip ? Strings.releaseTripKeep : Strings.releaseKeep,
                hint: isTrip ? Strings.releaseTripHint(orders.count) : Strings.releaseHint, store)
    }

    private var singleOrders: some View {
        DisclosureGroup(Strings.releaseOneOrder) {
            ForEach(orders.filter { !job.hasBags(of: $0) }, id: \.self) { row($0) }
        }
        .accessibilityIdentifier("fleet.release.orders")
    }

    /// Says why the whole job can't be given back.
    private var late: some View {
        let hasBags = orders.contains(where: job.hasBags)
        let single = hasBags ? Strings.releaseBagsAboard : Strings.releaseByDispatch
        let trip = hasBags ? Strings.releaseTripBagsAboard : Strings.releaseTripByDispatch
        return Text(isTrip ? trip : single)
            .font(theme.fonts.caption)
            .foregroundStyle(theme.colors.secondaryText)
            .accessibilityIdentifier("fleet.release.late")
    }

    private func row(_ order: Int) -> some View {
        let release = JobRelease(id: job.id, orderID: order)
        let canBeGivenBack = job.canBeGivenBack(order)
        let address = job.stops.first { $0.orderID == order && $0.place == .customer }?.address
        return ListRow(Strings.order(order), subtitle: canBeGivenBack ? address : Strings.releaseOrderLate, symbol: AppSymbols.bagName, tone: .neutral) {
            if canBeGivenBack {
                SecondaryButton(Strings.releaseShort, isBusy: store.state.inRelease == release) { store.send(.releaseTapped(release)) }
                    .accessibilityLabel(Strings.releaseOrder(order))
                    .accessibilityIdentifier("fleet.release.\(order)")
                    .confirmsRelease(
                        release, Strings.releaseOrderQuestion(order), Strings.releaseOrder(order), keep: Strings.releaseOrderKeep,
                        hint: Strings.releaseHint, store)
            }
        }
        .accessibilityIdentifier("fleet.release.order.\(order)")
    }
}

extension View {
    /// Asks whether to give a job or an order back.
    fileprivate func confirmsRelease(
        _ release: JobRelease, _ question: String, _ title: String, keep: String, hint: String, _ store: ScopedStore<DriverHomeFeature>
    ) -> some View {
        confirmationDialog(
            question, isPresented: Binding(get: { store.state.releasing == release }, set: { if !$0 { store.send(.releaseDismissed) } })
        ) {
            DestructiveButton(title) { store.send(.releaseConfirmed) }.accessibilityIdentifier("fleet.release.confirm")
            Button(keep, role: .cancel) { store.send(.releaseDismissed) }.accessibilityIdentifier("fleet.release.dismiss")
        } message: {
            Text(hint)
        }
    }
}

extension Job {
    /// The ids of the orders with a stop that isn't finished, in the order of the stops.
    var openOrders: [Int] {
        stops.reduce(into: []) { orders, stop in
            if !stop.status.isFinal, !orders.contains(stop.orderID) { orders.append(stop.orderID) }
        }
    }

    /// Returns true where the driver has the bags of an order, which nobody else can be given then: its first stop is over, or the job began with them.
    func hasBags(of order: Int) -> Bool { stops.first { $0.orderID == order }.map { $0.status.isFinal || $0.kind == .dropoff } ?? false }

    /// Returns true where the driver hasn't reached a stop of an order yet. The server knows more, such as when the customer's window ends.
    func canBeGivenBack(_ order: Int) -> Bool {
        !hasBags(of: order) && stops.filter { $0.orderID == order }.allSatisfy { $0.status == .pending || $0.status == .enRoute }
    }

    /// True where that holds for all orders that aren't finished.
    var canBeGivenBack: Bool { !openOrders.isEmpty && openOrders.allSatisfy(canBeGivenBack) }
}
