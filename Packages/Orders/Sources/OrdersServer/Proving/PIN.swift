import Core
import Foundation
import Persistence

/// The four digits that the customer sees and tells the driver at the door.
enum PIN {
    static func digits(from random: any RandomSource) -> String {
        let number = random.integer(in: 0..<10_000)
        return String(String(10_000 + number).dropFirst())
    }

    /// Compares two texts in a time that doesn't depend on where they differ.
    static func isEqual(_ entered: String, _ pin: String) -> Bool {
        let (entered, pin) = (Array(entered.utf8), Array(pin.utf8))
        guard entered.count == pin.count else { return false }
        return zip(entered, pin).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }
}

/// Checks the PINs that drivers enter, and bounds how often: after five wrong ones the order takes none for a quarter of an hour.
///
/// Each try is counted in a transaction of its own, since the one that would move the order leaves nothing when the PIN is wrong. It is counted before the PIN
/// is compared, so that many tries at once are no more than many in a row.
public struct PINCheck: Sendable {
    static let mostTries = 5
    static let pause: TimeInterval = 15 * 60

    private let database: any Database
    private let clock: any Core.Clock

    init(database: any Database, clock: any Core.Clock) {
        self.database = database
        self.clock = clock
    }

    private enum Outcome: Sendable { case right, wrong, paused(TimeInterval) }

    /// Checks a PIN for an order.
    ///
    /// - Throws: ``APIError``: 422 `wrong_pin`; 429 `too_many_pins` after too many wrong ones; 404 for an unknown order.
    public func check(_ entered: String, of order: Int) async throws {
        let now = clock.now
        let outcome = try await database.write { transaction in
            let row = try transaction.first("SELECT pin FROM orders_order WHERE id = \(order)")
            guard let row else { throw APIError.notFound() }
            // Orders of before there were PINs have none to compare with.
            guard let pin: String = try row.get("pin") else { return Outcome.right }
            try transaction.execute(
                "INSERT INTO orders_pin_try (order_id, tries, paused_until) VALUES (\(order), 0, NULL) ON CONFLICT (order_id) DO NOTHING")
            try transaction.execute(
                "UPDATE orders_pin_try SET tries = 0, paused_until = NULL WHERE order_id = \(order) AND paused_until <= \(now)")
            try transaction.execute("UPDATE orders_pin_try SET tries = tries + 1 WHERE order_id = \(order)")
            let state = try transaction.first("SELECT tries, paused_until FROM orders_pin_try WHERE order_id = \(order)")
            if let end: Date = try state?.get("paused_until") { return .paused(end.timeIntervalSince(now)) }
            if PIN.isEqual(entered, pin) {
                try transaction.execute("DELETE FROM orders_pin_try WHERE order_id = \(order)")
                return .right
            }
            if try state?.get("tries") ?? 0 >= Self.mostTries {
                try transaction.execute("UPDATE orders_pin_try SET paused_until = \(now.addingTimeInterval(Self.pause)) WHERE order_id = \(order)")
            }
            return .wrong
        }
        switch outcome {
        case .right: return
        case .wrong: throw APIError.invalid(["pin": Strings.wrongPIN], code: "wrong_pin")
        case .paused(let seconds):
            throw APIError(
                status: 429, code: "too_many_pins", message: Strings.tooManyPINs(max(1, Int((seconds / 60).rounded(.up)))),
                retryAfter: .seconds(max(1, seconds)))
        }
    }
}
