package import Foundation

/// The version of a release. `Scripts/product` adds it to the finished executable as a section of its file, so that nothing is compiled again because of it;
/// other builds have none.
package enum ReleaseStamp {
    /// The name of the section.
    package static let section = ".tumble.version"

    /// The version of this executable, such as `1.4.0`; nil for a build that isn't a release.
    static let version: String? = stamped(on: URL(filePath: "/proc/self/exe"))

    /// The version as the command line prints it.
    static var description: String { version ?? "(development build)" }

    /// Returns the version that an executable (ELF, 64 bits, as on Linux) was stamped with; nil if there is none.
    package static func stamped(on executable: URL) -> String? {
        guard let file = try? FileHandle(forReadingFrom: executable) else { return nil }
        defer { try? file.close() }
        guard let head = file.bytes(at: 0, count: 64), head.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
        let (size, count, names) = (Int(head.number(at: 0x3A, bytes: 2)), Int(head.number(at: 0x3C, bytes: 2)), Int(head.number(at: 0x3E, bytes: 2)))
        guard size >= 64, names < count, let table = file.bytes(at: head.number(at: 0x28, bytes: 8), count: size * count) else { return nil }
        let sections = (0..<count).map { Section(table, at: $0 * size) }
        guard let texts = file.bytes(at: sections[names].offset, count: min(Int(clamping: sections[names].size), 65_536)) else { return nil }
        guard let stamp = sections.first(where: { texts.text(at: $0.name) == section }), (1...64).contains(stamp.size) else { return nil }
        guard let bytes = file.bytes(at: stamp.offset, count: Int(stamp.size)), bytes.allSatisfy({ (33..<127).contains($0) }) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// An entry in the table of an executable's sections.
    private struct Section {
        let name: Int
        let offset: UInt64
        let size: UInt64

        init(_ table: [UInt8], at start: Int) {
            name = Int(table.number(at: start, bytes: 4))
            offset = table.number(at: start + 0x18, bytes: 8)
            size = table.number(at: start + 0x20, bytes: 8)
        }
    }
}

extension FileHandle {
    /// Returns bytes of a file; nil if it has fewer.
    fileprivate func bytes(at offset: UInt64, count: Int) -> [UInt8]? {
        guard (try? seek(toOffset: offset)) != nil, let data = try? read(upToCount: count), data.count == count else { return nil }
        return [UInt8](data)
    }
}

extension [UInt8] {
    /// Returns a number, its lowest byte first.
    fileprivate func number(at start: Int, bytes: Int) -> UInt64 {
        self[start..<start + bytes].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Returns the text up to a zero.
    fileprivate func text(at start: Int) -> String? {
        start < count ? String(decoding: self[start...].prefix { $0 != 0 }, as: UTF8.self) : nil
    }
}
