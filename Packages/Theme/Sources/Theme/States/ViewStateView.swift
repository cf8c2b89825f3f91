public import Core
public import UI

/// Data that arrives later: its outline, the data, or what failed.
///
/// ```swift
/// ViewStateView(state.orders, retry: { store.send(.retryTapped) }) { orders in
///     OrderList(orders: orders)
/// }
/// ```
public struct ViewStateView<Value: Sendable, Content: View>: View {
    private let state: ViewState<Value>
    private let loading: LoadingShape
    private let retry: (() -> Void)?
    private let content: (Value) -> Content

    /// Makes the view; `loading` is the outline of what comes, and `retry` is offered after a failure.
    public init(
        _ state: ViewState<Value>, loading: LoadingShape = .cards(3), retry: (() -> Void)? = nil, @ViewBuilder content: @escaping (Value) -> Content
    ) {
        self.state = state
        self.loading = loading
        self.retry = retry
        self.content = content
    }

    /// What the state is.
    public var body: some View {
        switch state {
        case .idle, .loading: LoadingView(loading)
        case .loaded(let value): content(value)
        case .failed(let message): ErrorView(message, retry: retry)
        }
    }
}

#if DEBUG
struct ViewStateView_Previews: PreviewProvider {
    static var previews: some View {
        ViewStateView(ViewState<Int>.loading) { Text(String($0)) }.previewDisplayName("Loading")
        ViewStateView(ViewState<Int>.loaded(42)) { Text(String($0)) }.previewDisplayName("Loaded")
        ViewStateView(ViewState<Int>.failed("The server can't be reached."), retry: {}) { Text(String($0)) }.previewDisplayName("Failed")
    }
}
#endif
