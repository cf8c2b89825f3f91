import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Stands before everything that a password is tried at: sign-in, and the change of a password.
struct GuessGuard: Sendable {
    /// The longest time that an attempt is held, in seconds; beyond it the caller is told when to come back.
    static let longestHold: TimeInterval = 5

    let throttle: SignInThrottle
    private let log = SecurityLog()

    init(throttle: SignInThrottle) { self.throttle = throttle }

    /// Lets an attempt pass, now or a little later.
    ///
    /// - Returns: what to hand to ``succeeded(_:at:)``.
    /// - Throws: ``APIError`` of status 429 when it would have to wait too long.
    func pass(email: String, account: Int?, _ context: HandlerContext) async throws -> [SignInThrottle.Key] {
        let client = Client(context.request)
        var keys: [SignInThrottle.Key] = []
        // Asked for an account that isn't there too, so that the time is the same.
        let isKnown = try await context.database.read { transaction in
            guard let address = client.address else { return false }
            return try log.isKnown(address: address, of: account ?? 0, in: transaction)
        }
        if !isKnown { keys.append(.account(email: email)) }
        if let network = client.network { keys.append(.network(network)) }
        let now = context.clock.now
        let wait = throttle.begin(keys, at: now)
        if wait > Self.longestHold {
            throttle.cancel(keys, at: now)
            try await context.database.write { [log] in try log.note(.signInDelayed, account: account, context, at: now, in: $0) }
            throw APIError(
                status: 429, code: "too_many_attempts", message: Strings.tooManyAttempts(Int(wait.rounded(.up))), retryAfter: .seconds(wait))
        }
        if wait > 0 { try await context.clock.sleep(for: .seconds(wait)) }
        return keys
    }

    /// The password was right.
    func succeeded(_ keys: [SignInThrottle.Key], at now: Date) {
        throttle.succeed(keys, at: now)
    }
}
