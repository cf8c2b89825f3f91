/// An entry of the audit log: somebody saw or changed something that isn't theirs. The log adds the person, the network address and the time.
///
/// It holds ids alone: no name, address or text that a person wrote.
public struct AuditEntry: Sendable, Hashable {
    /// A kind of entry, such as `order_read`. Each feature declares its own as static members.
    public struct Action: RawRepresentable, Sendable, Hashable {
        /// The stable name, in snake_case.
        public let rawValue: String

        /// Creates an action.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Somebody called an endpoint that isn't for them, or did what they may not.
        public static let refused = Self(rawValue: "refused")
    }

    /// The kind of entry.
    public let action: Action
    /// The thing that was seen or changed, as kind and id, such as `order/12`; nil if it isn't a single one.
    public let object: String?
    /// The account whose data or rights it concerns; nil if it isn't a single one.
    public let account: Int?
    /// More about it, such as an endpoint; nil if the kind says it all.
    public let detail: String?

    /// Creates an entry.
    public init(_ action: Action, object: String? = nil, account: Int? = nil, detail: String? = nil) {
        self.action = action
        self.object = object
        self.account = account
        self.detail = detail
    }
}
