/// Data that arrives later, as a screen sees it.
///
/// ```swift
/// switch state.orders {
/// case .idle, .loading: LoadingView()
/// case .loaded(let orders): OrderListView(orders: orders)
/// case .failed(let message): ErrorView(message: message)
/// }
/// ```
public enum ViewState<Value: Sendable>: Sendable {
    /// Nothing was asked for yet.
    case idle
    /// Asked for, and there is nothing to show yet.
    case loading
    /// Here it is.
    case loaded(Value)
    /// It failed, with a message for the person.
    case failed(String)

    /// The value, where it is loaded.
    public var value: Value? {
        guard case .loaded(let value) = self else { return nil }
        return value
    }

    /// Begins loading; what is already shown stays while it is loaded again.
    public mutating func beginLoading() {
        if case .loaded = self { return }
        self = .loading
    }

    /// Takes the outcome of a load. A failure doesn't take away what is already shown.
    public mutating func finish(_ result: Result<Value, APIError>) {
        switch result {
        case .success(let value): self = .loaded(value)
        case .failure(let error): if value == nil { self = .failed(error.message) }
        }
    }
}

extension ViewState: Equatable where Value: Equatable {}
