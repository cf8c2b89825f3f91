import Core
import Networking
import OrdersAPI

/// The plant's board.
struct PlantState: Sendable, Equatable {
    /// The orders on their way to the plant and in it.
    var board: ViewState<PlantBoard> = .idle
    /// The number or tag, as typed or scanned.
    var code = ""
    /// The order that is worked on; nil for none.
    var open: Order?
    /// The weight, as typed.
    var kilograms = ""
    /// The tags of the bags, as typed.
    var tags = ""
    /// The number of photos that were sent of the open order.
    var photos = 0
    /// The reason why the last photo was refused.
    var photoMessage: String?
    /// True while a change or a search is on its way.
    var isWorking = false
    /// The result of the last press.
    var result: PlantResult?
    /// The entries from before a restart of the server, until the board is loaded.
    var restored: PlantDraft?

    /// The open order with what was entered about it; nil while none is open.
    var draft: PlantDraft? { restored ?? open.map { PlantDraft(order: $0.id, kilograms: kilograms, tags: tags) } }

    /// The weight in kilograms, with a point or a comma; nil where the text is no weight.
    var weight: Double? {
        let value = Double(String(kilograms.filter { !$0.isWhitespace }.map { $0 == "," ? "." : $0 }))
        return value.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }

    /// The tags one by one; nil where none were typed.
    var tagList: [String]? {
        let list = tags.split { $0 == "," || $0.isWhitespace }.map(String.init)
        return list.isEmpty ? nil : list
    }
}

/// The order that is worked on, with what was entered about it. It survives a restart of the server.
struct PlantDraft: Codable, Sendable, Equatable {
    /// The order's id.
    let order: Int
    let kilograms: String
    let tags: String
}

/// The orders of the plant, and which of them wait for their payment.
struct PlantBoard: Sendable, Equatable {
    var orders: [Order]
    var unpaid: Set<Int> = []
}

/// The result of a press, which the board says.
enum PlantResult: Sendable, Equatable {
    /// An order went on to a stage.
    case moved(order: Int, Stage)
    /// It failed, with the reason.
    case failed(String)
}

/// The columns of the plant's board.
enum PlantColumn: String, Sendable, CaseIterable {
    /// A driver brings the bags.
    case arriving
    /// The bags are there.
    case facility
    /// The laundry is weighed or washed.
    case washing
    /// The laundry is ready to go back.
    case ready

    /// The stages of the column's orders.
    var stages: [Stage] {
        switch self {
        case .arriving: [.pickedUp, .returning]
        case .facility: [.atFacility]
        case .washing: [.weighed, .processing]
        case .ready: [.ready]
        }
    }
}

/// The actions of the plant's board.
enum PlantAction: Sendable, Equatable {
    /// The board appeared, or was asked for again after a failure.
    case appeared
    /// The board disappeared.
    case disappeared
    /// Entries from before a restart of the server were restored.
    case draftRestored(PlantDraft)
    /// The orders arrived, or didn't.
    case loaded(Result<PlantBoard, APIError>)
    /// A number or tag was typed.
    case codeChanged(String)
    /// A number or tag was entered.
    case codeEntered
    /// The order of a code was found, or wasn't; with the id of the order that was open when it was asked for.
    case found(String, open: Int?, Result<[Order], APIError>)
    /// An order was pressed.
    case orderTapped(Int)
    /// The open order was closed.
    case closed
    /// A weight was typed.
    case kilogramsChanged(String)
    /// A character of the keypad was pressed.
    case keyTapped(String)
    /// The last character was deleted on the keypad.
    case deleteTapped
    /// Tags were typed.
    case tagsChanged(String)
    /// A photo was sent, or refused.
    case photoSent(PhotoOutcome)
    /// The next step was pressed.
    case stepTapped
    /// The step of an order was made, or wasn't.
    case stepped(Int, Stage, Result<Order, APIError>)
}

/// Takes orders through the plant: by their number or a bag's tag, with one key for each step.
struct PlantFeature: Screen {
    /// The most pages of a stage's orders, of 100 each.
    private static let mostPages = 10

    let orders: any OrderService
    let following: Following

    func reduce(_ state: inout PlantState, _ action: PlantAction) -> Effect<PlantAction> {
        switch action {
        case .appeared:
            state.board.beginLoading()
            return follow()
        case .disappeared: return .cancel(id: "live")
        case .draftRestored(let draft):
            state.restored = draft
            restore(&state)
        case .loaded(let result):
            state.board.finish(result)
            restore(&state)
            // Somebody else may have moved the open order on.
            if let open = state.open, let current = state.board.value?.orders.first(where: { $0.id == open.id }), current.version > open.version {
                state.open = current
            }
        case .codeChanged(let code): state.code = code
        case .codeEntered: return find(&state)
        case .found(let code, let open, let result):
            state.isWorking = false
            show(code, result, over: open, &state)
        case .orderTapped(let id): open(state.board.value?.orders.first { $0.id == id }, &state)
        case .closed: open(nil, &state)
        case .kilogramsChanged(let text): state.kilograms = text
        case .keyTapped(let character): state.kilograms = String((state.kilograms + character).prefix(7))
        case .deleteTapped: state.kilograms = String(state.kilograms.dropLast())
        case .tagsChanged(let text): state.tags = text
        case .photoSent(let outcome):
            state.photoMessage = outcome.message
            if outcome.id != nil { state.photos += 1 }
        case .stepTapped: return step(&state)
        case .stepped(let id, let stage, let result): finish(id, stage, result, &state)
        }
        return .none
    }

