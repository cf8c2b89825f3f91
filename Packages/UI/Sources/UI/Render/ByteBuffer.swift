#if !canImport(SwiftUI)
/// Bytes that only grow at their end: what an `[UInt8]` does, without its checks of uniqueness and its calls for each short append.
///
/// Memory is safe because nobody else has it: the buffer can't be copied, so `base` has one owner, which frees it once; every write goes through
/// `room(for:)`, which makes the room first; and `count` never passes what has been written.
@usableFromInline
struct ByteBuffer: ~Copyable {
    @usableFromInline var base: UnsafeMutablePointer<UInt8>
    private var capacity: Int
    /// The number of bytes written.
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        base = .allocate(capacity: self.capacity)
    }

    @inlinable
    deinit {
        base.deallocate()
    }

    var isEmpty: Bool { count == 0 }

    /// A copy of the bytes, of exactly their size.
    var bytes: [UInt8] { Array(UnsafeBufferPointer(start: base, count: count)) }

    /// The bytes as text.
    var text: String { String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self) }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        room(for: 1).initialize(to: byte)
        count += 1
    }

    @inline(__always)
    mutating func append(_ source: UnsafeBufferPointer<UInt8>) {
        // An empty buffer may have no address.
        guard let start = source.baseAddress else { return }
        room(for: source.count).initialize(from: start, count: source.count)
        count += source.count
    }

    @inline(__always)
    mutating func append(_ literal: StaticString) {
        append(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// Appends the first `count` bytes of two words (at most 16), in the order of memory: two stores are faster than a copy of so few bytes.
    @inline(__always)
    mutating func append(_ words: (UInt64, UInt64), count: Int) {
        let place = UnsafeMutableRawPointer(room(for: 16))
        place.storeBytes(of: words.0, as: UInt64.self)
        place.storeBytes(of: words.1, toByteOffset: 8, as: UInt64.self)
        self.count += count
    }

    /// Appends a text as it is.
    mutating func append(text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    mutating func append(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { append($0) }
    }

    mutating func append(_ other: borrowing ByteBuffer) {
        append(UnsafeBufferPointer(start: other.base, count: other.count))
    }

    /// Puts bytes into the middle.
    mutating func insert(_ bytes: [UInt8], at offset: Int) {
        precondition(offset <= count, "bytes are inserted within what is written")
        _ = room(for: bytes.count)
        let place = base + offset
        (place + bytes.count).update(from: place, count: count - offset)
        bytes.withUnsafeBufferPointer { source in
            if let start = source.baseAddress { place.update(from: start, count: source.count) }
        }
        count += bytes.count
    }

    /// Takes off what was written last.
    mutating func removeLast() {
        precondition(count > 0, "an empty buffer has no last byte")
        count -= 1
    }

    /// Empties the buffer and keeps its memory.
    @inline(__always)
    mutating func removeAll() { count = 0 }

    /// Returns the place of the next `additional` bytes.
    @inline(__always)
    private mutating func room(for additional: Int) -> UnsafeMutablePointer<UInt8> {
        if additional > capacity - count { grow(by: additional) }
        return base + count
    }

    @inline(never)
    private mutating func grow(by additional: Int) {
        let larger = max(capacity * 2, count + additional)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        moved.moveInitialize(from: base, count: count)
        base.deallocate()
        base = moved
        capacity = larger
    }
}
#endif
