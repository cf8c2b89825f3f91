import Theme

/// A deal as an administrator types it. It survives a restart of the server.
struct OfferForm: Codable, Sendable, Equatable {
    var text = ""
    /// The number of the item whose price is lower; empty for the whole store.
    var sku = ""
    var price = ""
    /// The first day, such as `2026-11-27`.
    var start = ""
    var end = ""

    /// The price in cents; nil where none was typed, or no number.
    var cents: Int? { DecimalEntry.value(price, digits: 2) }
}

/// A change of a deal that is being typed.
enum OfferEdit: Sendable, Equatable {
    case text(String)
    case sku(String)
    case price(String)
    case start(String)
    case end(String)
}

extension OfferForm {
    /// Applies a change.
    mutating func edit(_ edit: OfferEdit) {
        switch edit {
        case .text(let text): self.text = text
        case .sku(let text): sku = text
        case .price(let text): price = text
        case .start(let text): start = text
        case .end(let text): end = text
        }
    }
}
