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

    /// Lists payments of all customers.
    public static let search = Endpoint<PaymentSearch, PaymentPage>(
        .get, "/payments/search", access: .roles([.admin]),
        summary: "Lists the payments of all customers, newest first, by customer, state and time, paged by the cursor `before`.")

    /// Returns payments of all customers as a table.
    public static let exportPayments = Endpoint<PaymentSearch, PayoutExport>(
        .get, "/payments/search/export", access: .roles([.admin]), rate: RateLimit(count: 20, per: .seconds(60)),
        summary: "Returns the payments that the same filters select as comma-separated values, newest first, at most 10,000.")

    /// Returns a payment.
    public static let detail = Endpoint<IDInput, Payment>(
        .get, "/payments/{id}", access: .signedIn, summary: "Returns a payment, for its customer and for staff.")

    /// Gives money back.
    public static let refund = Endpoint<RefundPayment, Payment>(
        .post, "/payments/{id}/refund", access: .roles([.dispatcher, .admin]), idempotency: .key,
        summary: "Gives back a part of what was taken, or all of it, with a reason.")

    /// Lists the refunds of an order's payments.
    public static let refunds = Endpoint<PaymentListRequest, [Refund]>(
        .get, "/payments/refunds", access: .roles([.dispatcher, .admin]),
        summary: "Lists what was given back of an order's payments, or is about to be, newest first, with reasons.")

    /// Mails a receipt.
    public static let mailReceipt = Endpoint<IDInput, NoOutput>(
        .post, "/payments/{id}/receipt", access: .signedIn, summary: "Mails the receipt of a payment to its customer, in their language.")

    /// Takes a provider's notice.
    public static let notice = Endpoint<ProviderNotice, NoOutput>(
        .post, "/payments/webhooks/{gateway}", access: .everyone, bodyBytes: 262_144,
        summary: "Takes a notice of the payment provider, whose signature is checked.")

    /// Returns what the caller earned by driving.
    public static let earnings = Endpoint<MoneyPageRequest, EarningsPage>(
        .get, "/drivers/earnings", access: .roles([.driver]), summary: "Returns the caller's earnings part by part, newest first, and how much was paid out.")

    /// Returns what the caller earned by day, week or month.
    public static let earningsSummary = Endpoint<EarningsRequest, EarningsSummary>(
        .get, "/drivers/earnings/summary", access: .roles([.driver]),
        summary: "Adds up the caller's earnings of the last 28 days, 12 weeks or 12 months, with every part.")

    /// Returns what the caller earned as a table.
    public static let exportEarnings = Endpoint<EarningsRequest, PayoutExport>(
        .get, "/drivers/earnings/export", access: .roles([.driver]), rate: RateLimit(count: 20, per: .seconds(60)),
        summary: "Returns the caller's earnings of the last 28 days, 12 weeks or 12 months as comma-separated values.")

    /// Lists the caller's payouts.
    public static let driverPayouts = Endpoint<MoneyPageRequest, DriverPayoutPage>(
        .get, "/drivers/payouts", access: .roles([.driver]), summary: "Lists the caller's payouts, newest first, paged by the cursor `before`.")

    /// Lists the drivers who are owed something.
    public static let balances = Endpoint<NoInput, [DriverBalance]>(
        .get, "/payments/balances", access: .roles([.admin]), summary: "Lists what drivers have earned and no payout covers, the highest first.")

    /// Makes payouts, one for each driver.
    public static let makePayouts = Endpoint<MakePayouts, [Payout]>(
        .post, "/payments/payouts", access: .roles([.admin]), idempotency: .key, success: 201,
        summary: "Makes payouts of what drivers earned in a period, one for each driver. Nothing is paid out twice.")

    /// Lists payouts.
    public static let payouts = Endpoint<MoneyPageRequest, PayoutPage>(
        .get, "/payments/payouts", access: .roles([.admin]), summary: "Lists payouts, newest first, paged by the cursor `before`.")

    /// Returns a payout with its lines.
    public static let payout = Endpoint<IDInput, PayoutDetail>(
        .get, "/payments/payouts/{id}", access: .roles([.admin]), summary: "Returns a payout with its lines.")

    /// Notes that a payout was paid, or gives it up.
    public static let settlePayout = Endpoint<SettlePayout, Payout>(
        .put, "/payments/payouts/{id}", access: .roles([.admin]), idempotency: .key,
        summary: "Notes that a payout was paid, or gives it up, so that its earnings wait for another one.")

    /// Returns a payout as a table.
    public static let exportPayout = Endpoint<IDInput, PayoutExport>(
        .get, "/payments/payouts/{id}/export", access: .roles([.admin]), summary: "Returns a payout's lines as comma-separated values.")

    /// Lists incidents.
    public static let incidents = Endpoint<IncidentListRequest, IncidentPage>(
        .get, "/payments/incidents", access: .roles([.admin]), summary: "Lists differences between our books and the provider's, newest first.")

    /// Resolves an incident.
    public static let resolveIncident = Endpoint<ResolveIncident, Incident>(
        .put, "/payments/incidents/{id}", access: .roles([.admin]), idempotency: .key, summary: "Resolves an incident with an explanation.")

    /// Returns a page of the ledger.
    public static let ledger = Endpoint<LedgerRequest, LedgerPage>(
        .get, "/payments/ledger", access: .roles([.admin]), summary: "Returns the ledger, newest first, paged by the cursor `before`.")
}
