import Core
import Crypto
public import Foundation
public import HTTPTypes
import Persistence

/// The fake provider's own side: its cards, the customer's confirmations, and its notices.
extension FakeGateway {
    /// Enters a card for a setup, as its page does.
    ///
    /// - Throws: ``GatewayError/declined(_:)`` for cards that can't be saved.
    public func enterCard(_ number: String, month: Int, year: Int, setup: String) async throws(GatewayError) {
        guard let id = Self.number(setup, "seti_fake_") else { throw .notFound }
        guard let card = FakeCard(number: number), (1...12).contains(month) else { throw .declined(.incorrectDetails) }
        if card == .declined { throw .declined(.declined) }
        if card == .expired { throw .declined(.expiredCard) }
        let (brand, lastFour) = (FakeCard.brand(of: number), String(number.suffix(4)))
        let changed = try await write { transaction in
            try transaction.execute(
                """
                UPDATE payments_fake_setup SET method = \("pm_fake_\(card.rawValue)_\(id)"), brand = \(brand), last_four = \(lastFour),
                expiry_month = \(month), expiry_year = \(year) WHERE id = \(id)
                """)
        }
        guard changed == 1 else { throw .notFound }
    }

    /// Confirms a payment that needs it, or refuses to, as the customer does on the bank's page.
    func confirm(_ payment: String, isApproved: Bool) async throws(GatewayError) {
        guard let id = Self.number(payment, "pi_fake_") else { throw .notFound }
        let status = (isApproved ? GatewayPayment.Status.authorized : .failed).rawValue
        let (decline, waiting) = (isApproved ? nil : GatewayDecline.authenticationRequired.rawValue, GatewayPayment.Status.needsAction.rawValue)
        try await write { transaction in
            _ = try transaction.execute(
                "UPDATE payments_fake_payment SET status = \(status), decline = \(decline) WHERE id = \(id) AND status = \(waiting)")
        }
        try await announce(payment)
    }

    /// Has the notices of a change sent, as far as they are planned.
    func announce(_ payment: String) async throws(GatewayError) {
        guard notices.count > 0 else { return }
        try await sendNotice(about: payment, after: notices.delay, times: notices.count)
    }

    /// Has a notice about a payment sent later, once or several times.
    func sendNotice(about payment: String, after delay: Duration = .zero, times: Int = 1) async throws(GatewayError) {
        let due = clock.now.addingTimeInterval(delay / .seconds(1))
        try await write { transaction in
            let first = try transaction.insert(into: "payments_fake_notice", ["notice": "", "payment": payment, "due_at": due])
            let notice = "evt_fake_\(first)"
            try transaction.execute("UPDATE payments_fake_notice SET notice = \(notice) WHERE id = \(first)")
            for _ in 1..<max(times, 1) {
                try transaction.insert(into: "payments_fake_notice", ["notice": notice, "payment": payment, "due_at": due])
            }
        }
    }

    /// Returns the notices that are due as they would arrive, and doesn't return them again.
    func dueNotices() async throws(GatewayError) -> [(fields: HTTPFields, body: [UInt8])] {
        let now = clock.now
        let due = try await write { transaction in
            let rows = try transaction.rows("SELECT * FROM payments_fake_notice WHERE sent_at IS NULL AND due_at <= \(now) ORDER BY due_at LIMIT 50")
            let notices = try rows.map { row in
                (id: try row.get("id", as: Int.self), notice: try row.get("notice", as: String.self), payment: try row.get("payment", as: String.self))
            }
            if !notices.isEmpty { try transaction.execute("UPDATE payments_fake_notice SET sent_at = \(now) WHERE id IN \(list: notices.map(\.id))") }
            return notices
        }
        return due.map { notice(id: $0.notice, about: $0.payment, at: now) }
    }

