/// A value computed of a part of some state, computed anew only when that part has changed.
///
/// It belongs to one owner, as the store does.
///
/// ```swift
/// let total = Derived { (state: CartState) in state.lines } value: { lines in lines.map(\.cents).reduce(0, +) }
/// total(store.state)
/// ```
public final class Derived<State, Input: Equatable, Value> {
    private let input: (State) -> Input
    private let compute: (Input) -> Value
    private var last: (input: Input, value: Value)?

    /// Declares a value.
    ///
    /// - Parameters:
    ///   - input: the part of the state that the value depends on.
    ///   - compute: makes the value of that part.
    public init(_ input: @escaping (State) -> Input, value compute: @escaping (Input) -> Value) {
        self.input = input
        self.compute = compute
    }

    /// The value for a state.
    public func callAsFunction(_ state: State) -> Value {
        let input = input(state)
        if let last, last.input == input { return last.value }
        let value = compute(input)
        last = (input, value)
        return value
    }
}
