import Foundation

/// A part of a feature's state that a person has entered but not sent, such as a half-filled form: it outlives the server.
///
/// The page keeps it sealed and returns it to the next server that it meets, before its screen is shown. Passwords, codes and card numbers never belong in one.
///
/// ```swift
/// var drafts: [Draft<OrdersState, OrdersAction>] {
///     [Draft("home", of: \.home.draft) { .home(.draftRestored($0)) }]
/// }
/// ```
///
/// The screen's state names the draft, nil where nothing has been entered, and its reducer takes it back:
///
/// ```swift
/// case .draftRestored(let draft):
///     state.form = draft.form
///     return quote(&state)
/// ```
public struct Draft<State: Sendable, Action: Sendable>: Sendable {
    /// The name, unique in the feature; under it the draft is found again after the product was updated.
    public let name: String
    let encoded: @Sendable (State) -> Data?
    let restored: @Sendable (Data) -> Action?

    /// Declares a draft.
    ///
    /// - Parameters:
    ///   - value: the entries, nil where there are none.
    ///   - restored: the action that puts them back into the state.
    public init<Value: Codable & Sendable>(
        _ name: String, of value: @escaping @Sendable (State) -> Value?, restored: @escaping @Sendable (Value) -> Action
    ) {
        self.name = name
        encoded = { state in
            guard let value = value(state) else { return nil }
            // Sorted, so that equal drafts have equal bytes.
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            return try? encoder.encode(value)
        }
        self.restored = { data in (try? JSONDecoder().decode(Value.self, from: data)).map(restored) }
    }
}

/// The drafts of a session, of all features, as they travel to the page and back.
public struct Drafts: Codable, Sendable, Equatable {
    /// The person who entered them; nil where nobody was signed in.
    public var person: Int?
    /// JSON by name, such as `orders/home`.
    public var entries: [String: String]

    /// Collects drafts.
    public init(person: Int?, entries: [String: String]) {
        self.person = person
        self.entries = entries
    }
}
