import Core
import OrdersAPI
import RetailAPI

/// The person's cart. Changes are shown at once and sent one after the other, so that quick presses become one change and none overtakes another.
struct CartFeature: Screen {
    struct State: Sendable, Equatable {
        /// The cart as the server knows it.
        var cart: ViewState<RetailCart> = .idle
        /// The changes that the server doesn't know yet; the first one is on its way.
        var pending: [CartChange] = []
        /// The notes that were typed and not stored yet, by item.
        var notes: [Int: String] = [:]
        /// True while an order waits for the last changes to be stored.
        var isOrdering = false
        /// The reason why the last change wasn't stored.
        var message: String?

        /// The notes that were typed and not stored yet; nil for none.
        var draft: CartDraft? { notes.isEmpty ? nil : CartDraft(notes: notes) }

        /// Returns the number of an item's pieces, as the person sees it.
        func quantity(of item: Int) -> Int { pending.last { $0.id == item }?.quantity ?? cart.value?.quantity(of: item) ?? 0 }

        /// The number of pieces of all items, as the person sees it.
        var count: Int {
            let changed = Dictionary(pending.map { ($0.id, $0.quantity) }, uniquingKeysWith: { _, last in last })
            let known = (cart.value?.lines ?? []).filter { changed[$0.item.id] == nil }.reduce(0) { $0 + $1.quantity }
            return known + changed.values.reduce(0, +)
        }
    }

    enum Action: Sendable, Equatable {
        /// A page with the cart appeared, or it was asked for again.
        case appeared
        /// Notes from before a restart of the server were restored.
        case draftRestored(CartDraft)
        case loaded(Result<RetailCart, APIError>)
        /// The number of an item's pieces changed.
        case quantityChanged(RetailItem, Int)
        /// The wish for an item that is out of stock was chosen.
        case wishChosen(Int, SubstitutionWish)
        case noteChanged(Int, String)
        /// The person has stopped typing a note.
        case noteTyped(Int)
        /// The server stored a change, or didn't.
        case changed(CartChange, Result<RetailCart, APIError>)
        case orderTapped
        case retailersTapped
        case itemTapped(Int)
    }

    let service: any CartService
    let clock: any Clock

    /// The time that a note waits for the next letter.
    static let noteDelay = Duration.milliseconds(500)

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            // A change on its way brings the cart.
            guard state.pending.isEmpty else { return .none }
            state.cart.beginLoading()
            return .load(id: "cart", service.cart) { .loaded($0) }
        case .draftRestored(let draft):
            state.notes = draft.notes
            return draft.notes.keys.sorted().reduce(.none) { .merge($0, wait(toStore: $1)) }
        case .loaded(let result):
            guard state.pending.isEmpty else { return .none }
            state.cart.finish(result)
        case .quantityChanged(let item, let quantity):
            return enqueue(CartChange(id: item.id, quantity: min(max(quantity, 0), RetailCart.mostOfOne)), &state)
        case .wishChosen(let item, let wish):
            return enqueue(CartChange(id: item, quantity: state.quantity(of: item), substitution: wish), &state)
        case .noteChanged(let item, let text):
            state.notes[item] = text
            return wait(toStore: item)
        case .noteTyped(let item):
            let quantity = state.quantity(of: item)
            guard let note = state.notes[item], quantity > 0 else {
                state.notes[item] = nil
                return .none
            }
            return enqueue(CartChange(id: item, quantity: quantity, note: note), &state)
        case .changed(let change, let result): return finish(change, result, &state)
        case .orderTapped: return order(&state)
        case .retailersTapped: return .open(RetailLink.retailers)
        case .itemTapped(let id): return .open(RetailLink.item(id))
        }
        return .none
    }

    /// Opens the order, once the notes that were typed a moment ago are stored.
    private func order(_ state: inout State) -> Effect<Action> {
        guard state.cart.value?.isOrderable == true, !state.isOrdering else { return .none }
        let notes = state.notes.keys.sorted().reduce(Effect<Action>.none) { effects, item in
            .merge(effects, .cancel(id: "note.\(item)"), reduce(&state, .noteTyped(item)))
        }
        guard !state.pending.isEmpty else { return .merge(notes, .open(OrdersLink.home(shopping: true))) }
        state.isOrdering = true
        return notes
    }

    private func wait(toStore item: Int) -> Effect<Action> {
        .debounce(id: "note.\(item)", for: Self.noteDelay, clock: clock) { send in send(.noteTyped(item)) }
    }

    /// Adds a change to those that wait, as part of one of the same item that waits, too.
    private func enqueue(_ change: CartChange, _ state: inout State) -> Effect<Action> {
        state.message = nil
        if let index = state.pending.lastIndex(where: { $0.id == change.id }), index > 0 {
            let waiting = state.pending[index]
            state.pending[index] = CartChange(
                id: change.id, quantity: change.quantity, substitution: change.substitution ?? waiting.substitution, note: change.note ?? waiting.note)
        } else {
            state.pending.append(change)
        }
        return state.pending.count == 1 ? send(change) : .none
    }

    private func send(_ change: CartChange) -> Effect<Action> {
        .load(id: "change") { [service] () async throws(APIError) in
            try await service.change(change)
        } send: {
            .changed(change, $0)
        }
    }

    private func finish(_ change: CartChange, _ result: Result<RetailCart, APIError>, _ state: inout State) -> Effect<Action> {
        if !state.pending.isEmpty { state.pending.removeFirst() }
        switch result {
        case .success(let cart):
            state.cart = .loaded(cart)
            if let note = change.note, state.notes[change.id] == note { state.notes[change.id] = nil }
        case .failure(let error):
            (state.message, state.isOrdering) = (error.message, false)
        }
        if let next = state.pending.first { return send(next) }
        guard state.isOrdering else { return result.failure == nil ? .none : reduce(&state, .appeared) }
        state.isOrdering = false
        return order(&state)
    }
}

/// The notes of the cart that were typed and not stored yet. They survive a restart of the server.
struct CartDraft: Codable, Sendable, Equatable {
    let notes: [Int: String]
}
