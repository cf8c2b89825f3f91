import Foundation

/// A part of a feature's state that a person entered but hasn't sent, such as a half-filled form. It survives a restart of the server.
///
/// The page stores it sealed and returns it to the next server it connects to, before its screen is shown. Never include passwords, codes or card
/// numbers.
///
/// ```swift
/// var drafts: [Draft<OrdersState, OrdersAction>] {
///     [Draft("home", of: \.home.draft) { .home(.draftRestored($0)) }]
/// }
/// ```
///
/// The screen's state exposes the draft, nil if nothing has been entered, and its reducer restores it:
///
/// ```swift
/// case .draftRestored(let draft):
///     state.form = draft.form
///     return quote(&state)
/// ```
public struct Draft<State: Sendable, Action: Sendable>: Sendable {
    /// The name, unique in the feature and stable across versions, under which the draft is stored.
    public let name: String
    let encoded: @Sendable (State) -> Data?
    let restored: @Sendable (Data) -> Action?

    /// Declares a draft.
    ///
    /// - Parameters:
    ///   - value: the entered values; nil if there are none.
    ///   - restored: the action that puts them back into the state.
    public init<Value: Codable & Sendable>(
        _ name: String, of value: @escaping @Sendable (State) -> Value?, restored: @escaping @Sendable (Value) -> Action
    ) {
        self.name = name
        encoded = { state in
            guard let value = value(state) else { return nil }
            // Keys are sorted, so that equal drafts encode to equal bytes.
            return try? JSONByteEncoder(dates: .seconds).encode(value)
        }
        self.restored = { data in (try? JSONByteDecoder(dates: .seconds).decode(Value.self, from: data)).map(restored) }
    }
}

/// The drafts of a session's features as of the last time that somebody looked, by ``Slices/update(_:)``.
public struct KnownDrafts: Sendable {
    /// In the order of the slices; without a version before the first look.
    var features: [(version: Int?, drafts: [String: String])] = []

    /// Creates the drafts of a session at which nobody has looked.
    public init() {}

    /// The drafts: JSON by name.
    public var entries: [String: String] {
        features.reduce(into: [:]) { entries, feature in entries.merge(feature.drafts) { first, _ in first } }
    }
}

/// The drafts of all features in a session, as sent to the page and back.
public struct Drafts: Codable, Sendable, Equatable {
    /// The id of the person who entered them; nil if nobody was signed in.
    public var person: Int?
    /// JSON by name, such as `orders/home`.
    public var entries: [String: String]

    /// Creates a collection of drafts.
    public init(person: Int?, entries: [String: String]) {
        self.person = person
        self.entries = entries
    }
}
