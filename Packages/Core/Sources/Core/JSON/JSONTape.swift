/// The structure of a JSON text: a token for each value and key, in the order of the text.
///
/// Reading fills the tape in one pass, without recursion.
struct JSONTape {
    private(set) var tokens: UnsafeMutablePointer<JSONToken>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
        tokens = .allocate(capacity: capacity)
    }

    @inline(__always)
    mutating func append(_ token: JSONToken) {
        if count == capacity { grow() }
        (tokens + count).initialize(to: token)
        count += 1
    }

    @inline(never)
    private mutating func grow() {
        let grown = UnsafeMutablePointer<JSONToken>.allocate(capacity: capacity * 2)
        grown.moveInitialize(from: tokens, count: count)
        tokens.deallocate()
        tokens = grown
        capacity *= 2
    }
}

/// A value or a key.
struct JSONToken {
    enum Kind: UInt8 { case null, yes, no, number, string, array, object, key }

    /// The place of the first byte, inside the quotation marks of a text. For a container that is being read, the one around it; for an object that
    /// has been read, the key that is looked at first in the next search.
    var start: UInt32
    /// The number of bytes; for a container, that of its elements or members.
    var count: UInt32
    /// The index of the token after the value; for a key, its first four bytes. For an object that is being read, its last key.
    var next: UInt32
    var kind: Kind
    var flags: Flags = []

    struct Flags: OptionSet {
        let rawValue: UInt8

        /// A text without escapes and control characters.
        static let simple = Flags(rawValue: 1)
        /// A text of ASCII alone.
        static let ascii = Flags(rawValue: 2)
        /// An object of which each key is simple and ASCII.
        static let plainKeys = Flags(rawValue: 4)
        /// An object with keys in order, each once.
        static let sorted = Flags(rawValue: 8)
        /// An object whose keys are found by scanning: plain, each once.
        static let scanned = Flags(rawValue: 16)
        /// An object whose keys are found in a dictionary.
        static let indexed = Flags(rawValue: 32)

        static let plain: Flags = [simple, ascii]
    }

    /// The first four bytes of a key.
    @inline(__always)
    static func prefix(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> UInt32 {
        if count >= 4 { return UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self) }
        var prefix: UInt32 = 0
        for index in 0..<count { prefix = prefix << 8 | UInt32(bytes[index]) }
        return prefix
    }
}
