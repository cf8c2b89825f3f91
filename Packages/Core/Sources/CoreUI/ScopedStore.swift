public import Core
public import UI

/// The part of the app's store that a feature or one of its screens sees: its state at this render, and a way to send its actions.
///
/// ```swift
/// struct CounterView: View {
///     let store: ScopedStore<CounterFeature>
///     var body: some View {
///         Button("Count \(store.state.count)") { store.send(.tapped) }
///     }
/// }
/// ```
public struct ScopedStore<S: Screen> {
    /// The state, which all actions of a render share: each keeps the store, and would keep a copy of its own.
    @usableFromInline
    final class Snapshot {
        @usableFromInline let state: S.State

        init(_ state: S.State) { self.state = state }
    }

    @usableFromInline let snapshot: Snapshot
    private let perform: (S.Action) -> Void

    /// Creates a scoped store; in previews and tests of views from a fixed state.
    public init(state: S.State, send: @escaping (S.Action) -> Void = { _ in }) {
        snapshot = Snapshot(state)
        perform = send
    }

    /// The state at the time of the render.
    @inlinable public var state: S.State { snapshot.state }

    /// Sends an action of the feature.
    public func send(_ action: S.Action) { perform(action) }

    /// Returns the store of a screen: a field of this state, and a case of this action.
    ///
    /// ```swift
    /// HomeView(store: store.scope(\.home, OrdersAction.home))
    /// ```
    public func scope<Inner: Screen>(_ state: KeyPath<S.State, Inner.State>, _ action: @escaping (Inner.Action) -> S.Action) -> ScopedStore<Inner> {
        ScopedStore<Inner>(state: self.state[keyPath: state]) { [perform] in perform(action($0)) }
    }

    /// A binding that reads from the state and turns what is written into an action.
    ///
    /// ```swift
    /// TextField(Strings.email, text: store.binding(\.email) { .emailChanged($0) })
    /// ```
    public func binding<Value>(_ value: KeyPath<S.State, Value>, _ action: @escaping (Value) -> S.Action) -> Binding<Value> {
        Binding(get: { state[keyPath: value] }, set: { perform(action($0)) })
    }
}

/// The app's store as plugins' views see it.
public struct StoreAccess {
    private let slices: Slices
    private let perform: (SliceAction) -> Void

    /// Creates one from the slices at this render and what takes the actions.
    public init(slices: Slices, send: @escaping (SliceAction) -> Void) {
        self.slices = slices
        perform = send
    }

    /// A feature's typed view of the store; nil where the feature is not part of the product.
    public func scope<F: Feature>(_ type: F.Type) -> ScopedStore<F>? {
        slices.state(of: type).map { state in
            ScopedStore(state: state) { perform(SliceAction(type, $0)) }
        }
    }
}
