import Foundation
import Testing

@testable import Core

/// A form that is entered by pressing.
private struct Form: Feature {
    struct Entries: Codable, Sendable, Equatable {
        var bags = 1
        var note: String?
    }

    struct State: Sendable, Equatable {
        var entries = Entries()
        var quotes = 0
        /// Nothing has been entered while the form is as it was at first.
        var draft: Entries? { entries == Entries() ? nil : entries }
    }

    enum Action: Sendable { case bagTapped, entriesRestored(Entries), quoted }

    static let name = "form"
    var initialState: State { State() }
    var drafts: [Draft<State, Action>] { [Draft("entries", of: \.draft) { .entriesRestored($0) }] }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .bagTapped: state.entries.bags += 1
        case .entriesRestored(let entries):
            state.entries = entries
            return .run { $0(.quoted) }
        case .quoted: state.quotes += 1
        }
        return .none
    }
}

struct DraftTests {
    private func makeStore() -> Store<Slices, [String: String]?> {
        Store(initial: Slices([Slice(Form())])) { slices, drafts in
            guard let drafts else { return slices.reduce(SliceAction(Form.self, .bagTapped)).map { _ in nil } }
            return slices.restore(drafts).map { _ in nil }
        }
    }

    private func drafts(_ store: Store<Slices, [String: String]?>) -> [String: String] {
        var drafts = KnownDrafts()
        _ = store.state.update(&drafts)
        return drafts.entries
    }

    private func form(_ store: Store<Slices, [String: String]?>) -> Form.State? { store.state.state(of: Form.self) }

    @Test func `only what was entered is a draft`() {
        let store = makeStore()
        #expect(drafts(store).isEmpty)
        store.send(nil)
        #expect(drafts(store) == ["form/entries": #"{"bags":2}"#])
    }

    @Test func `a draft comes back through the reducer, with the effects that it asks for`() async {
        let store = makeStore()
        store.send(["form/entries": #"{"bags":4,"note":"gate"}"#])
        #expect(form(store)?.entries == Form.Entries(bags: 4, note: "gate"))
        #expect(store.hasEffects)
    }

    @Test(arguments: [#"{"bags":"four"}"#, "nonsense", "{}"])
    func `a draft of another form, as before an update, is dropped`(text: String) {
        let store = makeStore()
        store.send(["form/entries": text, "gone/home": "{}"])
        #expect(form(store)?.entries == Form.Entries())
    }
}
