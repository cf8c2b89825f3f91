import CoreTesting
import Foundation
import Testing

@testable import AuthServer

struct CBORTests {
    @Test(arguments: [
        ("00", CBORValue.integer(0)), ("17", .integer(23)), ("1818", .integer(24)), ("1903e8", .integer(1000)), ("1a000f4240", .integer(1_000_000)),
        ("1b000000e8d4a51000", .integer(1_000_000_000_000)), ("1b7fffffffffffffff", .integer(.max)), ("20", .integer(-1)), ("3903e7", .integer(-1000)),
        ("3b7fffffffffffffff", .integer(.min)), ("f4", .bool(false)), ("f5", .bool(true)), ("f6", .null), ("40", .bytes(Data())),
        ("4401020304", .bytes(Data([1, 2, 3, 4]))), ("62c3bc", .text("ü")), ("83010203", .array([.integer(1), .integer(2), .integer(3)])),
        ("a26161016162820203", .map(["a": .integer(1), "b": .array([.integer(2), .integer(3)])])), ("a10120", .map([1: .integer(-1)])),
    ])
    func `reads the examples of the standard`(hex: String, value: CBORValue) throws {
        #expect(try CBORReader.value(of: data(hex)) == value)
    }

    @Test(arguments: [
        "", "18", "1901", "1bffffffffffffffff", "3bffffffffffffffff", "1c", "1f", "41", "5affffffff", "5b7fffffffffffffff", "62c328", "82", "9a7fffffff00",
        "bb7fffffffffffffff", "a1", "a101", "a201010102", "a1f501", "9f01ff", "5f4101ff", "c000", "f7", "f93c00", "fb3ff199999999999a", "0000",
    ])
    func `refuses what is cut off, too long, repeated or never used`(hex: String) {
        #expect(throws: CBORError()) { try CBORReader.value(of: data(hex)) }
    }

    @Test func `goes eight levels down and no deeper`() throws {
        _ = try CBORReader.value(of: Data(repeating: 0x81, count: CBORReader.deepest) + Data([0]))
        #expect(throws: CBORError()) { try CBORReader.value(of: Data(repeating: 0x81, count: CBORReader.deepest + 1) + Data([0])) }
        #expect(throws: CBORError()) { try CBORReader.value(of: Data(repeating: 0x81, count: 100_000)) }
        #expect(throws: CBORError()) { try CBORReader.value(of: Data(repeating: 0xa1, count: 100_000)) }
    }

    @Test func `no bytes stop it, and what it reads can be written and read again`() throws {
        let random = SeededRandomSource(seed: 7)
        for _ in 0..<20_000 {
            let bytes = Data(random.bytes(Int(random.bytes(1)[0]) % 48))
            guard let value = try? CBORReader.value(of: bytes) else { continue }
            #expect(try CBORReader.value(of: value.encoded) == value)
        }
    }

    private func data(_ hex: String) -> Data {
        let digits = Array(hex)
        return Data(stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...$0 + 1]), radix: 16) })
    }
}
