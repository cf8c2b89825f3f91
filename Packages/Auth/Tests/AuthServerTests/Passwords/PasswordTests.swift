import Core
import CoreTesting
import Foundation
import Testing

@testable import AuthServer

struct PasswordTests {
    private let hashing = PasswordHashing(cost: .low, random: SeededRandomSource(seed: 1))

    @Test func `a password has its hash and no other`() async throws {
        let stored = try await hashing.hash("correct horse")
        #expect(try await hashing.check("correct horse", against: stored) == .correct)
        #expect(try await hashing.check("correct horsE", against: stored) == .wrong)
        #expect(try await hashing.check("", against: stored) == .wrong)
    }

    @Test func `equal passwords have different hashes, and no text holds the password`() async throws {
        let first = try await hashing.hash("correct horse")
        let second = try await hashing.hash("correct horse")
        #expect(first != second)
        #expect(first.hasPrefix("$scrypt$ln=4,r=8,p=1$"))
        #expect(!first.contains("correct"))
    }

    @Test func `a hash of another cost is still checked by its own`() async throws {
        let cost = PasswordHashing.Cost(log2Rounds: 5, blockSize: 4, parallelism: 2)
        let stored = try await PasswordHashing(cost: cost, random: SeededRandomSource(seed: 2)).hash("correct horse")
        #expect(try await hashing.check("correct horse", against: stored) == .correct)
    }

    @Test func `composed and decomposed letters are the same password`() async throws {
        let stored = try await hashing.hash("caf\u{E9} au lait")
        #expect(try await hashing.check("cafe\u{301} au lait", against: stored) == .correct)
    }

    @Test func `what is checked for an unknown address costs as much as a stored hash, and is made without hashing`() throws {
        // This cost would take longer than the test may.
        let cost = PasswordHashing.Cost(log2Rounds: 24, blockSize: 8, parallelism: 64)
        let nobody = PasswordHash(matchingNothing: cost, random: SeededRandomSource(seed: 4))
        #expect(nobody.cost == cost && nobody.salt.count == 16 && nobody.key.count == 32)
        let cheap = PasswordHash(matchingNothing: .low, random: SeededRandomSource(seed: 4))
        #expect(try !cheap.matches("") && !cheap.matches("correct horse"))
    }

    @Test(arguments: [nil, "", "plain", "$scrypt$ln=99,r=8,p=1$AAAA$AAAA", "$scrypt$ln=4,r=8$AAAA$AAAA", "$scrypt$ln=4,r=8,p=1$$", "$$$$"])
    func `nothing matches what is no hash`(stored: String?) async throws {
        #expect(try await hashing.check("correct horse", against: stored) == .wrong)
    }

    @Test func `scrypt answers the vector of RFC 7914`() throws {
        let cost = PasswordHashing.Cost(log2Rounds: 10, blockSize: 8, parallelism: 16)
        let hash = try PasswordHash(password: "password", cost: cost, salt: Data("NaCl".utf8))
        #expect(hash.key.prefix(8).map { $0 } == [0xfd, 0xba, 0xbe, 0x1c, 0x9d, 0x34, 0x72, 0x00])
    }

    @Test func `a hash that is cheaper than today's is told from one that isn't`() async throws {
        let dear = PasswordHashing(cost: .init(log2Rounds: 5, blockSize: 8, parallelism: 1), random: SeededRandomSource(seed: 3))
        let (cheapHash, dearHash) = (try await hashing.hash("correct horse"), try await dear.hash("correct horse"))
        #expect(try await dear.check("correct horse", against: cheapHash) == .correctButWeak)
        #expect(try await dear.check("correct horse", against: dearHash) == .correct)
        #expect(try await dear.check("wrong horse", against: cheapHash) == .wrong)
        #expect(try await hashing.check("correct horse", against: dearHash) == .correct)
    }

    @Test func `no more than the threads run at a time, and all run`() async throws {
        let workers = PasswordWorkers(threads: 2, waiting: 100)
        let running = LockedValue((now: 0, most: 0, total: 0))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    try await workers.run {
                        running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1), $0.total + 1) }
                        running.withLock { $0.now -= 1 }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(running.value.most <= 2)
        #expect(running.value.total == 50)
    }

    @Test func `work that throws does so for who asked, and the thread goes on`() async throws {
        let workers = PasswordWorkers(threads: 0, waiting: 10)
        await #expect(throws: APIError.offline) { try await workers.run { throw APIError.offline } }
        #expect(try await workers.run { 1 } == 1)
    }

    @Test func `who comes when too many wait is told to come back, and who leaves makes room`() async throws {
        let workers = PasswordWorkers(threads: 1, waiting: 1)
        let gate = DispatchSemaphore(value: 0)
        let (started, start) = AsyncStream<Void>.makeStream()
        async let running: Int = workers.run {
            start.yield()
            gate.wait()
            return 1
        }
        for await _ in started { break }
        let waiting = Task { try await workers.run { 2 } }
        try await eventually { workers.waitingCount != 0 }
        let refused = await #expect(throws: APIError.self) { try await workers.run { 3 } }
        #expect(refused?.status == 503 && refused?.code == "busy")
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        let next = Task { try await workers.run { 4 } }
        try await eventually { workers.waitingCount != 0 }
        gate.signal()
        #expect(try await running == 1)
        #expect(try await next.value == 4)
    }

    @Test func `a caller that is gone already is not worked for`() async throws {
        let workers = PasswordWorkers(threads: 1, waiting: 10)
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await workers.run { 1 }
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
