import Core
import CoreUI
import FleetAPI
import Theme
import UI

/// The part of every driver's screen: an offer in front of the page, and the reports of where the device is.
struct OfferOverlayView: View {
    let store: ScopedStore<JobsFeature>
    let shift: ScopedStore<ShiftFeature>

    private var shown: [Job] { shift.state.offers.filter { !store.state.hidden.contains($0.round) } }

    var body: some View {
        let (offers, first) = (shown, shown.first)
        Group {
            if shift.state.shift.value?.sharesPosition == true { PositionField { shift.send(.positionsRecorded($0)) } }
            // Closing the sheet is no response: the offer stays open under Jobs.
            EmptyView().sheet(isPresented: Binding(get: { first != nil }, set: { [sender = store.sender] _ in sender(.offersClosed(offers.map(\.round))) })) {
                if let first {
                    OfferSheet(
                        job: first, count: offers.count, secondsLeft: shift.state.secondsLeft(of: first), wholeSeconds: shift.state.wholeSeconds(of: first),
                        store: store
                    )
                    // Not by its round: a press on Accept belongs to the job, whose round may be another by the time that the press arrives.
                    .id(first.id)
                }
            }
        }
        .onAppear { shift.send(.appeared) }
    }
}

/// An offer with all that a driver decides by, and one big button to accept it.
struct OfferSheet: View {
    let job: Job
    /// The number of open offers.
    let count: Int
    /// Nil where it isn't known.
    let secondsLeft: Int?
    /// Nil where it isn't known.
    var wholeSeconds: Int?
    let store: ScopedStore<JobsFeature>

    @Environment(\.theme) private var theme

    private var isClosed: Bool { store.state.respondingTo != nil || secondsLeft == 0 }

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.md) {
            VStack(alignment: .leading, spacing: theme.spacing.xs) {
                if count > 1 { Pill(Strings.offerNumber(count)) }
                Text("\(Strings.kind(job.kind)) · \(job.area)").font(theme.fonts.title).foregroundStyle(theme.colors.text)
                    .accessibilityAddTraits(.isHeader)
            }
            // Beside it is the button that closes the sheet.
            .padding(.trailing, theme.spacing.xxl)
            OfferFacts(job: job)
            if let secondsLeft { OfferCountdownView(job: job, secondsLeft: secondsLeft, wholeSeconds: wholeSeconds ?? secondsLeft) }
            JobMap(job: job, areas: []).styleName("fleet-route")
            PrimaryButton(Strings.accept, symbol: AppSymbols.checkName, isBusy: store.state.respondingTo == job.id, isDisabled: isClosed) {
                store.send(.acceptTapped(job.id))
            }
            .accessibilityIdentifier("fleet.offer.accept")
            QuietButton(Strings.declineFree, isDisabled: isClosed) { store.send(.declineTapped(job.id)) }
                .accessibilityIdentifier("fleet.offer.decline")
        }
        .hook("fleet-offer", options: ["offer": job.round.name]) { _ in }
        .styleName("fleet-offer")
        .accessibilityIdentifier("fleet.offer")
        .navigationTitle(Strings.newOffer)
    }
}

/// The pay of an offer, its boost, distance, duration and bags.
struct OfferFacts: View {
    let job: Job

    @Environment(\.theme) private var theme

    var body: some View {
        HStack(spacing: theme.spacing.md) {
            Text(MoneyFormat.format(cents: job.payCents, currency: job.currency)).font(theme.fonts.number).foregroundStyle(theme.colors.text)
            if job.boostCents > 0 { Pill(Strings.boost(MoneyFormat.format(cents: job.boostCents, currency: job.currency)), tone: .success) }
        }
        ChipRow {
            Pill(Strings.distance(job.distanceMeters))
            Pill(Strings.minutes(job.durationSeconds))
            Pill(Strings.bagCount(job.bags))
        }
    }
}

/// The time that is left to accept an offer: the browser counts it down, with a bar that ends with it, so that the page isn't drawn each second.
struct OfferCountdownView: View {
    let job: Job
    let secondsLeft: Int
    /// The time that a full bar stands for.
    let wholeSeconds: Int

    @Environment(\.theme) private var theme

    var body: some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            Text(secondsLeft == 0 ? Strings.offerOver : Strings.secondsLeft(secondsLeft))
                .font(theme.fonts.subheadline)
                .foregroundStyle(theme.colors.secondaryText)
                .monospacedDigit()
                .styleName("fleet-countdown")
                .accessibilityIdentifier("fleet.offer.\(job.id).time")
            ScriptArea().styleName("fleet-bar")
        }
        .styleName("fleet-time")
        .hook(
            "fleet-countdown",
            options: [
                "seconds": String(secondsLeft), "whole": String(wholeSeconds), "left": Strings.secondsLeft(0), "over": Strings.offerOver,
            ]
        ) { _ in }
    }
}
