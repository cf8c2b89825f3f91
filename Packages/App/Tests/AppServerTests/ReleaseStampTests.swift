import AppServer
import Foundation
import Testing

struct ReleaseStampTests {
    @Test func `the version is read from the section of an executable's file`() async throws {
        #expect(try await version(in: executable(stamp: "1.4.0")) == "1.4.0")
        #expect(try await version(in: executable(stamp: "0.0.0~git20261125.c0255142")) == "0.0.0~git20261125.c0255142")
    }

    @Test func `an executable without a stamp, and a file that is none, have no version`() async throws {
        #expect(try await version(in: executable(stamp: "1.4.0", section: ".comment")) == nil)
        #expect(try await version(in: executable(stamp: "two words")) == nil)
        #expect(try await version(in: executable(stamp: "")) == nil)
        #expect(try await version(in: Data("#!/bin/sh\n".utf8)) == nil)
        #expect(ReleaseStamp.stamped(on: URL(filePath: "/nowhere")) == nil)
    }

    @Test(arguments: [4, 40, 64, 70, 120, 200]) func `a file that was cut off has no version`(length: Int) async throws {
        #expect(try await version(in: executable(stamp: "1.4.0").prefix(length)) == nil)
    }

    private func version(in content: Data) async throws -> String? {
        try await TemporaryFolder.with { folder in
            let file = folder.appending(path: "executable")
            try content.write(to: file)
            return ReleaseStamp.stamped(on: file)
        }
    }

    /// Returns a file of 64 bits with two sections: the names, and the stamp. The table of sections stands at its end.
    private func executable(stamp: String, section: String = ReleaseStamp.section) -> Data {
        let names = Data("\0.names\0\(section)\0".utf8)
        let table = 64 + names.count + stamp.utf8.count
        var head = Data([0x7F, 0x45, 0x4C, 0x46, 2, 1]) + Data(count: 58)
        head.replaceSubrange(0x28..<0x30, with: bytes(table, 8))
        head.replaceSubrange(0x3A..<0x40, with: bytes(64, 2) + bytes(2, 2) + bytes(0, 2))
        return head + names + Data(stamp.utf8) + entry(name: 1, offset: 64, size: names.count)
            + entry(name: 8, offset: 64 + names.count, size: stamp.utf8.count)
    }

    private func entry(name: Int, offset: Int, size: Int) -> Data {
        bytes(name, 4) + Data(count: 20) + bytes(offset, 8) + bytes(size, 8) + Data(count: 24)
    }

    private func bytes(_ value: Int, _ count: Int) -> Data { Data((0..<count).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }) }
}
