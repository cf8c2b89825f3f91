/// Which part of the profile a change on its way to the server concerns.
public enum ProfileChange: Sendable, Equatable, CaseIterable {
    /// Name and phone number.
    case details
    /// An address was saved.
    case address
    /// An address was removed.
    case addressRemoval
    /// Laundry and chat.
    case preferences
    /// The language.
    case language
    /// Light or dark.
    case appearance
}
