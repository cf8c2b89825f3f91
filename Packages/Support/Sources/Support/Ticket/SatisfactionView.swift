import Core
import CoreUI
import SupportAPI
import Theme
import UI

/// The question how satisfied the requester of a closed ticket is, or their answer.
struct SatisfactionView: View {
    let ticket: Ticket
    let state: RatingFeature.State
    let send: (RatingFeature.Action) -> Void

    var body: some View {
        if let rating = ticket.rating {
            NoticeBanner(Strings.ratingThanks(Strings.rating(rating)), tone: .success).accessibilityIdentifier("support.rated")
        } else {
            SectionCard(Strings.ratingQuestion) {
                ChipRow {
                    ForEach(1..<6) { rating in
                        Chip(Strings.rating(rating), isSelected: state.rating == rating) { [send] in send(.ratingChosen(rating)) }
                            .accessibilityIdentifier("support.rating.\(rating)")
                    }
                }
                if state.rating != nil {
                    TextFormField(
                        Strings.ratingComment, text: Binding(get: { state.comment }, set: { [send] in send(.commentChanged($0)) }), message: state.message,
                        identifier: "support.rating.comment")
                    PrimaryButton(Strings.ratingSend, isBusy: state.isSending) { send(.sendTapped) }
                        .accessibilityIdentifier("support.rating.send")
                }
            }
        }
        Text(Strings.closedHint)
    }
}
