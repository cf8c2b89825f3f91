public import Foundation
public import HTTPTypes

/// A payment provider: keeps cards, holds amounts on them, takes them and gives them back.
///
/// Every call that changes something takes a key. A gateway that gets the same key again returns its first result, so that a call whose response was lost
/// can be repeated. Amounts are in cents of the installation's currency.
///
/// ```swift
/// let held = try await gateway.authorize(GatewayAuthorization(reference: "payment-12", amountCents: 3360, method: method), key: "payment-12-authorize-1")
/// let taken = try await gateway.capture(held.id, amountCents: 2800, key: "payment-12-capture-1")
/// ```
public protocol PaymentGateway: Sendable {
    /// The name in settings, addresses of webhooks and rows: `fake`, `stripe`, `paypal`.
    var name: String { get }

    /// Creates the provider's record of a customer, which saved cards belong to, and returns its id.
    func createCustomer(_ customer: GatewayCustomer, key: String) async throws(GatewayError) -> String

    /// Begins saving a payment method: what the browser needs to ask for a card without our seeing it.
    func beginSetup(customer: String, key: String) async throws(GatewayError) -> GatewaySetup

    /// Returns the method that a setup saved; nil while the customer hasn't finished.
    func method(ofSetup id: String) async throws(GatewayError) -> GatewayMethod?

    /// Forgets a saved method. A method that is already forgotten is no error.
    func forget(_ method: GatewayMethodID, key: String) async throws(GatewayError)

    /// Holds an amount.
    func authorize(_ request: GatewayAuthorization, key: String) async throws(GatewayError) -> GatewayPayment

    /// Takes at most the amount that is held; the rest is released.
    func capture(_ payment: String, amountCents: Int, key: String) async throws(GatewayError) -> GatewayPayment

    /// Releases an amount that is held and hasn't been taken.
    func void(_ payment: String, key: String) async throws(GatewayError) -> GatewayPayment

    /// Gives back a part of what was taken, or all of it.
    func refund(_ payment: String, amountCents: Int, key: String) async throws(GatewayError) -> GatewayRefund

    /// Returns a payment as the provider has it.
    func payment(_ id: String) async throws(GatewayError) -> GatewayPayment

    /// Returns the payments that the provider has under one of our references, newest first.
    func payments(reference: String) async throws(GatewayError) -> [GatewayPayment]

    /// The host of the provider's API, such as `api.stripe.com`; empty for the provider in this process.
    var host: String { get }

    /// Makes a call that changes nothing, so that an administrator sees whether the provider takes our key.
    func checkConnection() async throws(GatewayError)

    /// Checks a webhook's signature and age, and returns the notice in it; nil for kinds of notices that say nothing about payments.
    ///
    /// - Throws: ``GatewayError/forged`` for a wrong signature or one that is too old.
    func notice(_ headers: HTTPFields, _ body: [UInt8], at now: Date) async throws(GatewayError) -> GatewayNotice?
}

extension PaymentGateway {
    /// Empty: the provider is in this process.
    public var host: String { "" }

    /// Asks for payments under a reference that none has.
    public func checkConnection() async throws(GatewayError) { _ = try await payments(reference: "connection-check") }
}
