import Foundation

/// An object of which a response has either the id alone or, if the request asked to expand it, all of it.
enum StripeExpandable<Object: Decodable & Sendable>: Decodable, Sendable {
    case id(String)
    case object(Object)

    init(from decoder: any Decoder) throws {
        if let id = try? decoder.singleValueContainer().decode(String.self) {
            self = .id(id)
        } else {
            self = .object(try Object(from: decoder))
        }
    }

    /// The object; nil if only its id came.
    var object: Object? {
        if case .object(let object) = self { object } else { nil }
    }
}

/// Anything of which only the id matters.
struct StripeObject: Decodable, Sendable {
    let id: String
}

/// A page of a list.
struct StripeList<Item: Decodable & Sendable>: Decodable, Sendable {
    let data: [Item]
}

/// A payment, `payment_intent`.
struct StripeIntent: Decodable, Sendable {
    let id: String
    let status: String
    let amount: Int
    let received: Int?
    let clientSecret: String?
    let cancellationReason: String?
    let created: Int?
    let metadata: [String: String]?
    let lastError: StripeFailure?
    let charge: StripeExpandable<StripeCharge>?

    enum CodingKeys: String, CodingKey {
        case id, status, amount, created, metadata
        case received = "amount_received"
        case clientSecret = "client_secret"
        case cancellationReason = "cancellation_reason"
        case lastError = "last_payment_error"
        case charge = "latest_charge"
    }
}

/// An attempt to hold or take an amount, `charge`.
struct StripeCharge: Decodable, Sendable {
    struct Details: Decodable, Sendable {
        struct Card: Decodable, Sendable {
            let captureBefore: Int?

            enum CodingKeys: String, CodingKey {
                case captureBefore = "capture_before"
            }
        }

        let card: Card?
    }

    let refunded: Int?
    let details: Details?

    enum CodingKeys: String, CodingKey {
        case refunded = "amount_refunded"
        case details = "payment_method_details"
    }

    /// The time at which the hold ends by itself; nil for methods without one.
    var expiresAt: Date? {
        details?.card?.captureBefore.map { Date(timeIntervalSince1970: Double($0)) }
    }
}

/// An amount that was given back, `refund`.
struct StripeRefund: Decodable, Sendable {
    let id: String
    let amount: Int
    let status: String?
    let failureReason: String?
    let metadata: [String: String]?

    enum CodingKeys: String, CodingKey {
        case id, amount, status, metadata
        case failureReason = "failure_reason"
    }

    /// Whether the money came back to us after all.
    var hasFailed: Bool { status == "failed" || status == "canceled" }
}

/// A card that is being saved, `setup_intent`.
struct StripeSetup: Decodable, Sendable {
    let id: String
    let status: String
    let clientSecret: String?
    let customer: StripeExpandable<StripeObject>?
    let method: StripeExpandable<StripeMethod>?

    enum CodingKeys: String, CodingKey {
        case id, status, customer
        case clientSecret = "client_secret"
        case method = "payment_method"
    }
}

/// A saved method, `payment_method`.
struct StripeMethod: Decodable, Sendable {
    struct Card: Decodable, Sendable {
        let brand: String
        let lastFour: String
        let expiryMonth: Int?
        let expiryYear: Int?

        enum CodingKeys: String, CodingKey {
            case brand
            case lastFour = "last4"
            case expiryMonth = "exp_month"
            case expiryYear = "exp_year"
        }
    }

    let id: String
    let type: String
    let card: Card?
    let customer: StripeExpandable<StripeObject>?
}

/// A notice, `event`, of which only the ids are read: the object in it may be older than what we have.
struct StripeEvent: Decodable, Sendable {
    struct Content: Decodable, Sendable {
        struct Subject: Decodable, Sendable {
            let object: String
            let id: String?
            let intent: StripeExpandable<StripeObject>?

            enum CodingKeys: String, CodingKey {
                case object, id
                case intent = "payment_intent"
            }
        }

        let object: Subject
    }

    let id: String
    let data: Content
}
