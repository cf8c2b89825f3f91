import Core
import Foundation
import RetailAPI

/// A retailer as an administrator types it. It survives a restart of the server.
struct RetailerForm: Codable, Sendable, Equatable {
    /// A store as typed.
    struct Store: Codable, Sendable, Equatable {
        /// The id of a store that there is; nil for a new one.
        var id: Int?
        var address = ""
        /// Latitude and longitude with a comma between them.
        var place = ""
    }

    /// The retailer that is changed; nil for a new one.
    var id: Int?
    /// The version that is changed.
    var version = 0
    var name = ""
    var category = ""
    /// One sentence a line.
    var perks = ""
    /// One sentence a line; nil in a draft of before there were any.
    var memberPerks: String? = ""
    /// One sentence a line.
    var deals = ""
    var hours = ""
    var isAffiliated = false
    var isActive = true
    var stores: [Store] = []

    /// An empty form.
    init() {}

    /// The form of a retailer that there is.
    init(_ retailer: ManagedRetailer) {
        let content = retailer.content
        (id, version, isActive) = (retailer.id, retailer.version, retailer.active)
        (name, category, hours, isAffiliated) = (content.name, content.category, content.hours ?? "", content.affiliated)
        (perks, deals) = (content.perks.joined(separator: "\n"), content.deals.joined(separator: "\n"))
        memberPerks = (content.memberPerks ?? []).joined(separator: "\n")
        stores = content.stores.map { Store(id: $0.id, address: $0.address, place: "\($0.latitude), \($0.longitude)") }
    }

    /// Reads what was typed.
    ///
    /// - Throws: ``APIError`` of status 422 with the fields at fault, named as the server names them.
    func content() throws(APIError) -> RetailerContent {
        var errors = FieldErrors()
        var read: [StoreContent] = []
        for (number, store) in stores.enumerated() {
            let place = Self.coordinate(store.place)
            errors.require(place != nil, "stores.\(number).latitude", Strings.storePlaceWrong)
            if let place { read.append(StoreContent(id: store.id, address: store.address, latitude: place.latitude, longitude: place.longitude)) }
        }
        try errors.throwIfAny()
        return RetailerContent(
            name: name, category: category, perks: Self.lines(perks), memberPerks: memberPerks.map(Self.lines), deals: Self.lines(deals),
            hours: hours.isEmpty ? nil : hours, affiliated: isAffiliated, stores: read)
    }

    /// The stores whose place can be read, for the map.
    var places: [(address: String, coordinate: Coordinate)] {
        stores.compactMap { store in
            guard let place = Self.coordinate(store.place), (-90...90).contains(place.latitude), (-180...180).contains(place.longitude) else { return nil }
            return (store.address, place)
        }
    }

    private static func lines(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// Reads `33.6854, -117.8133`, as maps copy a place.
    private static func coordinate(_ text: String) -> Coordinate? {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0.trimmingCharacters(in: .whitespaces)) }
        guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1], latitude.isFinite, longitude.isFinite else { return nil }
        return Coordinate(latitude: latitude, longitude: longitude)
    }
}

/// A change of a retailer that is being typed. Stores are named by their place in the form.
enum RetailerEdit: Sendable, Equatable {
    case name(String)
    case category(String)
    case perks(String)
    case memberPerks(String)
    case deals(String)
    case hours(String)
    case affiliated(Bool)
    case active(Bool)
    case address(Int, String)
    case place(Int, String)
    case storeAdded
    case storeRemoved(Int)
}

extension RetailerForm {
    /// Applies a change.
    mutating func edit(_ edit: RetailerEdit) {
        switch edit {
        case .name(let text): name = text
        case .category(let text): category = text
        case .perks(let text): perks = text
        case .memberPerks(let text): memberPerks = text
        case .deals(let text): deals = text
        case .hours(let text): hours = text
        case .affiliated(let isAffiliated): self.isAffiliated = isAffiliated
        case .active(let isActive): self.isActive = isActive
        case .address(let number, let text): if stores.indices.contains(number) { stores[number].address = text }
        case .place(let number, let text): if stores.indices.contains(number) { stores[number].place = text }
        case .storeAdded: stores.append(Store())
        case .storeRemoved(let number): if stores.indices.contains(number) { stores.remove(at: number) }
        }
    }
}
