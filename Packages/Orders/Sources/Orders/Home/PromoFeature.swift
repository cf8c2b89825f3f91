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
    /// True while the form is open.
    var isShown = false

    /// Asks for a code, in the form in which it is stored; nothing where there is none.
    mutating func take(_ text: String) {
        let asked = text.filter { !$0.isWhitespace }.uppercased()
        guard !asked.isEmpty else { return }
        (code, message) = (asked, nil)
    }
}

/// The actions of promo code and credit.
enum PromoAction: Sendable, Equatable {
    /// The form was opened or closed.
    case shown(Bool)
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
        case .shown(let isShown): state.isShown = isShown
        case .typed(let text): (state.typed, state.message) = (text, nil)
        case .applyTapped: state.take(state.typed)
        case .removeTapped: (state.code, state.typed, state.message) = (nil, "", nil)
        case .creditToggled(let isOn): state.useCredit = isOn
        }
        return .none
    }
}
