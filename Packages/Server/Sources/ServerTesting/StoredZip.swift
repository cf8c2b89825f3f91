public import Foundation

/// A ZIP archive of stored entries, read and checked with no code of the product.
///
/// ```swift
/// let zip = try StoredZip(data)
/// #expect(zip.entries["README.txt"] != nil)
/// ```
public struct StoredZip: Sendable {
    /// A part of the archive that isn't as the format wants it.
    public struct Problem: Error, CustomStringConvertible {
        /// The place and what the format wants there.
        public let description: String
    }

    /// The contents of the entries by their names.
    public let entries: [String: Data]
    /// The names in the order of the archive's list.
    public let names: [String]

    /// Reads an archive: each entry by the list at its end, compared with its own header, its size and its checksum.
    ///
    /// - Throws: ``Problem`` for anything that isn't as the format wants it.
    public init(_ data: Data) throws {
        let bytes = [UInt8](data)
        func number(_ position: Int, _ count: Int) throws -> Int {
            guard position >= 0, position + count <= bytes.count else { throw Problem(description: "The archive ends before byte \(position + count).") }
            return (0..<count).reduce(0) { $0 | Int(bytes[position + $1]) << (8 * $1) }
        }
        func check(_ isRight: Bool, _ problem: String) throws { if !isRight { throw Problem(description: problem) } }
        let end = bytes.count - 22
        try check(try number(end, 4) == 0x0605_4b50, "There is no record of the end.")
        var (position, entries, names) = (try number(end + 16, 4), [String: Data](), [String]())
        for _ in 0..<(try number(end + 10, 2)) {
            try check(try number(position, 4) == 0x0201_4b50, "No entry is listed at \(position).")
            let (size, nameLength, local) = (try number(position + 24, 4), try number(position + 28, 2), try number(position + 42, 4))
            let name = String(decoding: bytes[(position + 46)..<(position + 46 + nameLength)], as: UTF8.self)
            try check(try number(position + 10, 2) == 0 && number(position + 20, 4) == size, "\(name) is compressed.")
            // Version, flags, method, time, checksum, sizes and the name's length stand in both headers.
            try check(bytes[(position + 6)..<(position + 30)].elementsEqual(bytes[(local + 4)..<(local + 28)]), "\(name) has two different headers.")
            let start = local + 30 + nameLength
            let content = Data(bytes[start..<(start + size)])
            try check(Self.checksum(content) == (try number(position + 16, 4)), "\(name) has another checksum.")
            try check(entries.updateValue(content, forKey: name) == nil, "\(name) is there twice.")
            names.append(name)
            position += 46 + nameLength + (try number(position + 30, 2)) + (try number(position + 32, 2))
        }
        try check(position == end, "The list doesn't end where the archive does.")
        (self.entries, self.names) = (entries, names)
    }

    /// The CRC-32, bit by bit.
    private static func checksum(_ data: Data) -> Int {
        var state: UInt32 = .max
        for byte in data {
            state ^= UInt32(byte)
            for _ in 0..<8 { state = state & 1 == 1 ? state >> 1 ^ 0xEDB8_8320 : state >> 1 }
        }
        return Int(~state)
    }
}
