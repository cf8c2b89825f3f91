public import Core

/// A saved payment method.
public struct PaymentMethod: Codable, Sampled, Hashable {
    /// The id.
    public var id: Int
    /// The card's network in lowercase, such as `visa`, or `paypal`.
    public var brand: String
    /// The last four digits; empty for methods without a number.
    public var lastFour: String
    /// The month in which the card expires, 1 to 12; nil for methods that don't.
    public var expiryMonth: Int?
    /// The year in which it expires, four digits.
    public var expiryYear: Int?
    /// Whether orders are paid with it unless the customer chooses another.
    public var isDefault: Bool

    /// The network's own name; nil for one that we don't know.
    public var brandName: String? {
        ["visa": "Visa", "mastercard": "Mastercard", "amex": "American Express", "discover": "Discover", "paypal": "PayPal"][brand]
    }

    /// Creates a method.
    public init(id: Int, brand: String, lastFour: String, expiryMonth: Int? = nil, expiryYear: Int? = nil, isDefault: Bool = false) {
        self.id = id
        self.brand = brand
        self.lastFour = lastFour
        self.expiryMonth = expiryMonth
        self.expiryYear = expiryYear
        self.isDefault = isDefault
    }

    enum CodingKeys: CodingKey {
        case id, brand, lastFour, expiryMonth, expiryYear, isDefault
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(brand, forKey: .brand)
        try container.encode(lastFour, forKey: .lastFour)
        try container.encode(expiryMonth, forKey: .expiryMonth)
        try container.encode(expiryYear, forKey: .expiryYear)
        try container.encode(isDefault, forKey: .isDefault)
    }

    /// A Visa card.
    public static let sample = PaymentMethod(id: 1, brand: "visa", lastFour: "4242", expiryMonth: 12, expiryYear: 2034, isDefault: true)
}

/// The data with which a browser asks for a card on the provider's own page or in its own frame.
public struct PaymentSetup: Codable, Sampled, Hashable {
    /// The provider's id of the setup, which is handed back once the customer has entered a card.
    public var setupID: String
    /// The secret that the browser hands to the provider's script; empty where a page is opened instead.
    public var clientSecret: String
    /// The provider's page that the browser opens; nil where its script mounts a field in ours.
    public var page: String?

    /// Creates a setup.
    public init(setupID: String, clientSecret: String, page: String? = nil) {
        self.setupID = setupID
        self.clientSecret = clientSecret
        self.page = page
    }

    enum CodingKeys: String, CodingKey {
        case setupID = "setupId"
        case clientSecret, page
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(setupID, forKey: .setupID)
        try container.encode(clientSecret, forKey: .clientSecret)
        try container.encode(page, forKey: .page)
    }

    /// A setup whose card is entered on a page.
    public static let sample = PaymentSetup(setupID: "seti_1", clientSecret: "", page: "https://cards.example/setup/seti_1")
}

/// The things about payments that a browser needs to know.
public struct PaymentConfiguration: Codable, Sampled, Hashable {
    /// The provider: `none`, `fake`, `stripe` or `paypal`. With `none`, orders are taken without payment.
    public var gateway: String
    /// The currency, ISO 4217.
    public var currency: String
    /// The key that the provider's script takes; nil where there is no script.
    public var publishableKey: String?
    /// The address of the provider's script; nil where there is none.
    public var script: String?
    /// The amount that is held beyond the price when an order is placed, in percent of it.
    public var authorizeOverPercent: Int

    /// Creates a configuration.
    public init(gateway: String, currency: String = "USD", publishableKey: String? = nil, script: String? = nil, authorizeOverPercent: Int = 20) {
        self.gateway = gateway
        self.currency = currency
        self.publishableKey = publishableKey
        self.script = script
        self.authorizeOverPercent = authorizeOverPercent
    }

    enum CodingKeys: CodingKey {
        case gateway, currency, publishableKey, script, authorizeOverPercent
    }

    /// Writes every key, as null where there is no value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(gateway, forKey: .gateway)
        try container.encode(currency, forKey: .currency)
        try container.encode(publishableKey, forKey: .publishableKey)
        try container.encode(script, forKey: .script)
        try container.encode(authorizeOverPercent, forKey: .authorizeOverPercent)
    }

    /// The configuration of development.
    public static let sample = PaymentConfiguration(gateway: "fake")
}
