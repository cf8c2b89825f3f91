import Core
import Networking
import OrdersAPI
import PaymentsAPI

/// The calls that the client makes to the server of Payments.
protocol PaymentsService: Sendable {
    /// Returns what a browser needs to know.
    func configuration() async throws(APIError) -> PaymentConfiguration
    /// Returns the person's saved payment methods, the default one first.
    func methods() async throws(APIError) -> [PaymentMethod]
    /// Begins saving a method.
    func beginSetup() async throws(APIError) -> PaymentSetup
    /// Saves the method that a setup led to.
    func save(setup id: String) async throws(APIError) -> PaymentMethod
    /// Makes a method the default one.
    func makeDefault(_ id: Int) async throws(APIError) -> PaymentMethod
    /// Forgets a method.
    func remove(_ id: Int) async throws(APIError)
    /// Returns the retail items of an order.
    func items(order: Int) async throws(APIError) -> [RetailLine]
    /// Returns an order's payments, newest first.
    func payments(order: Int) async throws(APIError) -> [Payment]
    /// Has the receipt of a payment mailed.
    func mailReceipt(_ payment: Int) async throws(APIError)
    /// Holds what an order costs on the default method, after another one was refused.
    func pay(order: Int) async throws(APIError) -> Payment
}

/// Calls the API.
struct LivePaymentsService: PaymentsService {
    let client: APIClient

    func configuration() async throws(APIError) -> PaymentConfiguration { try await client.call(PaymentsEndpoints.configuration) }

    func methods() async throws(APIError) -> [PaymentMethod] { try await client.call(PaymentsEndpoints.methods) }

    func beginSetup() async throws(APIError) -> PaymentSetup { try await client.call(PaymentsEndpoints.setUp) }

    func save(setup id: String) async throws(APIError) -> PaymentMethod { try await client.call(PaymentsEndpoints.saveMethod, SaveMethod(setupID: id)) }

    func makeDefault(_ id: Int) async throws(APIError) -> PaymentMethod { try await client.call(PaymentsEndpoints.makeDefault, IDInput(id: id)) }

    func remove(_ id: Int) async throws(APIError) { _ = try await client.call(PaymentsEndpoints.forgetMethod, IDInput(id: id)) }

    func items(order: Int) async throws(APIError) -> [RetailLine] {
        try await client.call(OrdersEndpoints.detail, IDInput(id: order)).retailItems
    }

    func payments(order: Int) async throws(APIError) -> [Payment] { try await client.call(PaymentsEndpoints.list, PaymentListRequest(orderID: order)) }

    func mailReceipt(_ payment: Int) async throws(APIError) { _ = try await client.call(PaymentsEndpoints.mailReceipt, IDInput(id: payment)) }

    func pay(order: Int) async throws(APIError) -> Payment { try await client.call(PaymentsEndpoints.process, ProcessPayment(orderID: order)) }
}

#if DEBUG
/// Returns what it was given; for tests and previews.
struct FakePaymentsService: PaymentsService {
    var configurationResult: Result<PaymentConfiguration, APIError> = .success(.sample)
    var methodsResult: Result<[PaymentMethod], APIError> = .success([.sample])
    var setupResult: Result<PaymentSetup, APIError> = .success(.sample)
    var methodResult: Result<PaymentMethod, APIError> = .success(.sample)
    var removal: Result<NoOutput, APIError> = .success(NoOutput())
    var mailing: Result<NoOutput, APIError> = .success(NoOutput())
    var paymentsResult: Result<[Payment], APIError> = .success([.sample])
    var paymentResult: Result<Payment, APIError> = .success(.sample)
    var shopped: [RetailLine] = []

    func configuration() async throws(APIError) -> PaymentConfiguration { try configurationResult.get() }

    func methods() async throws(APIError) -> [PaymentMethod] { try methodsResult.get() }

    func beginSetup() async throws(APIError) -> PaymentSetup { try setupResult.get() }

    func save(setup id: String) async throws(APIError) -> PaymentMethod { try methodResult.get() }

    func makeDefault(_ id: Int) async throws(APIError) -> PaymentMethod { try methodResult.get() }

    func remove(_ id: Int) async throws(APIError) { _ = try removal.get() }

    func items(order: Int) async throws(APIError) -> [RetailLine] { shopped }

    func payments(order: Int) async throws(APIError) -> [Payment] { try paymentsResult.get() }

    func mailReceipt(_ payment: Int) async throws(APIError) { _ = try mailing.get() }

    func pay(order: Int) async throws(APIError) -> Payment { try paymentResult.get() }
}
#endif
