import Core
import SupportAPI

/// The question how satisfied the requester of a closed ticket is.
struct RatingFeature: Sendable {
    struct State: Sendable, Equatable {
        /// The chosen satisfaction; nil before one is chosen.
        var rating: Int?
        var comment = ""
        var isSending = false
        /// The reason why it couldn't be sent.
        var message: String?
    }

    enum Action: Sendable, Equatable {
        case ratingChosen(Int)
        case commentChanged(String)
        case sendTapped
        case rated(Result<Ticket, APIError>)
    }

    let service: any SupportService

    func reduce(_ state: inout State, _ action: Action, ticket: Int) -> Effect<Action> {
        switch action {
        case .ratingChosen(let rating): (state.rating, state.message) = (rating, nil)
        case .commentChanged(let comment): (state.comment, state.message) = (comment, nil)
        case .sendTapped:
            guard let rating = state.rating, !state.isSending else { return .none }
            state.isSending = true
            let comment = state.comment.trimmed
            return .load(id: "rate") { [service] () async throws(APIError) in
                try await service.rate(RateTicket(id: ticket, rating: rating, comment: comment.isEmpty ? nil : comment))
            } send: {
                .rated($0)
            }
        case .rated(.success): state = State()
        case .rated(.failure(let error)): (state.isSending, state.message) = (false, error.fields["comment"] ?? error.message)
        }
        return .none
    }
}
