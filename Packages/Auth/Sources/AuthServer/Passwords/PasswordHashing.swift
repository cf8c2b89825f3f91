public import Core
import Foundation

/// Hashes and checks passwords on threads of their own, at a low priority: those who sign in wait for each other, and nobody else waits for them.
public final class PasswordHashing: Sendable {
    /// What one hash costs.
    public struct Cost: Sendable, Equatable {
        /// The binary logarithm of scrypt's N.
        public let log2Rounds: Int
        /// scrypt's r.
        public let blockSize: Int
        /// scrypt's p.
        public let parallelism: Int

        /// Describes a cost.
        public init(log2Rounds: Int, blockSize: Int, parallelism: Int) {
            self.log2Rounds = log2Rounds
            self.blockSize = blockSize
            self.parallelism = parallelism
        }

        /// N = 2^15, r = 8, p = 3: one of the equally strong settings of the OWASP Password Storage Cheat Sheet, and the one that takes 32 MiB
        /// rather than 128 a hash, which a small machine has for every core.
        public static let standard = Cost(log2Rounds: 15, blockSize: 8, parallelism: 3)
        /// N = 2^4: for tests, and for demo accounts whose password is printed anyway.
        public static let low = Cost(log2Rounds: 4, blockSize: 8, parallelism: 1)

        /// How much work it is, N * r * p.
        var work: Int { blockSize * parallelism << log2Rounds }
    }

    /// What came of checking a password.
    enum Check: Sendable, Equatable {
        /// It is another password, or there is no account.
        case wrong
        /// It is the password.
        case right
        /// It is the password, whose stored hash is cheaper than what is asked for today.
        case rightButWeak
    }

    private let cost: Cost
    private let random: any RandomSource
    private let workers: PasswordWorkers
    private let nobodysHash: PasswordHash

    /// Creates a hashing of a cost.
    ///
    /// - Parameters:
    ///   - parallel: how many hashes are computed at a time; half as many as there are cores unless told.
    ///   - waiting: how many may wait for their turn; whoever comes then is told to come back.
    public init(cost: Cost, random: any RandomSource, parallel: Int? = nil, waiting: Int = 100) {
        self.cost = cost
        self.random = random
        nobodysHash = PasswordHash(matchingNothing: cost, random: random)
        workers = PasswordWorkers(threads: parallel ?? ProcessInfo.processInfo.activeProcessorCount / 2, waiting: waiting)
    }

    /// The text of a password's hash, to be stored.
    ///
    /// - Throws: ``APIError`` of status 503 when too many wait.
    func hash(_ password: String) async throws -> String {
        let (cost, salt) = (cost, Data(random.bytes(16)))
        return try await workers.run { try PasswordHash(password: password, cost: cost, salt: salt).text }
    }

    /// Whether a password has a stored hash. Without one the answer is no, and takes as long.
    ///
    /// - Throws: ``APIError`` of status 503 when too many wait.
    func check(_ password: String, against stored: String?) async throws -> Check {
        let known = stored.flatMap(PasswordHash.init)
        return try await workers.run { [cost, nobodysHash] in
            guard try (known ?? nobodysHash).matches(password), let known else { return .wrong }
            return known.cost.work < cost.work ? .rightButWeak : .right
        }
    }
}
