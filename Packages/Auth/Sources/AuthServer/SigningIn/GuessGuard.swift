import AuthAPI
import Core
import Foundation
import Persistence
import ServerCore

/// Slows down guessing wherever a password can be tried: at sign-in, and at the change of a password.
struct GuessGuard: Sendable {
    /// The longest time to hold an attempt, in seconds. One that would have to wait longer fails with the time to retry after.
    static let longestHold: TimeInterval = 5

    let throttle: SignInThrottle
    private let log = SecurityLog()

    init(throttle: SignInThrottle) { self.throttle = throttle }

    /// Admits an attempt, immediately or after a short wait.
    ///
    /// - Parameters:
    ///   - email: the text under which the account's failures are counted.
    ///   - account: the account whose owners don't wait where they have proved before that it is theirs; nil if there is none.
    /// - Returns: the keys to pass to ``succeeded(_:clearing:at:)``.
    /// - Throws: ``APIError`` of status 429 if it would have to wait too long.
    func admit(email: String, account: Int?, _ context: HandlerContext) async throws -> [SignInThrottle.Key] {
        let client = Client(context.request)
        var keys: [SignInThrottle.Key] = []
        // Asked even if there is no account, so that it takes the same time.
        let isKnown = try await context.database.read { transaction in
            guard let address = client.address else { return false }
            return try log.isKnown(address: address, of: account ?? 0, in: transaction)
        }
        if !isKnown { keys.append(.account(email: email)) }
        if let network = client.network { keys.append(.network(network)) }
        return try await admit(keys, account: account, context)
    }

    /// Admits an attempt at the code of a second factor. Addresses from which the person has signed in get no advantage: a code has only six digits.
    ///
    /// - Returns: the keys to pass to ``succeeded(_:clearing:at:)``.
    /// - Throws: ``APIError`` of status 429 if it would have to wait too long.
    func admitCode(of account: Int, _ context: HandlerContext) async throws -> [SignInThrottle.Key] {
        try await admit([.code(account)] + (Client(context.request).network.map { [.network($0)] } ?? []), account: account, context)
    }

    private func admit(_ keys: [SignInThrottle.Key], account: Int?, _ context: HandlerContext) async throws -> [SignInThrottle.Key] {
        let now = context.clock.now
        let wait = throttle.begin(keys, at: now)
        if wait > Self.longestHold {
            throttle.cancel(keys, at: now)
            try await context.database.write { [log] in try log.record(.signInDelayed, account: account, context, at: now, in: $0) }
            throw APIError(
                status: 429, code: "too_many_attempts", message: Strings.tooManyAttempts(Int(wait.rounded(.up))), retryAfter: .seconds(wait))
        }
        if wait > 0 { try await context.clock.sleep(for: .seconds(wait)) }
        return keys
    }

    /// Takes back an attempt that was neither right nor wrong, and no failure before it.
    func undo(_ keys: [SignInThrottle.Key], at now: Date) {
        throttle.cancel(keys, at: now)
    }

    /// Takes back the failure that the attempt was counted as.
    ///
    /// - Parameter isOwner: whether earlier failures of the account are forgotten, too.
    func succeeded(_ keys: [SignInThrottle.Key], clearing isOwner: Bool = true, at now: Date) {
        throttle.succeed(keys, clearing: isOwner, at: now)
    }
}
