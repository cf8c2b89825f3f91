import Core
import CoreTesting
import Foundation
import PaymentsAPI
import Persistence
import ServerCore
import ServerTesting
import Testing

struct PaymentNotificationsTests {
    @Test func `customers are told of payments that fail and money that comes back`() async throws {
        let payments = try await PaymentsTestServer()
        let events = try payments.server.application.container.resolve(EventLog.self)
        try await payments.server.database.write { transaction in
            for (status, refunded) in [(PaymentStatus.authorized, 0), (.failed, 0), (.captured, 0), (.partiallyRefunded, 500), (.refunded, 2800)] {
                let moved = PaymentMoved(
                    payment: 3, order: 12, customer: 7, from: .new, to: status, authorizedCents: 2800, capturedCents: 2800, refundedCents: refunded,
                    occurredAt: payments.server.clock.now)
                try events.append(PaymentsEvents.moved, moved, aggregate: PaymentsEvents.aggregate, id: 3, topics: [], in: transaction)
            }
        }
        let told = try await payments.server.notifications()
        #expect(told.map(\.kind) == ["payment.failed", "payment.refunded", "payment.refunded"])
        #expect(told.allSatisfy { $0.recipients == .person(7) && $0.place == PaymentsLink.order(12).place })
        #expect(told[1].text.body.hasPrefix("$5.00 in all") && told[2].text.body.hasPrefix("$28.00 in all"))
    }

    @Test func `administrators are told of differences that are found, not of those that are gone`() async throws {
        let payments = try await PaymentsTestServer()
        let events = try payments.server.application.container.resolve(EventLog.self)
        try await payments.server.database.write { transaction in
            for state in [Incident.State.open, .resolved] {
                let incident = PaymentIncident(incident: 1, payment: 3, kind: "captured", state: state, occurredAt: payments.server.clock.now)
                try events.append(PaymentsEvents.incident, incident, aggregate: PaymentsEvents.aggregate, id: 3, topics: [], in: transaction)
            }
        }
        let told = try await payments.server.notifications()
        #expect(told.map(\.recipients) == [.role(.admin)] && told.first?.place == MoneyLink.incidents.place)
    }
}
