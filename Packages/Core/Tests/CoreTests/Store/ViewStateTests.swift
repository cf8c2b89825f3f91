import Core
import Testing

struct ViewStateTests {
    @Test func `loading begins from idle and after a failure`() {
        for start in [ViewState<Int>.idle, .failed("no"), .loading] {
            var state = start
            state.beginLoading()
            #expect(state == .loading)
        }
    }

    @Test func `what is shown stays while it is loaded again`() {
        var state = ViewState.loaded(1)
        state.beginLoading()
        #expect(state == .loaded(1))
        state.finish(.success(2))
        #expect(state.value == 2)
    }

    @Test func `a failure shows its message unless something is shown`() {
        var state = ViewState<Int>.loading
        state.finish(.failure(.offline))
        #expect(state == .failed("No connection. Please try again."))
        #expect(state.value == nil)
        var shown = ViewState.loaded(1)
        shown.finish(.failure(.offline))
        #expect(shown == .loaded(1))
    }
}
