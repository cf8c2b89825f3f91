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
            shift.send(.appeared)
        }
    }

    @ViewBuilder
    private var count: some View {
        if !shift.state.offers.isEmpty { Pill(Strings.openOffers(shift.state.offers.count), tone: .info) }
    }

    @ViewBuilder
    private var message: some View {
        if let message = store.state.message { NoticeBanner(message, tone: .warning) }
    }

    @ViewBuilder
    private func content(_ driver: DriverShift) -> some View {
        if driver.offers.isEmpty {
            empty(driver)
        } else {
            AdaptiveGrid(minimum: 320) {
                ForEach(driver.offers, id: \.id) { job in
                    OfferCard(job: job, secondsLeft: shift.state.secondsLeft(of: job), respondingTo: store.state.respondingTo) { accepted in
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
        } else if driver.status.online {
            EmptyStateView(symbol: AppSymbols.bellName, title: Strings.noOffersTitle, message: Strings.noOffers)
        } else {
            EmptyStateView(symbol: AppSymbols.powerName, title: Strings.offlineTitle, message: Strings.goOnline)
        }
    }
}

/// An offer with pay, distance, bags, and the time left to accept it.
struct OfferCard: View {
    let job: Job
    /// Nil where it isn't known.
    let secondsLeft: Int?
    /// The job whose offer is being accepted or declined; no other can be meanwhile.
    let respondingTo: Int?
    /// Called with true to accept, with false to decline.
    let respond: (Bool) -> Void

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard("\(Strings.kind(job.kind)) · \(job.area)") {
            countdown
        } content: {
            pay
            ChipRow {
                Pill(Strings.distance(job.distanceMeters))
                Pill(Strings.minutes(job.durationSeconds))
                Pill(Strings.bagCount(job.bags))
            }
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
    private var countdown: some View {
        if let secondsLeft {
            Pill(secondsLeft == 0 ? Strings.offerOver : Strings.secondsLeft(secondsLeft), tone: secondsLeft > 10 ? .info : .warning)
                .monospacedDigit()
        }
    }

    private var pay: some View {
        HStack(spacing: theme.spacing.md) {
            Text(MoneyFormat.format(cents: job.payCents, currency: job.currency)).font(theme.fonts.number).foregroundStyle(theme.colors.text)
            if job.boostCents > 0 { Pill(Strings.boost(MoneyFormat.format(cents: job.boostCents, currency: job.currency)), tone: .success) }
        }
    }

    @ViewBuilder
    private var until: some View {
        if let expiresAt = job.expiresAt {
            Text(Strings.openUntil(DateFormat.time(expiresAt))).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
        }
    }
}
