public import Core
public import UI

/// The part of the app's store that a feature or screen sees: its state in the current render, and a way to send actions.
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
    /// The state, shared by all closures of a render, each of which would otherwise copy it.
    @usableFromInline
    final class Snapshot {
        @usableFromInline let state: S.State

        init(_ state: S.State) { self.state = state }
    }

    @usableFromInline let snapshot: Snapshot
    private let perform: (S.Action) -> Void

    /// Creates a scoped store. Previews and tests of views pass a fixed state.
    public init(state: S.State, send: @escaping (S.Action) -> Void = { _ in }) {
        snapshot = Snapshot(state)
        perform = send
    }

    /// The state in the current render.
    @inlinable public var state: S.State { snapshot.state }

    /// Sends an action of the feature.
    public func send(_ action: S.Action) { perform(action) }

    /// A function that sends an action, for closures of kept views: one that uses the store itself would hold the state of its render as long as the
    /// view is kept.
    ///
    /// ```swift
    /// Chip(Strings.other, isSelected: false) { [send = store.sender] in send(.otherChosen) }
    /// ```
    public var sender: (S.Action) -> Void { perform }

    /// Returns the store of a screen, given a field of this state and a case of this action.
    ///
    /// ```swift
    /// HomeView(store: store.scope(\.home, OrdersAction.home))
    /// ```
    public func scope<Inner: Screen>(_ state: KeyPath<S.State, Inner.State>, _ action: @escaping (Inner.Action) -> S.Action) -> ScopedStore<Inner> {
        ScopedStore<Inner>(state: self.state[keyPath: state]) { [perform] in perform(action($0)) }
    }

    /// Returns a binding that reads from the state and converts written values into actions.
    ///
    /// ```swift
    /// TextField(Strings.email, text: store.binding(\.email) { .emailChanged($0) })
    /// ```
    public func binding<Value>(_ value: KeyPath<S.State, Value>, _ action: @escaping (Value) -> S.Action) -> Binding<Value> {
        Binding(get: { state[keyPath: value] }, set: { [perform] in perform(action($0)) })
    }
}

/// The app's store as plugins' views see it.
public struct StoreAccess {
    private let slices: Slices
    private let perform: (SliceAction) -> Void

    /// Creates an instance from the slices in the current render and a function that receives the actions.
    public init(slices: Slices, send: @escaping (SliceAction) -> Void) {
        self.slices = slices
        perform = send
    }

    /// Returns a feature's typed view of the store; nil if the feature isn't part of the product.
    public func scope<F: Feature>(_ type: F.Type) -> ScopedStore<F>? {
        slices.state(of: type).map { state in
            // A view that is kept between renders would otherwise keep the state of all features as it was.
            ScopedStore(state: state) { [perform] in perform(SliceAction(type, $0)) }
        }
    }
}
