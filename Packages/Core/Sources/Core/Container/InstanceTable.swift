/// Instances by the type that they were registered for: a hash table with open addressing.
///
/// A Dictionary hashes with SipHash, which takes longer than everything else in a resolve; the keys here are addresses of types, which
/// nobody chooses, so that multiplying scatters them well enough.
@usableFromInline
struct InstanceTable {
    @usableFromInline
    struct Slot {
        @usableFromInline let key: ObjectIdentifier?
        @usableFromInline let value: AnyObject?

        init(_ key: ObjectIdentifier? = nil, _ value: AnyObject? = nil) {
            self.key = key
            self.value = value
        }
    }

    /// Its count is a power of two, at most half of it is taken.
    @usableFromInline var slots = [Slot](repeating: Slot(), count: 16)
    private var count = 0

    @inlinable
    func value(_ key: ObjectIdentifier) -> AnyObject? {
        slots[position(of: key)].value
    }

    mutating func set(_ value: AnyObject, _ key: ObjectIdentifier) {
        let position = position(of: key)
        if slots[position].key == nil { count += 1 }
        slots[position] = Slot(key, value)
        if count * 2 > slots.count { rebuild(slots.count * 2) { _ in true } }
    }

    /// Takes out every key that a condition doesn't hold for.
    mutating func keep(_ isKept: (ObjectIdentifier) -> Bool) {
        rebuild(slots.count, isKept)
    }

    private mutating func rebuild(_ size: Int, _ isKept: (ObjectIdentifier) -> Bool) {
        let old = slots
        slots = [Slot](repeating: Slot(), count: size)
        count = 0
        for slot in old {
            guard let key = slot.key, isKept(key) else { continue }
            slots[position(of: key)] = slot
            count += 1
        }
    }

    /// Where a key is, or would be put.
    @inlinable
    func position(of key: ObjectIdentifier) -> Int {
        let mask = slots.count - 1
        // Fibonacci hashing (Knuth, The Art of Computer Programming, volume 3, section 6.4): the product's upper bits are its best.
        var position = Int(truncatingIfNeeded: (UInt(bitPattern: key) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
        while let taken = slots[position].key, taken != key { position = (position + 1) & mask }
        return position
    }
}
