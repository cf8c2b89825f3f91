import Foundation

/// An action of some feature, on its way through the app's store.
public struct SliceAction: Sendable, CustomReflectable {
    let type: any Feature.Type
    let action: any Sendable

    var feature: ObjectIdentifier { ObjectIdentifier(type) }

    /// Wraps a feature's action.
    public init<F: Feature>(_ type: F.Type, _ action: F.Action) {
        self.type = type
        self.action = action
    }

    /// The action, where it is this feature's.
    public func action<F: Feature>(of type: F.Type) -> F.Action? {
        feature == ObjectIdentifier(type) ? action as? F.Action : nil
    }

    /// The feature's action under its feature's name.
    public var customMirror: Mirror {
        Mirror(self, children: [type.name: action], displayStyle: .enum)
    }
}

/// One feature's state and reducer, as a box that the app holds without knowing the feature.
public protocol AnySlice: Sendable {
    /// Which feature it is.
    var feature: ObjectIdentifier { get }
    /// Runs an action of this feature.
    mutating func reduce(_ action: SliceAction) -> Effect<SliceAction>
    /// Runs the action that an event of the app means for this feature.
    mutating func receive(_ event: AppEvent) -> Effect<SliceAction>
    /// Sets the state to what remains after a sign-out, and ends the feature's effects.
    mutating func signOut() -> Effect<SliceAction>
    /// What has been entered and not sent: JSON by name.
    var drafts: [String: String] { get }
    /// Puts back what was entered before the server went; what this feature doesn't know is left.
    mutating func restore(_ drafts: [String: String]) -> Effect<SliceAction>
}

/// The box of one feature.
public struct Slice<F: Feature>: AnySlice {
    /// The feature with its services.
    public let instance: F
    /// Its present state.
    public var state: F.State

    /// Boxes a feature in its initial state.
    public init(_ instance: F) {
        self.instance = instance
        state = instance.initialState
    }

    /// The feature's type.
    public var feature: ObjectIdentifier { ObjectIdentifier(F.self) }

    /// Runs an action of this feature.
    public mutating func reduce(_ action: SliceAction) -> Effect<SliceAction> {
        guard let action = action.action(of: F.self) else { return .none }
        return outer(instance.reduce(&state, action))
    }

    /// Runs the action that an event means for this feature.
    public mutating func receive(_ event: AppEvent) -> Effect<SliceAction> {
        guard let action = instance.action(for: event) else { return .none }
        return outer(instance.reduce(&state, action))
    }

    /// Sets the state to what remains after a sign-out, and ends the feature's effects.
    public mutating func signOut() -> Effect<SliceAction> {
        state = instance.stateAfterSignOut(state)
        return outer(.cancelAll(except: F.effectsBeyondSignOut))
    }

    /// What has been entered and not sent: JSON by name.
    public var drafts: [String: String] {
        var entries: [String: String] = [:]
        for draft in instance.drafts {
            if let data = draft.encoded(state) { entries["\(F.name)/\(draft.name)"] = String(decoding: data, as: UTF8.self) }
        }
        return entries
    }

    /// Puts back what was entered before the server went; what this feature doesn't know is left.
    public mutating func restore(_ drafts: [String: String]) -> Effect<SliceAction> {
        var effects = Effect<SliceAction>.none
        for draft in instance.drafts {
            guard let text = drafts["\(F.name)/\(draft.name)"], let action = draft.restored(Data(text.utf8)) else { continue }
            effects.operations += outer(instance.reduce(&state, action)).operations
        }
        return effects
    }

    private func outer(_ effect: Effect<F.Action>) -> Effect<SliceAction> {
        // Most actions ask for nothing outside.
        effect.operations.isEmpty ? .none : effect.map(scope: F.name) { SliceAction(F.self, $0) }
    }
}

/// The features' part of the app's state: one box a plugin, changed in place.
public struct Slices: Sendable {
    private var boxes: [any AnySlice]
    private let index: [ObjectIdentifier: Int]

    /// Collects the boxes of a product's plugins.
    public init(_ boxes: [any AnySlice] = []) {
        self.boxes = boxes
        index = Dictionary(boxes.enumerated().map { ($1.feature, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Whether a feature is part of this product.
    public func contains<F: Feature>(_ type: F.Type) -> Bool {
        index[ObjectIdentifier(type)] != nil
    }

    /// A feature's state; nil where the feature is not part of this product.
    public func state<F: Feature>(of type: F.Type) -> F.State? {
        guard let position = index[ObjectIdentifier(type)] else { return nil }
        return (boxes[position] as? Slice<F>)?.state
    }

    /// Runs an action through its feature's reducer. An action of a feature that isn't there does nothing.
    public mutating func reduce(_ action: SliceAction) -> Effect<SliceAction> {
        guard let position = index[action.feature] else { return .none }
        return boxes[position].reduce(action)
    }

    /// Ends every feature's effects and sets its state to what remains after a sign-out.
    ///
    /// - Parameter kept: the feature that already knows who signs in next, and is left as it is.
    public mutating func signOut(except kept: (any Feature.Type)? = nil) -> Effect<SliceAction> {
        var effects = Effect<SliceAction>.none
        for position in boxes.indices where boxes[position].feature != kept.map({ ObjectIdentifier($0) }) {
            effects.operations += boxes[position].signOut().operations
        }
        return effects
    }

    /// What has been entered and not sent, of all features.
    public var drafts: [String: String] {
        boxes.reduce(into: [:]) { entries, box in entries.merge(box.drafts) { first, _ in first } }
    }

    /// Puts back what was entered before the server went.
    public mutating func restore(_ drafts: [String: String]) -> Effect<SliceAction> {
        var effects = Effect<SliceAction>.none
        for position in boxes.indices {
            effects.operations += boxes[position].restore(drafts).operations
        }
        return effects
    }

    /// Passes an event of the app to every feature.
    public mutating func receive(_ event: AppEvent) -> Effect<SliceAction> {
        var effects = Effect<SliceAction>.none
        for position in boxes.indices {
            effects.operations += boxes[position].receive(event).operations
        }
        return effects
    }
}
