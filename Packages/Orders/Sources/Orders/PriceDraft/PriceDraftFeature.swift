import Core
import Foundation
import OrdersAPI

/// The editor of a draft of prices.
struct PriceDraftState: Sendable, Equatable {
    /// The draft's id; nil while none is open.
    var id: Int?
    /// The draft as it is stored.
    var draft: ViewState<PriceDraft> = .idle
    /// The prices as typed; nil until the draft is loaded.
    var form: PriceForm?
    /// The typical orders before and after.
    var preview: ViewState<[PricePreview]> = .idle
    /// The time from which the prices are to hold, as typed; empty for now.
    var date = ""
    /// True while a change is on its way to the server.
    var isWorking = false
    /// True where the draft was just stored.
    var isSaved = false
    /// True where it is to be confirmed that the draft is discarded.
    var confirmsDiscard = false
    /// The reason of a failure that no single field is at fault for.
    var message: String?
    /// The messages by field.
    var fields: [String: String] = [:]
    /// The entries from before a restart of the server, until the draft is loaded.
    var restored: PriceDraftEntries?

    /// True where something was typed that isn't stored.
    var isChanged: Bool { form.map { form in draft.value.map { PriceForm($0.prices) != form } ?? false } ?? false }

    /// The entries that outlive the server; nil if nothing was changed.
    var entries: PriceDraftEntries? {
        if let restored { return restored }
        guard isChanged || !date.isEmpty, let draft = draft.value, let form else { return nil }
        return PriceDraftEntries(id: draft.id, revision: draft.revision, form: form, date: date)
    }
}

/// The entries of a draft that aren't stored yet. They survive a restart of the server.
struct PriceDraftEntries: Codable, Sendable, Equatable {
    let id: Int
    let revision: Int
    let form: PriceForm
    /// The time from which the prices are to hold; nil in entries from before it was kept.
    var date: String?
}

/// The actions of the editor of a draft.
enum PriceDraftAction: Sendable, Equatable {
    /// The editor was opened for a draft.
    case opened(Int)
    /// Entries from before a restart of the server were restored.
    case restored(PriceDraftEntries)
    /// The draft arrived, or didn't.
    case loaded(Result<PriceDraft, APIError>)
    /// An amount was typed.
    case amountChanged(PriceAmount, String)
    /// The areas with a tax of their own were typed.
    case areaTaxesChanged(String)
    /// An add-on was changed.
    case addOnEdited(Int, AddOnEdit)
    /// Another add-on is to be offered.
    case addOnAdded
    /// The typical orders arrived, or didn't.
    case previewed(Result<[PricePreview], APIError>)
    /// The draft is to be stored.
    case saveTapped
    /// Storing what was typed then ended.
    case saved(PriceForm, Result<PriceDraft, APIError>)
    /// The time from which the prices are to hold was typed.
    case dateChanged(String)
    /// The draft is to be published.
    case publishTapped
    /// Publishing ended.
    case published(Result<PriceBookVersion, APIError>)
    /// The draft is to be discarded, once that is confirmed.
    case discardTapped
    /// It is kept after all.
    case discardDismissed
    /// It was confirmed that the draft is discarded.
    case discardConfirmed
    /// Discarding ended.
    case discarded(Result<NoOutput, APIError>)
}

/// Edits a draft of prices, shows what it does to typical orders, and publishes it.
struct PriceDraftFeature: Screen {
    let prices: any PriceService

    func reduce(_ state: inout PriceDraftState, _ action: PriceDraftAction) -> Effect<PriceDraftAction> {
        switch action {
        case .opened(let id):
            state = PriceDraftState(id: id, draft: .loading, restored: state.restored)
            return .load(id: "draft") { [prices] () async throws(APIError) in
                try await prices.draft(id)
            } send: {
                .loaded($0)
            }
        case .restored(let entries):
            state.restored = entries
            return restore(&state)
        case .loaded(let result):
            state.draft.finish(result)
            state.form = state.draft.value.map { PriceForm($0.prices) }
            _ = restore(&state)
            return preview(&state)
        case .amountChanged(let amount, let text):
            state.fields[amount.field] = nil
            state.form?.amounts[amount] = text
            return preview(&state)
        case .areaTaxesChanged(let text):
            state.fields["areaTaxBasisPoints"] = nil
            state.form?.areaTaxes = text
            return preview(&state)
        case .addOnEdited(let index, let edit):
            state.fields = state.fields.filter { !$0.key.hasPrefix("addOns") }
            state.form?.edit(index, edit)
            return preview(&state)
        case .addOnAdded:
            state.form?.addOns.append(.empty)
            state.isSaved = false
            return .none
        case .previewed(let result):
            state.preview = .loading
            state.preview.finish(result)
            return .none
        case .dateChanged(let date):
            (state.date, state.fields["effectiveFrom"]) = (date, nil)
            return .none
        case .saveTapped: return save(&state)
        case .saved(let sent, let result): return finish(&state, sent, result)
        case .publishTapped: return publish(&state)
        case .published(let result):
            switch result {
            case .success: return leave(&state)
            case .failure(let error): return fail(&state, error)
            }
        case .discardTapped: state.confirmsDiscard = true
        case .discardDismissed: state.confirmsDiscard = false
        case .discardConfirmed: return discard(&state)
        case .discarded(let result):
            switch result {
            case .success: return leave(&state)
            case .failure(let error): return fail(&state, error)
            }
        }
        return .none
    }

