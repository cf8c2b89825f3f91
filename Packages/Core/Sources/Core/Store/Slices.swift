import Foundation

/// An action of any feature, as the app's store handles it.
public struct SliceAction: Sendable, CustomReflectable {
    let type: any Feature.Type
    let action: any Sendable

    var feature: ObjectIdentifier { ObjectIdentifier(type) }

    /// Wraps a feature's action.
    public init<F: Feature>(_ type: F.Type, _ action: F.Action) {
        self.type = type
        self.action = action
    }

    /// Returns the action if it belongs to a feature.
    public func action<F: Feature>(of type: F.Type) -> F.Action? {
        feature == ObjectIdentifier(type) ? action as? F.Action : nil
    }

    /// The action, labeled with its feature's name.
    public var customMirror: Mirror {
        Mirror(self, children: [type.name: action], displayStyle: .enum)
    }
}

/// A feature's state and reducer, type-erased for the app.
public protocol AnySlice: Sendable {
    /// The feature's identity.
    var feature: ObjectIdentifier { get }
    /// Returns the state; nil if it isn't of this type.
    func state<State>(as type: State.Type) -> State?
    /// Runs an action of this feature.
    mutating func reduce(_ action: SliceAction) -> Effect<SliceAction>
    /// Runs the action that this feature has for an event.
    mutating func receive(_ event: AppEvent) -> Effect<SliceAction>
    /// Resets the state after a sign-out and ends the feature's effects.
    mutating func signOut() -> Effect<SliceAction>
    /// The feature's drafts: JSON by name.
    var drafts: [String: String] { get }
    /// A number that is another one after each change of the state.
    var version: Int { get }
    /// Restores drafts entered before a restart of the server; unknown ones are ignored.
    mutating func restore(_ drafts: [String: String]) -> Effect<SliceAction>
}

/// The type-erased container of one feature.
public struct Slice<F: Feature>: AnySlice {
    /// The feature with its services.
    public let instance: F
    /// The current state.
    public var state: F.State { didSet { version += 1 } }
    /// A number that is another one after each change of the state.
    public private(set) var version = 0

    /// Creates a slice with the feature's initial state.
    public init(_ instance: F) {
        self.instance = instance
        state = instance.initialState
    }

    /// The feature's identity.
    public var feature: ObjectIdentifier { ObjectIdentifier(F.self) }

    /// Returns the state; nil if it isn't of this type.
    public func state<State>(as type: State.Type) -> State? { state as? State }

    /// Runs an action of this feature.
    public mutating func reduce(_ action: SliceAction) -> Effect<SliceAction> {
        guard let action = action.action(of: F.self) else { return .none }
        return outer(instance.reduce(&state, action))
    }

    /// Runs the action that the feature has for an event.
    public mutating func receive(_ event: AppEvent) -> Effect<SliceAction> {
        guard let action = instance.action(for: event) else { return .none }
        return outer(instance.reduce(&state, action))
    }

    /// Resets the state after a sign-out and ends the feature's effects.
    public mutating func signOut() -> Effect<SliceAction> {
        state = instance.stateAfterSignOut(state)
        return outer(.cancelAll(except: F.effectsBeyondSignOut))
    }

    /// The feature's drafts: JSON by name.
    public var drafts: [String: String] {
        var entries: [String: String] = [:]
        for draft in instance.drafts {
            if let data = draft.encoded(state) { entries["\(F.name)/\(draft.name)"] = String(decoding: data, as: UTF8.self) }
        }
        return entries
    }

    /// Restores drafts entered before a restart of the server; unknown ones are ignored.
    public mutating func restore(_ drafts: [String: String]) -> Effect<SliceAction> {
        var effects = Effect<SliceAction>.none
        for draft in instance.drafts {
            guard let text = drafts["\(F.name)/\(draft.name)"], let action = draft.restored(Data(text.utf8)) else { continue }
            effects.operations += outer(instance.reduce(&state, action)).operations
        }
        return effects
    }

    private func outer(_ effect: Effect<F.Action>) -> Effect<SliceAction> {
        // Most actions have no effects.
        effect.operations.isEmpty ? .none : effect.map(scope: F.name) { SliceAction(F.self, $0) }
    }
}

/// The features' part of the app's state: one slice per plugin, changed in place.
public struct Slices: Sendable {
    private var boxes: [any AnySlice]
    private let index: [ObjectIdentifier: Int]

    /// Collects the slices of a product's plugins.
    public init(_ boxes: [any AnySlice] = []) {
        self.boxes = boxes
        index = Dictionary(boxes.enumerated().map { ($1.feature, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns whether a feature is part of this product.
    public func contains<F: Feature>(_ type: F.Type) -> Bool {
        index[ObjectIdentifier(type)] != nil
    }

    /// Returns a feature's state; nil if the feature isn't part of this product.
    public func state<F: Feature>(of type: F.Type) -> F.State? {
        guard let position = index[ObjectIdentifier(type)] else { return nil }
        // Faster than to look for the slice, whose services would be copied with it.
        return boxes[position].state(as: F.State.self)
    }

    /// Runs an action through its feature's reducer. Does nothing if the feature isn't part of this product.
    public mutating func reduce(_ action: SliceAction) -> Effect<SliceAction> {
        guard let position = index[action.feature] else { return .none }
        return boxes[position].reduce(action)
    }

    /// Resets every feature's state after a sign-out and ends its effects.
    ///
    /// - Parameter kept: a feature to skip, which already knows who signs in next.
    public mutating func signOut(except kept: (any Feature.Type)? = nil) -> Effect<SliceAction> {
        var effects = Effect<SliceAction>.none
        for position in boxes.indices where boxes[position].feature != kept.map({ ObjectIdentifier($0) }) {
            effects.operations += boxes[position].signOut().operations
        }
        return effects
    }

    /// Updates drafts to those of the current state; only the features whose state has changed since are asked for theirs.
    ///
    /// - Returns: whether any changed.
    public func update(_ known: inout KnownDrafts) -> Bool {
        var changed = false
        if known.features.count != boxes.count { known.features = boxes.map { _ in (nil, [:]) } }
        for (position, box) in boxes.enumerated() where known.features[position].version != box.version {
            let drafts = box.drafts
            if drafts != known.features[position].drafts { changed = true }
            known.features[position] = (box.version, drafts)
        }
        return changed
    }

    /// Restores drafts entered before a restart of the server.
    public mutating func restore(_ drafts: [String: String]) -> Effect<SliceAction> {
        var effects = Effect<SliceAction>.none
        for position in boxes.indices {
            effects.operations += boxes[position].restore(drafts).operations
        }
        return effects
    }

    /// Passes an event to every feature.
    public mutating func receive(_ event: AppEvent) -> Effect<SliceAction> {
        var effects = Effect<SliceAction>.none
        for position in boxes.indices {
            effects.operations += boxes[position].receive(event).operations
        }
        return effects
    }
}
