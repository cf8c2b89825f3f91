public import Core

/// Whether the person agrees to be counted.
public struct PrivacyState: Sendable, Equatable {
    /// What the server knows of it; nobody has agreed who wasn't asked.
    public var consent = ViewState<Bool>.idle
    /// The choice that is on its way to the server.
    public var pending: Bool?
    /// Why the last choice was not kept.
    public var message: String?

    /// Creates the state of a choice.
    public init(consent: ViewState<Bool> = .idle) { self.consent = consent }
}
