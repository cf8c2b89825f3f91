public import Core

/// An extra of the wash, such as ironing, as a price book offers it.
public struct AddOn: Codable, Sampled, Hashable {
    /// The thing that its price is for.
    public enum Unit: String, Codable, Sendable, CaseIterable {
        /// Each bag of the order.
        case bag
        /// The whole order.
        case order
    }

    /// The short name by which orders ask for it, in lowercase letters, digits and hyphens.
    public var code: String
    /// The name in each language.
    public var name: LocalizedName
    /// The price of one, in cents.
    public var unitCents: Int
    /// The thing that the price is for.
    public var unit: Unit
    /// True where customers can choose it.
    public var active: Bool

    /// Creates an add-on.
    public init(code: String, name: LocalizedName, unitCents: Int, unit: Unit, active: Bool = true) {
        self.code = code
        self.name = name
        self.unitCents = unitCents
        self.unit = unit
        self.active = active
    }

    /// Ironing, for tests, previews and documentation.
    public static let sample = AddOn(
        code: "ironing", name: LocalizedName(english: "Ironing", spanish: "Planchado", polish: "Prasowanie"), unitCents: 600, unit: .bag)
}

/// A name that administrators write in each language.
public struct LocalizedName: Codable, Sendable, Hashable {
    /// The name in English.
    public var english: String
    /// The name in Spanish.
    public var spanish: String
    /// The name in Polish.
    public var polish: String

    /// Creates a name.
    public init(english: String, spanish: String, polish: String) {
        self.english = english
        self.spanish = spanish
        self.polish = polish
    }

    enum CodingKeys: String, CodingKey {
        case english = "en"
        case spanish = "es"
        case polish = "pl"
    }

    /// Returns the name in a language.
    public func text(in language: Language) -> String {
        switch language {
        case .english: english
        case .spanish: spanish
        case .polish: polish
        }
    }
}

extension AddOn: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["code": 30]
}

extension LocalizedName: TextLimited {
    /// The maximum lengths of its texts.
    public static let textLimits = ["en": 60, "es": 60, "pl": 60]
}

/// An add-on that customers can choose now.
public struct AddOnOffer: Codable, Sampled, Hashable {
    /// The short name by which orders ask for it.
    public var code: String
    /// The name in the language of the request.
    public var name: String
    /// The price of one, in cents.
    public var unitCents: Int
    /// The thing that the price is for.
    public var unit: AddOn.Unit

    /// Creates an offer.
    public init(code: String, name: String, unitCents: Int, unit: AddOn.Unit) {
        self.code = code
        self.name = name
        self.unitCents = unitCents
        self.unit = unit
    }

    /// Ironing, for tests, previews and documentation.
    public static let sample = AddOnOffer(code: "ironing", name: "Ironing", unitCents: 600, unit: .bag)
}

/// An add-on of an order.
public struct OrderAddOn: Codable, Sendable, Hashable {
    /// The short name by which orders ask for it.
    public var code: String
    /// The name in the language of the request.
    public var name: String

    /// Creates an add-on.
    public init(code: String, name: String) {
        self.code = code
        self.name = name
    }
}
