import Core
import PaymentsAPI
import Testing

@testable import PaymentsServer

struct PaymentMachineTests {
    @Test func `every status but the first follows from another, and final ones lead nowhere`() {
        for status in PaymentStatus.allCases where status != .new {
            #expect(PaymentMachine.rules.contains { $0.to == status }, "\(status)")
        }
        for status in [PaymentStatus.failed, .voided, .refunded] { #expect(PaymentMachine.next(after: status).isEmpty) }
        #expect(Set(PaymentMachine.rules).count == PaymentMachine.rules.count)
    }

    @Test func `nothing comes back from a final status, and nothing is captured without a hold`() {
        for from in PaymentStatus.allCases {
            for to in PaymentStatus.allCases where !PaymentMachine.rules.contains(where: { $0.from == from && $0.to == to }) {
                #expect(throws: APIError.self) { try PaymentMachine.check(from, to) }
            }
        }
        #expect(!PaymentMachine.allows(.new, .captured))
        #expect(!PaymentMachine.allows(.captured, .voided))
        #expect(!PaymentMachine.allows(.failed, .captured))
    }
}
