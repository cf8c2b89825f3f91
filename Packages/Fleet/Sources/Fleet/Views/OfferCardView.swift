import FleetAPI
import Theme
import UI

/// An offer: what it pays, how far it is, how many bags, and for how long it is still open.
struct OfferCardView: View {
    private let job: Job
    private let secondsLeft: Int?
    private let answering: Int?
    private let answer: (Bool) -> Void

    @Environment(\.theme) private var theme

    /// Makes the card.
    ///
    /// - Parameters:
    ///   - secondsLeft: how long the offer is still open; nil where it isn't known.
    ///   - answering: the job whose offer is being answered; no other can be meanwhile.
    ///   - answer: called with true to accept, with false to decline.
    init(job: Job, secondsLeft: Int?, answering: Int?, answer: @escaping (Bool) -> Void) {
        self.job = job
        self.secondsLeft = secondsLeft
        self.answering = answering
        self.answer = answer
    }

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
            PrimaryButton(Strings.accept, symbol: AppSymbols.checkName, isBusy: answering == job.id, isDisabled: isClosed) { answer(true) }
                .accessibilityIdentifier("fleet.offer.\(job.id).accept")
            QuietButton(Strings.decline, isDisabled: isClosed) { answer(false) }
                .accessibilityIdentifier("fleet.offer.\(job.id).decline")
        }
        .accessibilityIdentifier("fleet.offer.\(job.id)")
    }

    private var isClosed: Bool { answering != nil || secondsLeft == 0 }

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

struct OfferCardView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OfferCardView(job: .sample, secondsLeft: 32, answering: nil) { _ in }.previewDisplayName("Open")
            OfferCardView(job: .sample, secondsLeft: 6, answering: nil) { _ in }.previewDisplayName("Ends soon")
            OfferCardView(job: .sample, secondsLeft: 0, answering: nil) { _ in }.previewDisplayName("Over")
            OfferCardView(job: .sample, secondsLeft: 32, answering: 3) { _ in }.previewDisplayName("Answering")
        }
    }
}
