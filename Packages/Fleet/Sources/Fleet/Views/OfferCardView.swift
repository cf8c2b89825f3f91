import FleetAPI
import Theme
import UI

/// An offer: what it pays, how far it is, how many bags, and until when it is open.
struct OfferCardView: View {
    private let job: Job
    private let answering: Int?
    private let answer: (Bool) -> Void

    @Environment(\.theme) private var theme

    /// Makes the card.
    ///
    /// - Parameters:
    ///   - answering: the job whose offer is being answered; no other can be meanwhile.
    ///   - answer: called with true to accept, with false to decline.
    init(job: Job, answering: Int?, answer: @escaping (Bool) -> Void) {
        self.job = job
        self.answering = answering
        self.answer = answer
    }

    var body: some View {
        Card {
            HStack(spacing: theme.spacing.md) {
                VStack(alignment: .leading, spacing: theme.spacing.xs) {
                    Text("\(Strings.kind(job.kind)) · \(job.area)").font(theme.fonts.headline).foregroundStyle(theme.colors.text)
                    Text(facts).font(theme.fonts.callout).foregroundStyle(theme.colors.secondaryText)
                    if let expiresAt = job.expiresAt {
                        Text(Strings.openUntil(DateFormat.time(expiresAt))).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
                    }
                }
                Spacer()
                pay
            }
            HStack(spacing: theme.spacing.md) {
                PrimaryButton(Strings.accept, symbol: AppSymbols.checkName, isBusy: answering == job.id, isDisabled: answering != nil) { answer(true) }
                    .accessibilityIdentifier("fleet.offer.\(job.id).accept")
                QuietButton(Strings.decline, isDisabled: answering != nil) { answer(false) }
                    .accessibilityIdentifier("fleet.offer.\(job.id).decline")
            }
        }
        .accessibilityIdentifier("fleet.offer.\(job.id)")
    }

    private var pay: some View {
        VStack(alignment: .trailing, spacing: theme.spacing.xs) {
            Text(MoneyFormat.format(cents: job.payCents, currency: job.currency)).font(theme.fonts.number).foregroundStyle(theme.colors.text)
            if job.boostCents > 0 { Pill(Strings.boost(MoneyFormat.format(cents: job.boostCents, currency: job.currency)), tone: .success) }
        }
    }

    private var facts: String {
        [Strings.distance(job.distanceMeters), Strings.minutes(job.durationSeconds), Strings.bagCount(job.bags)].joined(separator: " · ")
    }
}

struct OfferCardView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            OfferCardView(job: .sample, answering: nil) { _ in }
            OfferCardView(job: .sample, answering: 3) { _ in }
        }
    }
}
