public import Core

/// What can happen on the page of preferences.
public enum PreferencesAction: Sendable, Equatable {
    /// A detergent was chosen.
    case detergentChosen(LaundryPreferences.Detergent)
    /// A temperature was chosen.
    case temperatureChosen(LaundryPreferences.Temperature)
    /// How the laundry comes back was chosen.
    case foldingChosen(LaundryPreferences.Folding)
    /// Softener was chosen or not.
    case softenerToggled(Bool)
    /// What the plant should know was typed.
    case notesChanged(String)
    /// Whether others see what was read was chosen.
    case receiptsToggled(Bool)
    /// Whether others see typing was chosen.
    case typingToggled(Bool)
    /// The preferences are to be saved.
    case saveTapped
}
