import Foundation

/// Writes a ZIP archive to a file, an entry after the other, each in as many pieces as it comes.
///
/// Entries are stored, not compressed: photos can't be compressed further, and every reader opens them. An archive has less than 4 GB and 65,536 entries,
/// since ZIP's longer form isn't needed for the data of one person.
final class ZipFile {
    /// The archive would be longer than its format allows.
    struct TooLong: Error {}

    private struct Entry {
        let name: Data
        let offset: UInt32
        var size: UInt32 = 0
        var checksum: UInt32 = 0
    }

    private static let localHeader: UInt32 = 0x0403_4b50
    private static let centralHeader: UInt32 = 0x0201_4b50
    private static let endRecord: UInt32 = 0x0605_4b50
    /// The position of checksum and sizes in a local header.
    private static let checksumOffset: UInt64 = 14

    private let file: FileHandle
    private let (time, day): (UInt16, UInt16)
    private var entries: [Entry] = []
    private var checksum = CRC32()
    private var position: UInt64 = 0

    /// Creates the file, which must not exist, for its owner alone.
    init(_ url: URL, modified: Date) throws {
        guard FileManager.default.createFile(atPath: url.path, contents: nil, attributes: [.posixPermissions: 0o600]) else {
            throw CocoaError(.fileWriteUnknown)
        }
        file = try FileHandle(forUpdating: url)
        (time, day) = Self.stamp(modified)
    }

    /// Begins an entry, after the one before has ended.
    func begin(_ name: String) throws {
        let name = Data(name.utf8)
        guard entries.count < Int(UInt16.max), name.count <= Int(UInt16.max) else { throw TooLong() }
        entries.append(Entry(name: name, offset: try Self.short(position)))
        checksum = CRC32()
        try put(Bytes(Self.localHeader).appending(common(entries[entries.count - 1])).data + name)
    }

    /// Adds bytes to the entry that was begun.
    func write(_ data: Data) throws {
        checksum.add(data)
        entries[entries.count - 1].size = try Self.short(UInt64(entries[entries.count - 1].size) + UInt64(data.count))
        try put(data)
    }

    /// Ends the entry: its header gets what is known only now.
    func end() throws {
        entries[entries.count - 1].checksum = checksum.value
        let entry = entries[entries.count - 1]
        try file.seek(toOffset: UInt64(entry.offset) + Self.checksumOffset)
        try file.write(contentsOf: Bytes(entry.checksum).appending(entry.size).appending(entry.size).data)
        try file.seekToEnd()
    }

    /// Writes the list of entries, and closes the file.
    func finish() throws {
        let start = try Self.short(position)
        for entry in entries {
            var header = Bytes(Self.centralHeader).appending(UInt16(20)).appending(common(entry))
            // No comment, on disk 0, a binary file without attributes.
            header = header.appending(UInt16(0)).appending(UInt16(0)).appending(UInt16(0)).appending(UInt32(0)).appending(entry.offset)
            try put(header.data + entry.name)
        }
        let (count, size) = (UInt16(entries.count), try Self.short(position) - start)
        let end = Bytes(Self.endRecord).appending(UInt16(0)).appending(UInt16(0)).appending(count).appending(count)
        try put(end.appending(size).appending(start).appending(UInt16(0)).data)
        try file.close()
    }

    /// The fields that both headers of an entry have, up to the length of the extra field.
    private func common(_ entry: Entry) -> Bytes {
        // Version 2.0; the name is UTF-8; stored.
        Bytes(UInt16(20)).appending(UInt16(0x0800)).appending(UInt16(0)).appending(time).appending(day).appending(entry.checksum).appending(entry.size)
            .appending(entry.size).appending(UInt16(entry.name.count)).appending(UInt16(0))
    }

    private func put(_ data: Data) throws {
        try file.write(contentsOf: data)
        position += UInt64(data.count)
    }

    private static func short(_ number: UInt64) throws -> UInt32 {
        guard let short = UInt32(exactly: number), short < .max else { throw TooLong() }
        return short
    }

    /// Returns a time in the form of MS-DOS, in UTC: two seconds are the smallest step, and years begin with 1980.
    private static func stamp(_ date: Date) -> (UInt16, UInt16) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
        let time = (parts.hour ?? 0) << 11 | (parts.minute ?? 0) << 5 | (parts.second ?? 0) / 2
        let day = max((parts.year ?? 1980) - 1980, 0) << 9 | (parts.month ?? 1) << 5 | (parts.day ?? 1)
        return (UInt16(truncatingIfNeeded: time), UInt16(truncatingIfNeeded: day))
    }
}

/// Numbers as a ZIP has them, the lowest byte first.
private struct Bytes {
    private(set) var data = Data()

    init<Number: FixedWidthInteger>(_ number: Number) { data = Self.bytes(number) }

    func appending<Number: FixedWidthInteger>(_ number: Number) -> Bytes {
        var longer = self
        longer.data += Self.bytes(number)
        return longer
    }

    func appending(_ other: Bytes) -> Bytes {
        var longer = self
        longer.data += other.data
        return longer
    }

    private static func bytes<Number: FixedWidthInteger>(_ number: Number) -> Data {
        withUnsafeBytes(of: number.littleEndian) { Data($0) }
    }
}

/// The checksum of ZIP entries (CRC-32 of ISO 3309).
struct CRC32 {
    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    private var state: UInt32 = .max

    /// The checksum of what was added.
    var value: UInt32 { ~state }

    mutating func add(_ data: Data) {
        state = Self.table.withUnsafeBufferPointer { table in
            data.withUnsafeBytes { bytes in
                var state = state
                for byte in bytes { state = table[Int((state ^ UInt32(byte)) & 0xFF)] ^ state >> 8 }
                return state
            }
        }
    }
}
