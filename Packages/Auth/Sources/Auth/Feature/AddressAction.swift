/// What can happen on the page of a saved address.
public enum AddressAction: Sendable, Equatable {
    /// The person's own name for it was typed.
    case labelChanged(String)
    /// Street and number were typed.
    case line1Changed(String)
    /// Flat, floor or company were typed.
    case line2Changed(String)
    /// The city was typed.
    case cityChanged(String)
    /// The postal code was typed.
    case postalCodeChanged(String)
    /// What the driver should know was typed.
    case instructionsChanged(String)
    /// Whether orders take this address was chosen.
    case defaultToggled(Bool)
    /// The address is to be saved.
    case saveTapped
    /// The person wants to remove the address.
    case deleteTapped
    /// The person doesn't want to remove it after all.
    case deleteDismissed
    /// The address is to be removed.
    case deleteConfirmed
}