    /// Makes a signed notice.
    func notice(id: String, about payment: String, at time: Date) -> (fields: HTTPFields, body: [UInt8]) {
        let body = Array(#"{"id":"\#(id)","payment":"\#(payment)"}"#.utf8)
        let seconds = Int(time.timeIntervalSince1970)
        return ([.fakeSignature: "t=\(seconds),v1=\(signature(seconds, body))"], body)
    }

    /// Checks a notice's signature and age.
    public func notice(_ headers: HTTPFields, _ body: [UInt8], at now: Date) async throws(GatewayError) -> GatewayNotice? {
        let parts = (headers[.fakeSignature] ?? "").split(separator: ",").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
        let values = Dictionary(parts.filter { $0.count == 2 }.map { ($0[0], $0[1]) }, uniquingKeysWith: { first, _ in first })
        guard let seconds = values["t"].flatMap(Int.init), let given = values["v1"] else { throw .forged }
        guard abs(now.timeIntervalSince1970 - Double(seconds)) <= Self.noticeTolerance else { throw .forged }
        // Comparing hashes of both takes the same time wherever they differ.
        guard SHA256.hash(data: Data(given.utf8)) == SHA256.hash(data: Data(signature(seconds, body).utf8)) else { throw .forged }
        guard let read = try? JSONDecoder().decode(NoticeBody.self, from: Data(body)) else { return nil }
        return GatewayNotice(id: read.id, payment: read.payment)
    }

    private struct NoticeBody: Decodable {
        let id: String
        let payment: String
    }

    private func signature(_ seconds: Int, _ body: [UInt8]) -> String {
        var code = HMAC<SHA256>(key: secret)
        code.update(data: Data("\(seconds).".utf8))
        code.update(data: Data(body))
        return code.finalize().map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    func find(_ id: Int, in transaction: Transaction) throws -> GatewayPayment? {
        guard let row = try transaction.first("SELECT * FROM payments_fake_payment WHERE id = \(id)") else { return nil }
        let refunds = try transaction.values(Int.self, "SELECT amount_cents FROM payments_fake_refund WHERE payment_id = \(id)")
        return try shown(row, refunded: refunds.reduce(0, +))
    }

    func shown(_ row: Row, refunded: Int) throws -> GatewayPayment {
        let id = "pi_fake_\(try row.get("id", as: Int.self))"
        var status = GatewayPayment.Status(rawValue: try row.get("status")) ?? .failed
        let expiresAt: Date = try row.get("expires_at")
        if status == .authorized, expiresAt <= clock.now { status = .voided }
        let needsAction = status == .needsAction
        return GatewayPayment(
            id: id, reference: try row.get("reference"), status: status, authorizedCents: try row.get("authorized_cents"),
            capturedCents: try row.get("captured_cents"), refundedCents: refunded, expiresAt: expiresAt, clientSecret: needsAction ? "\(id)_secret" : nil,
            actionPage: needsAction ? pages.value.map { "\($0)/confirm/\(id)" } : nil,
            decline: try row.get("decline", as: String?.self).flatMap(GatewayDecline.init))
    }

    /// Returns the outcome that a method's id carries.
    static func card(_ method: String) -> FakeCard {
        method.split(separator: "_").dropFirst(2).first.flatMap { FakeCard(rawValue: String($0)) } ?? .declinedLater
    }

    static func number(_ id: String, _ prefix: String) -> Int? { id.hasPrefix(prefix) ? Int(id.dropFirst(prefix.count)) : nil }

    func write<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws(GatewayError) -> T {
        do { return try await database.write(body) } catch let error as GatewayError { throw error } catch { throw .unavailable }
    }

    func read<T: Sendable>(_ body: @escaping @Sendable (Transaction) throws -> T) async throws(GatewayError) -> T {
        do { return try await database.read(body) } catch let error as GatewayError { throw error } catch { throw .unavailable }
    }
}

extension HTTPField.Name {
    /// The signature of the fake provider's notices.
    static let fakeSignature = HTTPField.Name("Fake-Signature") ?? .contentType
}
