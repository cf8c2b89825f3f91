import Core
import FleetAPI

/// The entries of a driver at a stop.
struct StopForm: Sendable, Equatable {
    /// The number of bags that were counted.
    var bags = 1
    /// The tags of the bags, as typed.
    var tags = ""
    /// The weight in kilograms, as typed.
    var weight = ""
    /// A note about the step.
    var note = ""
    /// The PIN that the customer says.
    var pin = ""
    /// The ids of the photos that were sent.
    var photos: [Int] = []
    /// The outcome of shopping, where there is something to buy.
    var shopping = ShoppingForm()
    /// The reason for a failure, one of the orders' failure reasons.
    var reason = "notAtHome"
    /// True while a step is being reported.
    var isBusy = false
    /// The reason why a step was refused, where no single field is at fault.
    var message: String?
    /// Messages by field.
    var fields: [String: String] = [:]

    /// Returns the entries that survive a restart of the server.
    func draft(of stop: Int) -> StopDraft {
        StopDraft(
            stopID: stop, bags: bags, note: note, reason: reason, photos: photos.isEmpty ? nil : photos, tags: tags.isEmpty ? nil : tags,
            weight: weight.isEmpty ? nil : weight, shopping: shopping.draft)
    }

    /// Starts reporting a step.
    mutating func begin() {
        isBusy = true
        message = nil
        fields = [:]
    }

    /// Shows why a step was refused, and keeps what was entered.
    mutating func fail(_ error: APIError) {
        isBusy = false
        fields = error.fields
        message = error.fields.isEmpty ? error.message : nil
    }

    /// Takes what the driver entered, and removes what was said against the field.
    mutating func enter(_ entry: StopEntry) {
        switch entry {
        case .bags(let bags): (self.bags, fields["bags"]) = (bags, nil)
        case .tags(let tags): (self.tags, fields["bagTags"]) = (tags, nil)
        case .weight(let weight): (self.weight, fields["kilograms"]) = (weight, nil)
        case .note(let note): (self.note, fields["note"]) = (note, nil)
        case .reason(let reason): (self.reason, fields["reason"]) = (reason, nil)
        case .pin(let pin): (self.pin, fields["pin"], fields["proof"]) = (pin.filter(\.isNumber), nil, nil)
        case .item(let item, let index, let entry):
            shopping.enter(entry, of: item)
            for field in ["quantity", "unitCents", "substitute", "agreed"] { fields["lines.\(index).\(field)"] = nil }
        case .receipt(let total): (shopping.receipt, fields["receiptCents"]) = (total, nil)
        case .photo(let outcome):
            fields["photo"] = outcome.message
            guard let id = outcome.id else { return }
            if !photos.contains(id) { photos.append(id) }
            fields["proof"] = nil
        }
    }

    /// Returns the report of a step: bags and what became of items come along once the stop is done, a reason when it couldn't be.
    func update(of stop: Int, to status: StopStatus, buying items: [ShoppingItem] = []) -> StopUpdate {
        StopUpdate(
            id: stop, status: status, bags: status == .done ? bags : nil, bagTags: status == .done ? StopUpdate.tags(tags) : nil,
            kilograms: status == .done ? StopUpdate.kilograms(weight) : nil, note: note.allSatisfy(\.isWhitespace) ? nil : note,
            reason: status == .failed ? reason : nil, pin: status == .done && !pin.isEmpty ? pin : nil,
            proofIDs: status == .done && !photos.isEmpty ? photos : nil, shopping: status == .done ? shopping.outcome(of: items) : nil)
    }
}

extension StopForm {
    /// Shows what was entered before the server went.
    init(_ draft: StopDraft) {
        self.init(
            bags: draft.bags, tags: draft.tags ?? "", weight: draft.weight ?? "", note: draft.note, photos: draft.photos ?? [],
            shopping: ShoppingForm(draft.shopping), reason: draft.reason)
    }
}

/// An entry of a driver in a field of a stop's form.
enum StopEntry: Sendable, Equatable {
    case bags(Int)
    case tags(String)
    case weight(String)
    case note(String)
    case reason(String)
    case pin(String)
    /// A photo was sent, or refused.
    case photo(PhotoOutcome)
    /// An item, with its place among those of the stop.
    case item(ShoppingItem, at: Int, ShoppingEntry)
    /// The total of the receipt.
    case receipt(String)
}

/// The entries of a stop's form that outlive the server.
struct StopDraft: Codable, Sendable, Equatable {
    let stopID: Int
    let bags: Int
    let note: String
    let reason: String
    /// The photos that were sent; nil for none. The PIN isn't kept, since it is as quickly asked for again.
    var photos: [Int]?
    /// The tags as typed; nil for none.
    var tags: String?
    /// The weight as typed; nil for none.
    var weight: String?
    /// The outcome of shopping; nil where nothing was entered.
    var shopping: ShoppingDraft?
}
