import Foundation

/// A token for calls.
struct PayPalToken: Decodable {
    let text: String
    let seconds: Int

    enum CodingKeys: String, CodingKey {
        case text = "access_token"
        case seconds = "expires_in"
    }
}

/// An amount: PayPal writes it as text in units of the currency.
struct PayPalAmount: Codable, Sendable {
    let currency: String
    let value: String

    init(cents: Int, currency: String) {
        self.currency = currency.uppercased()
        value = "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
    }

    /// The amount in cents; 0 for a text that isn't one.
    var cents: Int {
        let parts = value.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count <= 2, let whole = Int(parts[0]) else { return 0 }
        let decimals = parts.count == 2 ? String(parts[1].prefix(2)) : ""
        return whole * 100 + (Int(decimals.padding(toLength: 2, withPad: "0", startingAt: 0)) ?? 0)
    }

    enum CodingKeys: String, CodingKey {
        case currency = "currency_code"
        case value
    }
}

struct PayPalLink: Decodable, Sendable {
    let href: String
    let rel: String
}

/// An order, which holds one payment of ours.
struct PayPalOrder: Decodable, Sendable {
    struct Unit: Decodable, Sendable {
        let customID: String?
        let amount: PayPalAmount?
        let payments: Payments?

        enum CodingKeys: String, CodingKey {
            case amount, payments
            case customID = "custom_id"
        }
    }

    struct Payments: Decodable, Sendable {
        let authorizations: [Part]?
        let captures: [Part]?
        let refunds: [Part]?
    }

    /// An authorization, a capture or a refund.
    struct Part: Decodable, Sendable {
        let id: String
        let status: String
        let amount: PayPalAmount?
        let expiration: String?

        enum CodingKeys: String, CodingKey {
            case id, status, amount
            case expiration = "expiration_time"
        }
    }

    let id: String
    let status: String
    let units: [Unit]?
    let links: [PayPalLink]?

    enum CodingKeys: String, CodingKey {
        case id, status, links
        case units = "purchase_units"
    }

    var payments: Payments? { units?.first?.payments }
    var authorization: Part? { payments?.authorizations?.last }
    var capture: Part? { payments?.captures?.last }
}

/// The way to save a method, or a method that is saved.
struct PayPalVaulted: Decodable, Sendable {
    struct Customer: Decodable, Sendable {
        let reference: String?

        enum CodingKeys: String, CodingKey {
            case reference = "merchant_customer_id"
        }
    }

    struct Source: Decodable, Sendable {
        struct Card: Decodable, Sendable {
            let brand: String?
            let lastDigits: String?
            /// The year and the month, `2030-12`.
            let expiry: String?

            enum CodingKeys: String, CodingKey {
                case brand, expiry
                case lastDigits = "last_digits"
            }
        }

        let card: Card?
    }

    let id: String
    let status: String?
    let customer: Customer?
    let source: Source?
    let links: [PayPalLink]?

    enum CodingKeys: String, CodingKey {
        case id, status, customer, links
        case source = "payment_source"
    }
}

/// The response to a check of a notice.
struct PayPalVerification: Decodable, Sendable {
    let status: String

    enum CodingKeys: String, CodingKey {
        case status = "verification_status"
    }
}

/// A capture, as a refund leads to it.
struct PayPalRelated: Decodable, Sendable {
    struct Data: Decodable, Sendable {
        struct Ids: Decodable, Sendable {
            let order: String?

            enum CodingKeys: String, CodingKey {
                case order = "order_id"
            }
        }

        let ids: Ids?

        enum CodingKeys: String, CodingKey {
            case ids = "related_ids"
        }
    }

    let id: String?
    let data: Data?
    let links: [PayPalLink]?

    enum CodingKeys: String, CodingKey {
        case id, links
        case data = "supplementary_data"
    }
}

/// A notice.
struct PayPalEvent: Decodable, Sendable {
    let id: String
    let type: String
    let resource: PayPalRelated

    enum CodingKeys: String, CodingKey {
        case id, resource
        case type = "event_type"
    }
}
