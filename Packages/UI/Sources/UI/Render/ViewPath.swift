#if !canImport(SwiftUI)
/// A view's place in the tree as a number: positions and keys from the root down, mixed.
///
/// The same place gives the same number in every render and every process.
@usableFromInline
enum ViewPath {
    @usableFromInline static let root: UInt64 = 0x7475_6D62_6C65_5549

    @inlinable
    static func mix(_ path: UInt64, _ step: UInt64) -> UInt64 {
        var hash = (path ^ (step &+ 0x9E37_79B9_7F4A_7C15)) &* 0xBF58_476D_1CE4_E5B9
        hash ^= hash >> 32
        hash &*= 0x94D0_49BB_1331_11EB
        return hash ^ (hash >> 29)
    }

    /// The number of a key.
    @inlinable
    static func key<Key: Hashable>(_ key: Key) -> UInt64 { ViewKey(key).step }

    /// FNV-1a, which is stable between processes, unlike `Hasher`.
    @usableFromInline
    static func hash(_ text: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return hash
    }

    /// The id in the page: 13 characters.
    static func append(_ path: UInt64, to bytes: inout ByteBuffer) {
        var rest = path
        var characters: (UInt64, UInt64) = (0, 0)
        for index in 0..<13 {
            let digit = rest & 31
            let character = digit < 26 ? 97 + digit : 24 + digit
            if index < 8 { characters.0 |= character << UInt64(index * 8) } else { characters.1 |= character << UInt64(index * 8 - 64) }
            rest >>= 5
        }
        bytes.append((characters.0.littleEndian, characters.1.littleEndian), count: 13)
    }

    static func text(_ path: UInt64) -> String {
        var bytes = ByteBuffer(capacity: 16)
        append(path, to: &bytes)
        return bytes.text
    }

    /// The number of an id from the page, or nil if it is none.
    static func parse(_ text: String) -> UInt64? {
        var result: UInt64 = 0
        var count: UInt64 = 0
        for byte in text.utf8 {
            let digit: UInt8
            switch byte {
            case 97...122: digit = byte - 97
            case 50...55: digit = byte - 24
            default: return nil
            }
            if count > 12 || (count == 12 && digit > 15) { return nil }
            result |= UInt64(digit) << (count * 5)
            count += 1
        }
        return count == 13 ? result : nil
    }
}

/// A key that tells a view from its siblings: integers and texts as they are, others by their description.
@usableFromInline
enum ViewKey {
    case number(Int)
    case text(String)

    @inlinable
    init<Key: Hashable>(_ key: Key) {
        // lint:allow downcast because texts and numbers have a shorter way than other ids
        if let number = key as? Int { self = .number(number) } else { self = .text(key as? String ?? String(describing: key)) }
    }

    /// The step that the key adds to a view's path.
    @inlinable
    var step: UInt64 {
        switch self {
        case .number(let number): UInt64(bitPattern: Int64(number))
        case .text(let text): ViewPath.hash(text)
        }
    }
}
#endif
