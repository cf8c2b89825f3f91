import Foundation
import Testing

@testable import Networking

struct AppendLogTests {
    private let file = FileManager.default.temporaryDirectory.appending(path: "append-log-\(UUID().uuidString)/log")
    private let records = [Data("one".utf8), Data("two, a little longer".utf8), Data("three".utf8)]

    /// A file with three records, and its bytes.
    private func written() throws -> Data {
        let (log, _) = try AppendLog.open(file)
        for record in records { try log.append(record) }
        return try Data(contentsOf: file)
    }

    private func read() throws -> [Data] { try AppendLog.open(file).1 }

    @Test func `records come back in order, and more can be appended`() throws {
        _ = try written()
        do {
            let (log, found) = try AppendLog.open(file)
            #expect(found == records)
            try log.append(Data("four".utf8))
        }
        #expect(try read() == records + [Data("four".utf8)])
    }

    @Test func `a file torn at any byte of its last record keeps the others and goes on`() throws {
        let bytes = try written()
        let last = bytes.count - 8 - 5
        for length in last..<bytes.count {
            try bytes.prefix(length).write(to: file)
            do {
                let (log, found) = try AppendLog.open(file)
                #expect(found == Array(records.prefix(2)))
                try log.append(Data("anew".utf8))
            }
            #expect(try read() == Array(records.prefix(2)) + [Data("anew".utf8)])
        }
    }

    @Test func `a last record with a wrong checksum, and zeros at the end, are cut off`() throws {
        var bytes = try written()
        try (bytes + Data(count: 40)).write(to: file)
        #expect(try read() == records)
        bytes[bytes.count - 1] ^= 1
        try bytes.write(to: file)
        #expect(try read() == Array(records.prefix(2)))
    }

    @Test func `a changed byte in the middle is reported, not skipped`() throws {
        var bytes = try written()
        bytes[18] ^= 1
        try bytes.write(to: file)
        #expect(throws: AppendLogError.damaged(file.path, offset: 8)) { try read() }
    }

    @Test func `a torn beginning is an empty log; another format is refused`() throws {
        _ = try written()
        try Data("TMBL".utf8).write(to: file)
        #expect(try read().isEmpty)
        for foreign in ["PK", "Something else entirely"] {
            try Data(foreign.utf8).write(to: file)
            #expect(throws: AppendLogError.foreign(file.path)) { try read() }
        }
    }

    @Test func `a second opener is refused while the first has it`() throws {
        let (log, _) = try AppendLog.open(file)
        #expect(throws: AppendLogError.inUse(file.path)) { try read() }
        try log.append(Data("mine".utf8))
    }

    @Test func `only the owner may read it`() throws {
        _ = try written()
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test func `the checksum is the standard's`() {
        #expect(CRC32.checksum(of: Data("123456789".utf8)) == 0xCBF4_3926)
    }

    @Test func `errors say what to do`() {
        let errors: [AppendLogError] = [.inUse("f"), .foreign("f"), .damaged("f", offset: 3), .system("f", errno: 2)]
        #expect(
            errors.map(\.description) == [
                "f is in use by another process. To fix, stop that process, or give this one a file of its own.",
                "f is not a log of this format. To fix, choose another file.",
                "f is damaged at byte 3. To fix, restore it from a backup, or remove it.",
                "f: No such file or directory.",
            ])
    }
}
