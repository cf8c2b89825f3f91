import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The driver's tab `jobs`: the open offers.
struct JobsView: View {
    let store: ScopedStore<JobsFeature>
    let shift: ScopedStore<ShiftFeature>

    var body: some View {
        PageColumn {
            PageHeader(Strings.jobs, subtitle: Strings.offersHint) { count }
            message
            ViewStateView(shift.state.shift, loading: .cards(2), retry: { shift.send(.appeared) }) { content($0) }
        }
        .navigationTitle(Strings.jobs)
        .onAppear {
            store.send(.appeared)
            shift.send(.shown)
        }
    }

    @ViewBuilder
    private var count: some View {
        if !shift.state.offers.isEmpty { Pill(Strings.openOffers(shift.state.offers.count), tone: .info) }
    }

    @ViewBuilder
    private var message: some View {
        if let message = store.state.message ?? shift.state.message { NoticeBanner(message, tone: .warning) }
    }

    @ViewBuilder
    private func content(_ driver: DriverShift) -> some View {
        if driver.offers.isEmpty {
            empty(driver)
        } else {
            AdaptiveGrid(minimum: 320) {
                ForEach(driver.offers, id: \.id) { job in
                    OfferCard(
                        job: job, secondsLeft: shift.state.secondsLeft(of: job), wholeSeconds: shift.state.wholeSeconds(of: job),
                        respondingTo: store.state.respondingTo
                    ) { accepted in
                        store.send(accepted ? .acceptTapped(job.id) : .declineTapped(job.id))
                    }
                }
            }
        }
    }

    @ViewBuilder
    private func empty(_ driver: DriverShift) -> some View {
        if driver.currentJob != nil {
            EmptyStateView(
                symbol: AppSymbols.truckName, title: Strings.busyTitle, message: Strings.busy, actionTitle: Strings.seeCurrentJob,
                identifier: "fleet.currentJob"
            ) { store.send(.currentJobTapped) }
        } else if driver.status.onBreak {
            away(AppSymbols.clockName, Strings.breakTitle, Strings.endBreakToGetOffers, driver.status)
        } else if driver.status.online {
            EmptyStateView(symbol: AppSymbols.bellName, title: Strings.noOffersTitle, message: Strings.noOffers)
        } else {
            if driver.wasPutOffline { NoticeBanner(Strings.putOffline, tone: .warning).accessibilityIdentifier("fleet.putOffline") }
            away(AppSymbols.powerName, Strings.offlineTitle, Strings.goOnline, driver.status)
        }
    }

    private func away(_ symbol: String, _ title: String, _ message: String, _ status: DriverStatus) -> some View {
        VStack(spacing: 0) {
            EmptyStateView(symbol: symbol, title: title, message: message)
            VStack { ReturnButton(status: status, store: shift) }.styleName("fleet-return")
        }
    }
}

/// An offer with pay, distance, bags, and the time left to accept it.
struct OfferCard: View {
    let job: Job
    /// Nil where it isn't known.
    let secondsLeft: Int?
    /// Nil where it isn't known.
    var wholeSeconds: Int?
    /// The job whose offer is being accepted or declined; no other can be meanwhile.
    let respondingTo: Int?
    /// Called with true to accept, with false to decline.
    let respond: (Bool) -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard("\(Strings.kind(job.kind)) · \(job.area)") {
            if secondsLeft == 0 { Pill(Strings.offerOver, tone: .warning) }
        } content: {
            OfferFacts(job: job)
            if let secondsLeft, secondsLeft > 0 { OfferCountdownView(job: job, secondsLeft: secondsLeft, wholeSeconds: wholeSeconds ?? secondsLeft) }
            JobMap(job: job, areas: []).styleName("fleet-route")
            until
            PrimaryButton(Strings.accept, symbol: AppSymbols.checkName, isBusy: respondingTo == job.id, isDisabled: isClosed) { respond(true) }
                .accessibilityIdentifier("fleet.offer.\(job.id).accept")
            QuietButton(Strings.decline, isDisabled: isClosed) { respond(false) }
                .accessibilityIdentifier("fleet.offer.\(job.id).decline")
        }
        .accessibilityIdentifier("fleet.offer.\(job.id)")
    }

    private var isClosed: Bool { respondingTo != nil || secondsLeft == 0 }

    @ViewBuilder
    private var until: some View {
        if let expiresAt = job.expiresAt {
            Text(Strings.openUntil(DateFormat.time(expiresAt))).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
        }
    }
}
