public import Core

/// What is typed for a saved address.
public struct AddressForm: Sendable, Equatable {
    /// The id of the address that is changed; nil for a new one.
    public let addressID: Int?
    /// The person's own name for it.
    public var label = ""
    /// Street and number.
    public var line1 = ""
    /// Flat, floor, company.
    public var line2 = ""
    /// City.
    public var city = ""
    /// Postal code.
    public var postalCode = ""
    /// What the driver should know.
    public var instructions = ""
    /// Whether orders take it.
    public var isDefault = false
    /// Whether the question before the removal is open.
    public var asksDeletion = false
    /// Whether the server is being asked.
    public var isBusy = false
    /// What went wrong, where no single field is at fault.
    public var message: String?
    /// What is wrong, by field.
    public var fields: [String: String] = [:]

    /// Creates the form of a new address.
    public init() { addressID = nil }

    /// Creates the form of a saved address.
    public init(_ address: Address, isDefault: Bool) {
        addressID = address.id
        label = address.label ?? ""
        line1 = address.line1
        line2 = address.line2 ?? ""
        city = address.city
        postalCode = address.postalCode
        instructions = address.instructions ?? ""
        self.isDefault = isDefault
    }

    /// The address as typed, at a place.
    func address(id: Int, at coordinate: Coordinate) -> Address {
        Address(
            id: id, label: label.nonBlank, line1: line1, line2: line2.nonBlank, city: city, postalCode: postalCode,
            latitude: coordinate.latitude, longitude: coordinate.longitude, instructions: instructions.nonBlank)
    }

    /// Notes what is missing.
    mutating func check() {
        message = nil
        fields = Self.rules.errors(in: self).fields
    }

    private static let rules = FormValidation<AddressForm>(
        .field("line1", \.line1, .filled(Strings.streetMissing)),
        .field("city", \.city, .filled(Strings.cityMissing)),
        .field("postalCode", \.postalCode, .filled(Strings.postalCodeMissing).and(.postalCode)))

    /// Takes what a server refused; what was typed stays. The server names a field of a list as `addresses.2.line1`.
    mutating func fail(_ error: APIError) {
        isBusy = false
        fields = Dictionary(error.fields.map { ($0.key.split(separator: ".").last.map(String.init) ?? $0.key, $0.value) }) { first, _ in first }
        message = fields.isEmpty ? error.message : nil
    }
}

extension String {
    /// The text; nil where there is nothing but white space.
    var nonBlank: String? { allSatisfy(\.isWhitespace) ? nil : self }
}