    /// Shows the result of a step. Another order that was opened meanwhile stays open, with what was typed for it.
    private func finish(_ id: Int, _ stage: Stage, _ result: Result<Order, APIError>, _ state: inout PlantState) {
        state.isWorking = false
        let isOpen = state.open?.id == id
        switch result {
        case .success(let order):
            if isOpen { open(order, &state) }
            state.result = .moved(order: id, stage)
        case .failure(let error): state.result = .failed(isOpen ? error.message : "\(Strings.order(id)): \(error.message)")
        }
    }

    private func follow() -> Effect<PlantAction> {
        .follow(OrdersTopics.dispatch, id: "live", with: following, where: { $0.kind != OrdersEvents.driverMoved }) { [orders] () async throws(APIError) in
            var found: [Order] = []
            for stage in PlantColumn.allCases.flatMap(\.stages) { found += try await Self.all(in: stage, orders) }
            return PlantBoard(orders: found, unpaid: Set(try await orders.unpaid()))
        } send: {
            .loaded($0)
        }
    }

    /// Returns the orders in a stage, page by page: the last ones have waited longest.
    private static func all(in stage: Stage, _ orders: any OrderService) async throws(APIError) -> [Order] {
        var request = OrderListRequest(stage: stage, role: .dispatcher, total: false, limit: 100)
        var found: [Order] = []
        for _ in 0..<mostPages {
            let page = try await orders.list(request)
            found += page.items
            guard page.hasMore, let last = page.items.last else { break }
            request.before = last.id
        }
        return found
    }

    private func find(_ state: inout PlantState) -> Effect<PlantAction> {
        let code = state.code.trimmed
        guard !code.isEmpty, !state.isWorking else { return .none }
        state.isWorking = true
        return .load(id: "find") { [orders] () async throws(APIError) in
            try await orders.orders(OrderListRequest(role: .dispatcher, search: code, total: false, limit: 20))
        } send: { [open = state.open?.id] in
            .found(code, open: open, $0)
        }
    }

    /// Opens the order that a code names: by its number, by a tag, or else the only one that was found. What was opened meanwhile stays.
    private func show(_ code: String, _ result: Result<[Order], APIError>, over former: Int?, _ state: inout PlantState) {
        switch result {
        case .failure(let error): state.result = .failed(error.message)
        case .success(let found):
            let number = Int(code.hasPrefix("#") ? String(code.dropFirst()) : code), tag = code.uppercased()
            let named = found.first { $0.id == number } ?? found.first { $0.bagTags?.contains(tag) == true }
            guard let order = named ?? (found.count == 1 ? found.first : nil) else {
                state.result = .failed(Strings.noOrderFor(code))
                return
            }
            guard state.open?.id == former else { return }
            open(order, &state)
            state.code = ""
        }
    }

    /// Opens the order that was worked on before a restart of the server, unless it has left the plant.
    private func restore(_ state: inout PlantState) {
        guard let draft = state.restored, let board = state.board.value else { return }
        guard let order = board.orders.first(where: { $0.id == draft.order }) else {
            state.restored = nil
            return
        }
        open(order, &state)
        (state.kilograms, state.tags) = (draft.kilograms, draft.tags)
    }

    private func open(_ order: Order?, _ state: inout PlantState) {
        (state.open, state.restored) = (order, nil)
        (state.kilograms, state.photos, state.photoMessage, state.result) = ("", 0, nil, nil)
        state.tags = order?.bagTags?.joined(separator: " ") ?? ""
    }

    private func step(_ state: inout PlantState) -> Effect<PlantAction> {
        guard !state.isWorking, let order = state.open, let stage = order.plantStep else { return .none }
        var update = OrderUpdate(id: order.id, stage: stage, version: order.version)
        if stage == .atFacility { (update.bags, update.bagTags) = (order.bags, state.tagList) }
        if stage == .weighed {
            guard let weight = state.weight else {
                state.result = .failed(Strings.weightNeeded)
                return .none
            }
            update.kilograms = weight
        }
        state.isWorking = true
        return .load(id: "step") { [orders, update] () async throws(APIError) in
            try await orders.update(update)
        } send: {
            .stepped(order.id, stage, $0)
        }
    }
}

extension Order {
    /// The next step that the plant may take with the order; nil for none.
    var plantStep: Stage? { [.atFacility, .weighed, .processing, .ready].first(where: allows) }
}
