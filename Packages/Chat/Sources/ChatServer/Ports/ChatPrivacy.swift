/// What a person lets others see in conversations.
public struct ChatPrivacy: Sendable, Equatable {
    /// Whether others see what the person has read, and the person what others have.
    public let receipts: Bool
    /// Whether others see that the person is typing.
    public let typing: Bool

    /// Notes it; everything is shown by default.
    public init(receipts: Bool = true, typing: Bool = true) {
        self.receipts = receipts
        self.typing = typing
    }
}
