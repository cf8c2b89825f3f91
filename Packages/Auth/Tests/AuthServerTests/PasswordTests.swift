import Core
import CoreTesting
import Foundation
import Testing

@testable import AuthServer

struct PasswordTests {
    private let hashing = PasswordHashing(cost: .low, random: SeededRandomSource(seed: 1))

    @Test func `a password has its hash and no other`() async throws {
        let stored = try await hashing.hash("correct horse")
        #expect(try await hashing.verify("correct horse", against: stored))
        #expect(try await !hashing.verify("correct horsE", against: stored))
        #expect(try await !hashing.verify("", against: stored))
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
        #expect(try await hashing.verify("correct horse", against: stored))
    }

    @Test func `composed and decomposed letters are the same password`() async throws {
        let stored = try await hashing.hash("caf\u{E9} au lait")
        #expect(try await hashing.verify("cafe\u{301} au lait", against: stored))
    }

    @Test(arguments: [nil, "", "plain", "$scrypt$ln=99,r=8,p=1$AAAA$AAAA", "$scrypt$ln=4,r=8$AAAA$AAAA", "$scrypt$ln=4,r=8,p=1$$", "$$$$"])
    func `nothing matches what is no hash`(stored: String?) async throws {
        #expect(try await !hashing.verify("correct horse", against: stored))
    }

    @Test func `scrypt answers the vector of RFC 7914`() throws {
        let cost = PasswordHashing.Cost(log2Rounds: 10, blockSize: 8, parallelism: 16)
        let hash = try PasswordHash(password: "password", cost: cost, salt: Data("NaCl".utf8))
        #expect(hash.key.prefix(8).map { $0 } == [0xfd, 0xba, 0xbe, 0x1c, 0x9d, 0x34, 0x72, 0x00])
    }

    @Test func `no more than the limit run at a time, and all run`() async throws {
        let limiter = AsyncLimiter(2)
        let running = LockedValue((now: 0, most: 0, total: 0))
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    try await limiter.run {
                        running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1), $0.total + 1) }
                        await Task.yield()
                        running.withLock { $0.now -= 1 }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(running.value.most <= 2)
        #expect(running.value.total == 50)
    }

    @Test func `work that throws gives its place back`() async throws {
        let limiter = AsyncLimiter(1)
        await #expect(throws: APIError.offline) { try await limiter.run { throw APIError.offline } }
        #expect(try await limiter.run { 1 } == 1)
    }

    @Test func `common passwords are those that are long enough to be asked about`() {
        #expect(CommonPasswords.all.count > 300)
        #expect(CommonPasswords.all.allSatisfy { $0.count >= 8 && $0 == $0.lowercased() })
    }
}

struct EmailAddressTests {
    @Test(arguments: ["ana@example.com", "a.b+c@sub.example.co", "o'neil@example.com", "jos\u{E9}@b\u{FC}cher.example"])
    func `an address that mail can reach is read`(text: String) { #expect(EmailAddress(text)?.text == text) }

    @Test(arguments: [
        "", "ana", "@example.com", "ana@", "ana@example", "ana@@example.com", "a b@example.com", ".a@example.com", "a..b@example.com",
        "ana@-example.com", "ana@exa_mple.com", "ana@example..com", "a\u{0}@example.com", "ana@example.com\nbcc: x@y.zz",
        String(repeating: "a", count: 65) + "@example.com", "a@" + String(repeating: "b.", count: 130) + "com",
    ])
    func `what is no address is refused`(text: String) { #expect(EmailAddress(text) == nil) }
}
