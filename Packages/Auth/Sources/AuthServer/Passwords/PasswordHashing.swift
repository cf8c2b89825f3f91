public import Core
import Foundation

/// Hashes and checks passwords on threads of its own, at a low priority, so that sign-ins wait for each other and slow down nobody else.
public final class PasswordHashing: Sendable {
    /// The parameters of scrypt, which decide how much work and memory a hash takes.
    public struct Cost: Sendable, Equatable {
        /// The binary logarithm of scrypt's N.
        public let log2Rounds: Int
        /// scrypt's r.
        public let blockSize: Int
        /// scrypt's p.
        public let parallelism: Int

        /// Creates a cost.
        public init(log2Rounds: Int, blockSize: Int, parallelism: Int) {
            self.log2Rounds = log2Rounds
            self.blockSize = blockSize
            self.parallelism = parallelism
        }

        /// N = 2^15, r = 8, p = 3: of the equally strong settings of the OWASP Password Storage Cheat Sheet, one that takes 32 MiB a hash rather
        /// than 128, which a small machine has for every core.
        public static let standard = Cost(log2Rounds: 15, blockSize: 8, parallelism: 3)
        /// N = 2^4, for tests, and for demo accounts, whose password is printed anyway.
        public static let low = Cost(log2Rounds: 4, blockSize: 8, parallelism: 1)

        /// The amount of work, N * r * p.
        var work: Int { blockSize * parallelism << log2Rounds }
    }

    /// The outcome of checking a password.
    enum Check: Sendable, Equatable {
        /// The password is another one, or there is no account.
        case wrong
        /// The password is correct.
        case correct
        /// The password is correct, but its stored hash is cheaper than the present cost.
        case correctButWeak
    }

    private let cost: Cost
    private let random: any RandomSource
    private let workers: PasswordWorkers
    private let decoy: PasswordHash

    /// Creates the hashing and its threads.
    ///
    /// - Parameters:
    ///   - parallel: the number of hashes computed at a time; by default half the number of cores.
    ///   - waiting: the number of calls that may wait for their turn; further ones fail.
    public init(cost: Cost, random: any RandomSource, parallel: Int? = nil, waiting: Int = 100) {
        self.cost = cost
        self.random = random
        decoy = PasswordHash(matchingNothing: cost, random: random)
        workers = PasswordWorkers(threads: parallel ?? ProcessInfo.processInfo.activeProcessorCount / 2, waiting: waiting)
    }

    /// Returns a password's hash as the text to store.
    ///
    /// - Throws: ``APIError`` of status 503 if too many calls wait.
    func hash(_ password: String) async throws -> String {
        let (cost, salt) = (cost, Data(random.bytes(16)))
        return try await workers.run { try PasswordHash(password: password, cost: cost, salt: salt).text }
    }

    /// Checks a password against a stored hash. Without one it is wrong, and finding that out takes as long.
    ///
    /// - Throws: ``APIError`` of status 503 if too many calls wait.
    func check(_ password: String, against stored: String?) async throws -> Check {
        let known = stored.flatMap(PasswordHash.init)
        return try await workers.run { [cost, decoy] in
            guard try (known ?? decoy).matches(password), let known else { return .wrong }
            return known.cost.work < cost.work ? .correctButWeak : .correct
        }
    }
}
