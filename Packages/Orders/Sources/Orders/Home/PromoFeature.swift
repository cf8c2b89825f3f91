import Core

/// The promo code and the use of credit with the next order.
struct PromoState: Sendable, Equatable {
    /// The code as typed.
    var typed = ""
    /// The code that is asked for; nil for none.
    var code: String?
    /// True where credit pays as much as it can.
    var useCredit = false
    /// The reason why the code can't be used.
    var message: String?
}

/// The actions of promo code and credit.
enum PromoAction: Sendable, Equatable {
    /// A code was typed.
    case typed(String)
    /// The typed code is to be used.
    case applyTapped
    /// The code isn't to be used any more.
    case removeTapped
    /// Credit is to be used, or not any more.
    case creditToggled(Bool)
}

/// Takes in the promo code and the use of credit.
struct PromoFeature: Screen {
    func reduce(_ state: inout PromoState, _ action: PromoAction) -> Effect<PromoAction> {
        switch action {
        case .typed(let text): (state.typed, state.message) = (text, nil)
        case .applyTapped:
            let code = state.typed.filter { !$0.isWhitespace }.uppercased()
            guard !code.isEmpty else { return .none }
            (state.code, state.message) = (code, nil)
        case .removeTapped: (state.code, state.typed, state.message) = (nil, "", nil)
        case .creditToggled(let isOn): state.useCredit = isOn
        }
        return .none
    }
}
