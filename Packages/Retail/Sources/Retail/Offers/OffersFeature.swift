import Core
import RetailAPI

/// The deals of a retailer, and the form of a new one, for administrators.
struct OffersFeature: Screen {
    struct State: Sendable, Equatable {
        /// The retailer; nil while its page isn't open.
        var retailer: Int?
        /// The retailer's deals, those that end last first.
        var deals: ViewState<[RetailDeal]> = .idle
        /// The new deal as typed.
        var form = OfferForm()
        /// True while a deal is on its way to the server.
        var isWorking = false
        /// The reason of a failure that no single field is at fault for.
        var message: String?
        /// The messages by field.
        var fields: [String: String] = [:]

        /// The form, where anything was typed.
        var draft: OfferForm? { form == OfferForm() ? nil : form }
    }

    enum Action: Sendable, Equatable {
        /// The page of a retailer was opened, or left for nil.
        case opened(Int?)
        /// Entries from before a restart of the server were restored.
        case draftRestored(OfferForm)
        case reloadTapped
        case loaded(Result<[RetailDeal], APIError>)
        case edited(OfferEdit)
        case createTapped
        case deleteTapped(Int)
        /// Adding or removing a deal ended.
        case changed(Result<Int, APIError>)
    }

    let service: any StockService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .opened(let retailer):
            guard let retailer else { return .none }
            if retailer != state.retailer { (state.retailer, state.deals) = (retailer, .idle) }
            return load(&state)
        case .draftRestored(let form): state.form = form
        case .reloadTapped: return load(&state)
        case .loaded(let result): state.deals.finish(result.map { [retailer = state.retailer] in $0.filter { $0.retailerID == retailer } })
        case .edited(let edit):
            state.form.edit(edit)
            (state.fields, state.message) = ([:], nil)
        case .createTapped: return create(&state)
        case .deleteTapped(let id):
            guard !state.isWorking else { return .none }
            (state.isWorking, state.message) = (true, nil)
            return .load(id: "change") { [service] () async throws(APIError) in
                try await service.deleteDeal(id)
                return id
            } send: {
                .changed($0)
            }
        case .changed(.success):
            (state.isWorking, state.form, state.fields) = (false, OfferForm(), [:])
            return load(&state)
        case .changed(.failure(let error)):
            (state.isWorking, state.fields) = (false, error.fields)
            // An item is chosen by its number, which isn't a field of the request.
            if let message = error.fields["itemId"] { state.fields["sku"] = message }
            state.message = error.fields.isEmpty ? error.message : nil
        }
        return .none
    }

    private func load(_ state: inout State) -> Effect<Action> {
        state.deals.beginLoading()
        return .load(id: "deals", service.deals) { .loaded($0) }
    }

    private func create(_ state: inout State) -> Effect<Action> {
        guard !state.isWorking, let retailer = state.retailer else { return .none }
        let (form, price) = (state.form, state.form.cents)
        guard form.price.isEmpty || price != nil else {
            state.fields = ["priceCents": Strings.itemPriceWrong]
            return .none
        }
        (state.isWorking, state.message, state.fields) = (true, nil, [:])
        return .load(id: "change") { [service] () async throws(APIError) in
            var item: Int?
            if !form.sku.isEmpty {
                item = try await service.items(ManagedItemListRequest(id: retailer, query: form.sku)).items.first { $0.content.sku == form.sku }?.id
                guard item != nil else { throw APIError.invalid(["itemId": Strings.offerItemUnknown]) }
            }
            return try await service.createDeal(
                DealContent(retailerID: retailer, text: form.text, itemID: item, priceCents: price, startsOn: form.start, endsOn: form.end)
            ).id
        } send: {
            .changed($0)
        }
    }
}
