public import AuthAPI
public import Core

/// The devices on which the person is signed in.
public struct DevicesState: Sendable, Equatable {
    /// The devices, the one used last first.
    public var list = ViewState<[SignedInDevice]>.idle
    /// The device that the question before its sign-out is about.
    public var asked: Int?
    /// The device that is being signed out.
    public var busy: Int?
    /// Why the last device could not be signed out.
    public var message: String?

    /// Creates the state of a list.
    public init(list: ViewState<[SignedInDevice]> = .idle) { self.list = list }
}
