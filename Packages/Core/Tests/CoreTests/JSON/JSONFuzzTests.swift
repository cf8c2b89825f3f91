import Foundation
import Testing

/// Random values and documents, many of them damaged, are encoded and decoded by our codec and by Foundation's, which must agree.
///
/// `FUZZ_JSON=1000000` asks for as many, `FUZZ_SEED` for others.
struct JSONFuzzTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let count = environment["FUZZ_JSON"].flatMap { Int($0) } ?? 1_500
    private static let seed = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 2026

    @Test func `the codec agrees with Foundation's on random values and documents`() throws {
        var fuzz = JSONFuzz(seed: Self.seed)
        for index in 0..<Self.count {
            try fuzz.step(index)
            guard fuzz.differences.count < 5 else { break }
        }
        #expect(fuzz.differences.isEmpty, "\(fuzz.differences.map { $0.prefix(2_000) }.joined(separator: "\n"))")
        #expect(fuzz.accepted > Self.count / 10, "too few documents were right to say much")
    }
}