    private func restore(_ state: inout PriceDraftState) -> Effect<PriceDraftAction> {
        guard let entries = state.restored, let draft = state.draft.value else { return .none }
        state.restored = nil
        // What somebody else stored meanwhile isn't overwritten.
        guard entries.id == draft.id, entries.revision == draft.revision else { return .none }
        (state.form, state.date) = (entries.form, entries.date ?? "")
        return preview(&state)
    }

    /// Shows what the prices do, or which entries are none.
    private func preview(_ state: inout PriceDraftState) -> Effect<PriceDraftAction> {
        (state.isSaved, state.message) = (false, nil)
        guard let form = state.form, let draft = state.draft.value else { return .none }
        do {
            let prices = try form.prices(from: draft.prices)
            state.preview.beginLoading()
            return .load(id: "preview") { [service = self.prices] () async throws(APIError) in
                try await service.preview(prices)
            } send: {
                .previewed($0)
            }
        } catch {
            state.fields.merge(error.fields) { $1 }
            return .cancel(id: "preview")
        }
    }

    private func save(_ state: inout PriceDraftState) -> Effect<PriceDraftAction> {
        guard !state.isWorking, let form = state.form, let draft = state.draft.value else { return .none }
        do {
            let change = PriceDraftChange(id: draft.id, revision: draft.revision, prices: try form.prices(from: draft.prices))
            (state.isWorking, state.message, state.fields) = (true, nil, [:])
            return .load(id: "change") { [prices] () async throws(APIError) in
                try await prices.change(change)
            } send: {
                .saved(form, $0)
            }
        } catch {
            state.fields = error.fields
            return .none
        }
    }

    /// Takes over the draft as it was stored. What was typed meanwhile stays, to be stored next.
    private func finish(_ state: inout PriceDraftState, _ sent: PriceForm, _ result: Result<PriceDraft, APIError>) -> Effect<PriceDraftAction> {
        switch result {
        case .success(let draft):
            (state.isWorking, state.isSaved, state.draft) = (false, state.form == sent, .loaded(draft))
            if state.isSaved { state.form = PriceForm(draft.prices) }
            return .none
        case .failure(let error): return fail(&state, error)
        }
    }

    private func publish(_ state: inout PriceDraftState) -> Effect<PriceDraftAction> {
        guard !state.isWorking, !state.isChanged, let draft = state.draft.value else { return .none }
        var date: Date?
        if !state.date.allSatisfy(\.isWhitespace) {
            date = PriceForm.date(state.date)
            guard date != nil else {
                state.fields["effectiveFrom"] = Strings.priceDateWrong
                return .none
            }
        }
        (state.isWorking, state.message) = (true, nil)
        let request = PublishPrices(id: draft.id, revision: draft.revision, replaces: draft.replaces, effectiveFrom: date)
        return .load(id: "change") { [prices] () async throws(APIError) in
            try await prices.publish(request)
        } send: {
            .published($0)
        }
    }

    private func discard(_ state: inout PriceDraftState) -> Effect<PriceDraftAction> {
        guard !state.isWorking, let id = state.id else { return .none }
        (state.isWorking, state.message) = (true, nil)
        return .load(id: "change") { [prices] () async throws(APIError) in
            try await prices.discard(id)
            return NoOutput()
        } send: {
            .discarded($0)
        }
    }

    private func leave(_ state: inout PriceDraftState) -> Effect<PriceDraftAction> {
        state = PriceDraftState()
        return .open(OrdersLink.prices())
    }

    private func fail(_ state: inout PriceDraftState, _ error: APIError) -> Effect<PriceDraftAction> {
        (state.isWorking, state.fields) = (false, error.fields)
        state.message = error.message
        return .none
    }
}
