import Core
import OrdersAPI

/// A tip for the driver, and what the customer thinks of the order.
struct FeedbackState: Sendable, Equatable {
    /// Whether the order can still be tipped and rated.
    var isOpen = false
    /// The chosen tip in cents; nil for the order's.
    var tipCents: Int?
    /// The stars of the driver; nil for none.
    var driver: Int?
    /// The stars of the wash; nil for none.
    var wash: Int?
    /// The comment, as typed.
    var comment = ""
    /// Whether a change is on its way to the server.
    var isWorking = false
    /// The reason why the last change was refused.
    var message: String?

    /// The entries that aren't sent yet; nil if there are none.
    var draft: FeedbackDraft? {
        guard tipCents != nil || driver != nil || wash != nil || !comment.isEmpty else { return nil }
        return FeedbackDraft(tipCents: tipCents, driver: driver, wash: wash, comment: comment)
    }

    /// Fills in what had been entered.
    mutating func restore(_ draft: FeedbackDraft) {
        (tipCents, driver, wash, comment) = (draft.tipCents, draft.driver, draft.wash, draft.comment)
    }
}

/// The entries of a tip and a rating. They survive a restart of the server.
struct FeedbackDraft: Codable, Sendable, Equatable {
    let tipCents: Int?
    let driver: Int?
    let wash: Int?
    let comment: String
}

/// The actions of tip and rating.
enum FeedbackAction: Sendable, Equatable {
    /// A tip was chosen, in cents.
    case tipChosen(Int)
    /// The chosen tip was confirmed for an order.
    case tipConfirmed(Int)
    /// The driver was given stars.
    case driverRated(Int)
    /// The wash was given stars.
    case washRated(Int)
    /// A comment was typed.
    case commentChanged(String)
    /// The rating of an order was sent.
    case ratingConfirmed(Int)
    /// The order was changed, or wasn't.
    case finished(Int, Result<Order, APIError>)
}

/// Tips the driver of an order, and rates it.
struct FeedbackFeature: Screen {
    let orders: any OrderService

    func reduce(_ state: inout FeedbackState, _ action: FeedbackAction) -> Effect<FeedbackAction> {
        switch action {
        case .tipChosen(let cents): state.tipCents = cents
        case .tipConfirmed(let order):
            guard let cents = state.tipCents else { return .none }
            return change(&state, order) { (orders) async throws(APIError) in try await orders.tip(order, cents: cents) }
        case .driverRated(let stars): state.driver = stars
        case .washRated(let stars): state.wash = stars
        case .commentChanged(let text): state.comment = text
        case .ratingConfirmed(let order):
            guard state.driver != nil || state.wash != nil else {
                state.message = Strings.starsNeeded
                return .none
            }
            let comment = state.comment.trimmed
            let rating = Rating(driver: state.driver, wash: state.wash, comment: comment.isEmpty ? nil : comment)
            return change(&state, order) { (orders) async throws(APIError) in try await orders.rate(order, rating) }
        case .finished(_, let result):
            state.isWorking = false
            switch result {
            case .success: state = FeedbackState(isOpen: state.isOpen)
            case .failure(let error): state.message = error.message
            }
        }
        return .none
    }

    private func change(
        _ state: inout FeedbackState, _ order: Int, _ call: @escaping @Sendable (any OrderService) async throws(APIError) -> Order
    ) -> Effect<FeedbackAction> {
        guard !state.isWorking else { return .none }
        (state.isWorking, state.message) = (true, nil)
        return .load(id: "change") { [orders] () async throws(APIError) in
            try await call(orders)
        } send: {
            .finished(order, $0)
        }
    }
}
