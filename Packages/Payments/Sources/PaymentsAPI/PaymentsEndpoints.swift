public import Core
import HTTPTypes

/// The endpoints of Payments.
public enum PaymentsEndpoints {
    /// Returns what a browser needs to know.
    public static let configuration = Endpoint<NoInput, PaymentConfiguration>(
        .get, "/payments/configuration", access: .everyone, summary: "Returns the payment provider and what its script needs.")

    /// Lists the caller's saved methods, the default one first.
    public static let methods = Endpoint<NoInput, [PaymentMethod]>(
        .get, "/payments/methods", access: .signedIn, summary: "Lists the caller's saved payment methods, the default one first.")

    /// Begins saving a method.
    public static let setUp = Endpoint<NoInput, PaymentSetup>(
        .post, "/payments/methods/setup", access: .signedIn, success: 201,
        summary: "Begins saving a payment method: returns what the browser needs to ask for a card at the provider.")

    /// Saves the method that a setup led to. Saving it again returns the same one.
    public static let saveMethod = Endpoint<SaveMethod, PaymentMethod>(
        .post, "/payments/methods", access: .signedIn, success: 201, summary: "Saves the payment method that the customer entered at the provider.")

    /// Makes a method the default one.
    public static let makeDefault = Endpoint<IDInput, PaymentMethod>(
        .put, "/payments/methods/{id}/default", access: .signedIn, summary: "Makes a saved payment method the default one.")

    /// Forgets a saved method.
    public static let forgetMethod = Endpoint<IDInput, NoOutput>(
        .delete, "/payments/methods/{id}", access: .signedIn, summary: "Forgets a saved payment method.")

    /// Pays for an order.
    public static let process = Endpoint<ProcessPayment, Payment>(
        .post, "/payments/process", access: .signedIn, idempotency: .key, success: 201,
        summary: "Holds what an order costs on a saved method. An order that is paid for already returns its payment.")

    /// Lists the payments of an order, newest first.
    public static let list = Endpoint<PaymentListRequest, [Payment]>(
        .get, "/payments", access: .signedIn, summary: "Lists the payments of an order, newest first.")

    /// Returns a payment.
    public static let detail = Endpoint<IDInput, Payment>(
        .get, "/payments/{id}", access: .signedIn, summary: "Returns a payment, for its customer and for staff.")

    /// Gives money back.
    public static let refund = Endpoint<RefundPayment, Payment>(
        .post, "/payments/{id}/refund", access: .roles([.dispatcher, .admin]), idempotency: .key,
        summary: "Gives back a part of what was taken, or all of it, with a reason.")

    /// Takes a provider's notice.
    public static let notice = Endpoint<ProviderNotice, NoOutput>(
        .post, "/payments/webhooks/{gateway}", access: .everyone, bodyBytes: 262_144,
        summary: "Takes a notice of the payment provider, whose signature is checked.")

    /// Returns a page of the ledger.
    public static let ledger = Endpoint<LedgerRequest, LedgerPage>(
        .get, "/payments/ledger", access: .roles([.admin]), summary: "Returns the ledger, newest first, paged by the cursor `before`.")
}
