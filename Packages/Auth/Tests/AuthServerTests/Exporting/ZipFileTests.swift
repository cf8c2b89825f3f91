import Foundation
import ServerTesting
import Testing

@testable import AuthServer

/// Archives as every reader opens them.
struct ZipFileTests {
    private func archive(_ write: (ZipFile) throws -> Void) throws -> Data {
        let url = FileManager.default.temporaryDirectory.appending(path: "zip-\(UUID().uuidString).zip")
        defer { try? FileManager.default.removeItem(at: url) }
        let zip = try ZipFile(url, modified: Date(timeIntervalSince1970: 1_767_268_800))
        try write(zip)
        try zip.finish()
        return try Data(contentsOf: url)
    }

    @Test func `entries come back as they were written, in one piece or many, empty ones and others' letters included`() throws {
        let long = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        let zip = try StoredZip(
            archive { zip in
                try zip.begin("empty.json")
                try zip.end()
                try zip.begin("files/zażółć.bin")
                for start in stride(from: 0, to: long.count, by: 7_001) { try zip.write(long[start..<min(start + 7_001, long.count)]) }
                try zip.end()
                try zip.begin("README.txt")
                try zip.write(Data("Hello".utf8))
                try zip.end()
            })
        #expect(zip.names == ["empty.json", "files/zażółć.bin", "README.txt"])
        #expect(zip.entries["empty.json"] == Data() && zip.entries["README.txt"] == Data("Hello".utf8))
        #expect(zip.entries["files/zażółć.bin"] == long)
    }

    @Test func `an archive without entries is one, and a damaged one is noticed by the tests' reader`() throws {
        #expect(try StoredZip(archive { _ in }).names == [])
        var damaged = try archive { zip in
            try zip.begin("a")
            try zip.write(Data("Hello".utf8))
            try zip.end()
        }
        damaged[33] ^= 1
        #expect(throws: StoredZip.Problem.self) { try StoredZip(damaged) }
    }

    @Test func `the checksum is that of the standard`() {
        var checksum = CRC32()
        checksum.add(Data("1234".utf8))
        checksum.add(Data("56789".utf8))
        #expect(checksum.value == 0xCBF4_3926)
    }

    @Test func `an archive is for its owner alone and takes no other file's place`() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "zip-\(UUID().uuidString).zip")
        defer { try? FileManager.default.removeItem(at: url) }
        let zip = try ZipFile(url, modified: Date(timeIntervalSince1970: 0))
        try zip.finish()
        let mode = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func `more entries than the format counts are refused`() throws {
        #expect(throws: ZipFile.TooLong.self) {
            _ = try archive { zip in
                for number in 0...65_535 {
                    try zip.begin("\(number)")
                    try zip.end()
                }
            }
        }
    }
}
