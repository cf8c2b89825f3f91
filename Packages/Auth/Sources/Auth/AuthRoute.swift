/// The pages below the account.
public enum AuthRoute: Hashable, Sendable {
    /// Name and phone number.
    case profile
    /// The saved addresses.
    case addresses
    /// A saved address to be made.
    case newAddress
    /// A saved address.
    case address(Int)
    /// How laundry is done, and what others see in chat.
    case preferences
    /// The devices on which the person is signed in.
    case devices
    /// A new password.
    case password
    /// The language of the app, and whether it is light or dark.
    case appearance
    /// Whether the person agrees to be counted.
    case privacy
    /// The product's feature flags, for administrators.
    case flags
}
