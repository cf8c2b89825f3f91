public import Core
public import OrdersAPI
public import Persistence

/// The prices and progress of orders, which Orders provides. Without it nothing is captured.
public protocol PayableOrders: Sendable {
    /// Returns what an order costs now; nil for an unknown order.
    func charge(of order: Int, in transaction: Transaction) throws -> OrderCharge?
}

/// The cost of an order.
public struct OrderCharge: Sendable, Hashable {
    /// The times at which an amount is to be taken.
    public enum Due: Sendable, Hashable {
        /// Not yet: the laundry isn't ready.
        case later
        /// At once: the laundry waits to go back, or has gone.
        case immediately
        /// At once, and it is all: the order has ended early, and what it costs is a fee or nothing.
        case ended
    }

    /// The customer's id.
    public var customerID: Int
    /// Everything, in cents.
    public var totalCents: Int
    /// The sales tax in it, in cents.
    public var taxCents: Int
    /// The tip in it, in cents.
    public var tipCents: Int
    /// The fees in it, in cents.
    public var feeCents: Int
    /// The id of the driver who delivered it and gets the tip; nil before the delivery.
    public var deliveredBy: Int?
    /// Whether somebody shopped for it: then what was taken too much is given back without anybody asking for it.
    public var isShopped: Bool
    /// The items that were ordered along with the laundry, which receipts list.
    public var items: [RetailLine]
    /// The time at which it is to be taken.
    public var due: Due

    /// Creates a charge.
    public init(
        customerID: Int, totalCents: Int, taxCents: Int = 0, tipCents: Int = 0, feeCents: Int = 0, deliveredBy: Int? = nil, isShopped: Bool = false,
        items: [RetailLine] = [], due: Due
    ) {
        self.customerID = customerID
        self.totalCents = totalCents
        self.taxCents = taxCents
        self.tipCents = tipCents
        self.feeCents = feeCents
        self.deliveredBy = deliveredBy
        self.isShopped = isShopped
        self.items = items
        self.due = due
    }
}

/// The customers' email addresses, which Auth provides. Without it the provider gets to know none.
public protocol CustomerEmails: Sendable {
    /// Returns the email address of a person; nil for an unknown one.
    func email(of person: Int, in transaction: Transaction) throws -> String?

    /// Returns where and in which language a person gets receipts; nil for somebody who can't get any.
    func recipient(_ person: Int, in transaction: Transaction) throws -> ReceiptRecipient?

    /// Returns the ids of the customers among the demo accounts.
    func demoCustomers(in transaction: Transaction) throws -> [Int]
}

/// A person who gets receipts.
public struct ReceiptRecipient: Sendable, Hashable {
    /// The email address.
    public var email: String
    /// The language in which the receipt is written.
    public var language: Language

    /// Creates a recipient.
    public init(email: String, language: Language) {
        self.email = email
        self.language = language
    }
}
