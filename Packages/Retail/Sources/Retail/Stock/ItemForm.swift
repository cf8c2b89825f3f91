import Core
import RetailAPI
import Theme

/// An item as an administrator types it. It survives a restart of the server.
struct ItemForm: Codable, Sendable, Equatable {
    /// The item that is changed; nil for a new one.
    var id: Int?
    /// The version that is changed.
    var version = 0
    var sku = ""
    var name = ""
    var category = ""
    var price = ""
    var member = ""
    /// The day from which the prices hold; empty for now.
    var from = ""
    var details = ""
    var isAvailable = true

    /// An empty form.
    init() {}

    /// The form of an item that there is.
    init(_ item: ManagedItem) {
        let content = item.content
        (id, version, sku, name, category) = (item.id, item.version, content.sku ?? "", content.name, content.category)
        price = DecimalEntry.text(content.regularCents, digits: 2)
        member = content.memberCents.map { DecimalEntry.text($0, digits: 2) } ?? ""
        (details, isAvailable) = (content.details ?? "", content.available)
    }

    /// Reads what was typed.
    ///
    /// - Throws: ``APIError`` of status 422 with the fields at fault, named as the server names them.
    func content() throws(APIError) -> ItemContent {
        let (regular, reduced) = (DecimalEntry.value(price, digits: 2), member.isEmpty ? nil : DecimalEntry.value(member, digits: 2))
        var errors = FieldErrors()
        errors.require(regular != nil, "regularCents", Strings.itemPriceWrong)
        errors.require(member.isEmpty || reduced != nil, "memberCents", Strings.itemPriceWrong)
        try errors.throwIfAny()
        return ItemContent(
            sku: sku.isEmpty ? nil : sku, name: name, category: category, regularCents: regular ?? 0, memberCents: reduced, available: isAvailable,
            details: details.isEmpty ? nil : details, priceFrom: from.isEmpty ? nil : from)
    }
}

/// A change of an item that is being typed.
enum ItemEdit: Sendable, Equatable {
    case sku(String)
    case name(String)
    case category(String)
    case price(String)
    case member(String)
    case from(String)
    case details(String)
    case available(Bool)
}

extension ItemForm {
    /// Applies a change.
    mutating func edit(_ edit: ItemEdit) {
        switch edit {
        case .sku(let text): sku = text
        case .name(let text): name = text
        case .category(let text): category = text
        case .price(let text): price = text
        case .member(let text): member = text
        case .from(let text): from = text
        case .details(let text): details = text
        case .available(let isAvailable): self.isAvailable = isAvailable
        }
    }
}
