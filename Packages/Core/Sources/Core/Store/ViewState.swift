/// The loading state of data that a screen shows.
///
/// ```swift
/// switch state.orders {
/// case .idle, .loading: LoadingView()
/// case .loaded(let orders): OrderListView(orders: orders)
/// case .failed(let message): ErrorView(message: message)
/// }
/// ```
public enum ViewState<Value: Sendable>: Sendable {
    /// Nothing was requested yet.
    case idle
    /// Requested, with nothing to show yet.
    case loading
    /// Loaded.
    case loaded(Value)
    /// Failed, with a message for the person.
    case failed(String)

    /// The value, if loaded.
    public var value: Value? {
        guard case .loaded(let value) = self else { return nil }
        return value
    }

    /// Begins loading. A value already shown stays visible.
    public mutating func beginLoading() {
        if case .loaded = self { return }
        self = .loading
    }

    /// Applies the outcome of a load. A failure doesn't replace a value already shown.
    public mutating func finish(_ result: Result<Value, APIError>) {
        switch result {
        case .success(let value): self = .loaded(value)
        case .failure(let error): if value == nil { self = .failed(error.message) }
        }
    }
}

extension ViewState: Equatable where Value: Equatable {}
