import Core
import OrdersAPI

/// The choices that a customer has about the wash.
enum WashAction: Sendable, Equatable {
    /// A detergent was chosen.
    case detergentChosen(LaundryPreferences.Detergent)
    /// A temperature was chosen.
    case temperatureChosen(LaundryPreferences.Temperature)
    /// Folded or on hangers was chosen.
    case foldingChosen(LaundryPreferences.Folding)
    /// Softener was switched on or off.
    case softenerToggled(Bool)
}

/// Takes in how the laundry is to be washed.
struct WashFeature: Screen {
    func reduce(_ state: inout LaundryPreferences, _ action: WashAction) -> Effect<WashAction> {
        switch action {
        case .detergentChosen(let detergent): state.detergent = detergent
        case .temperatureChosen(let temperature): state.temperature = temperature
        case .foldingChosen(let folding): state.folding = folding
        case .softenerToggled(let softener): state.softener = softener
        }
        return .none
    }
}
