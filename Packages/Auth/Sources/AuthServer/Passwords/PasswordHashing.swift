public import Core
import Dispatch
import Foundation
import Synchronization

/// Hashes and checks passwords, off the threads that serve requests and no more at a time than there are cores: two hundred people who sign
/// in at once wait for each other, and nobody else waits for them.
public final class PasswordHashing: Sendable {
    /// What one hash costs.
    public struct Cost: Sendable, Equatable {
        /// The binary logarithm of scrypt's N.
        public let log2Rounds: Int
        /// scrypt's r.
        public let blockSize: Int
        /// scrypt's p.
        public let parallelism: Int

        /// N = 2^15, r = 8, p = 3: one of the equally strong settings of the OWASP Password Storage Cheat Sheet, and the one that takes 32 MiB
        /// rather than 128 a hash, which a small machine has for every core.
        public static let standard = Cost(log2Rounds: 15, blockSize: 8, parallelism: 3)
        /// N = 2^4: for tests, and for demo accounts whose password is printed anyway.
        public static let low = Cost(log2Rounds: 4, blockSize: 8, parallelism: 1)
    }

    private let cost: Cost
    private let random: any RandomSource
    private let limiter: AsyncLimiter
    private let queue = DispatchQueue(label: "password hashing", attributes: .concurrent)
    private let nobodysHash = Mutex<PasswordHash?>(nil)

    /// Creates a hashing of a cost.
    ///
    /// - Parameter parallel: how many hashes are computed at a time; as many as there are cores unless told.
    public init(cost: Cost, random: any RandomSource, parallel: Int? = nil) {
        self.cost = cost
        self.random = random
        limiter = AsyncLimiter(parallel ?? ProcessInfo.processInfo.activeProcessorCount)
    }

    /// The text of a password's hash, to be stored.
    func hash(_ password: String) async throws -> String {
        let (cost, salt) = (cost, Data(random.bytes(16)))
        return try await work { try PasswordHash(password: password, cost: cost, salt: salt).text }
    }

    /// Whether a password has a stored hash. Without one the answer is no, and takes as long.
    func verify(_ password: String, against stored: String?) async throws -> Bool {
        let known = stored.flatMap(PasswordHash.init)
        return try await work {
            // Made for whoever signs in first, known or not: the time tells nothing then either.
            let nobody = try self.nobody()
            let matches = try (known ?? nobody).matches(password)
            return matches && known != nil
        }
    }

    /// The hash of a password that nobody has: made at the first need, since it takes as long as the start of the server otherwise would.
    private func nobody() throws -> PasswordHash {
        try nobodysHash.withLock { hash in
            if let hash { return hash }
            let made = try PasswordHash(password: random.hexadecimal(byteCount: 16), cost: cost, salt: Data(random.bytes(16)))
            hash = made
            return made
        }
    }

    private func work<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await limiter.run { [queue] in
            try await withCheckedThrowingContinuation { continuation in
                queue.async { continuation.resume(with: Swift.Result { try body() }) }
            }
        }
    }
}
