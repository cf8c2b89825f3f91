import Core
import Networking
import PaymentsAPI

/// The calls that dispatchers make about refunds.
protocol RefundService: Sendable {
    /// Returns an order's payments and refunds.
    func page(of order: Int) async throws(APIError) -> RefundPage
    /// Gives money back, once for a key.
    func refund(_ refund: RefundPayment, key: String) async throws(APIError) -> Payment
}

/// Calls the API.
struct LiveRefundService: RefundService {
    let client: APIClient

    func page(of order: Int) async throws(APIError) -> RefundPage {
        let request = PaymentListRequest(orderID: order)
        let payments = try await client.call(PaymentsEndpoints.list, request)
        return RefundPage(payments: payments, refunds: try await client.call(PaymentsEndpoints.refunds, request))
    }

    func refund(_ refund: RefundPayment, key: String) async throws(APIError) -> Payment {
        try await client.call(PaymentsEndpoints.refund, refund, idempotencyKey: key)
    }
}

#if DEBUG
/// Returns what it was given; for tests and previews.
struct FakeRefundService: RefundService {
    var pageResult: Result<RefundPage, APIError> = .success(.sample)
    var refundResult: Result<Payment, APIError> = .success(.sample)

    func page(of order: Int) async throws(APIError) -> RefundPage { try pageResult.get() }

    func refund(_ refund: RefundPayment, key: String) async throws(APIError) -> Payment { try refundResult.get() }
}
#endif
