import Foundation
import HTTPTypes

@testable import PaymentsServer

/// A provider that answers each question with an error.
struct RefusingGateway: PaymentGateway {
    let name = "stripe"
    let host = "api.example"
    let error: GatewayError

    func createCustomer(_ customer: GatewayCustomer, key: String) async throws(GatewayError) -> String { throw error }
    func beginSetup(customer: String, key: String) async throws(GatewayError) -> GatewaySetup { throw error }
    func method(ofSetup id: String) async throws(GatewayError) -> GatewayMethod? { throw error }
    func forget(_ method: GatewayMethodID, key: String) async throws(GatewayError) { throw error }
    func authorize(_ request: GatewayAuthorization, key: String) async throws(GatewayError) -> GatewayPayment { throw error }
    func capture(_ payment: String, amountCents: Int, key: String) async throws(GatewayError) -> GatewayPayment { throw error }
    func void(_ payment: String, key: String) async throws(GatewayError) -> GatewayPayment { throw error }
    func refund(_ payment: String, amountCents: Int, key: String) async throws(GatewayError) -> GatewayRefund { throw error }
    func payment(_ id: String) async throws(GatewayError) -> GatewayPayment { throw error }
    func payments(reference: String) async throws(GatewayError) -> [GatewayPayment] { throw error }
    func notice(_ headers: HTTPFields, _ body: [UInt8], at now: Date) async throws(GatewayError) -> GatewayNotice? { throw error }
}
