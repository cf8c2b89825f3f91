import Foundation
import HTTPTypes

/// The provider where orders are taken without payment: it knows nothing and does nothing.
struct NoGateway: PaymentGateway {
    let name = "none"

    func createCustomer(_ customer: GatewayCustomer, key: String) async throws(GatewayError) -> String { throw .unavailable }
    func beginSetup(customer: String, key: String) async throws(GatewayError) -> GatewaySetup { throw .unavailable }
    func method(ofSetup id: String) async throws(GatewayError) -> GatewayMethod? { nil }
    func forget(_ method: GatewayMethodID, key: String) async throws(GatewayError) {}
    func authorize(_ request: GatewayAuthorization, key: String) async throws(GatewayError) -> GatewayPayment { throw .unavailable }
    func capture(_ payment: String, amountCents: Int, key: String) async throws(GatewayError) -> GatewayPayment { throw .unavailable }
    func void(_ payment: String, key: String) async throws(GatewayError) -> GatewayPayment { throw .unavailable }
    func refund(_ payment: String, amountCents: Int, key: String) async throws(GatewayError) -> GatewayRefund { throw .unavailable }
    func payment(_ id: String) async throws(GatewayError) -> GatewayPayment { throw .notFound }
    func payments(reference: String) async throws(GatewayError) -> [GatewayPayment] { [] }
    func notice(_ headers: HTTPFields, _ body: [UInt8], at now: Date) async throws(GatewayError) -> GatewayNotice? { throw .forged }
}
