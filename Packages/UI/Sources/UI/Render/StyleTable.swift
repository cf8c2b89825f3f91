#if !canImport(SwiftUI)
/// The styles of a render, each once, in the order of their first use. A style that is there already costs a hash and a look into a table.
struct StyleTable: ~Copyable {
    private struct Entry {
        let hash: UInt64
        let name: StyleName
        let end: Int
    }

    private var entries: [Entry] = []
    /// Open addressing: one more than the index of an entry, 0 where there is none. The size is a power of two, at least half of it free.
    private var slots = [UInt32](repeating: 0, count: 64)
    private var text = ByteBuffer(capacity: 2048)
    /// The indices of the styles used while ``notesUses``, one for each element.
    private(set) var uses: [UInt32] = []
    /// Whether uses are noted, for views that are kept.
    var notesUses = false

    /// Appends the class of some declarations, with a space before it.
    @inline(__always)
    mutating func appendClass(of style: borrowing ByteBuffer, to out: inout ByteBuffer) {
        let bytes = UnsafeBufferPointer(start: style.base, count: style.count)
        let hash = StyleHash.hash(bytes)
        let slot = slot(of: hash)
        var number = slots[slot]
        if number == 0 {
            insert(hash, bytes, at: slot).append(to: &out)
            number = UInt32(entries.count)
        } else {
            entries[Int(number) - 1].name.append(to: &out)
        }
        if notesUses { uses.append(number - 1) }
    }

    /// Adds a style of another render, and notes that it is used.
    mutating func use(_ rule: StyleRule) {
        let slot = slot(of: rule.id)
        var number = slots[slot]
        if number == 0 {
            rule.withText { _ = insert(rule.id, $0, at: slot) }
            number = UInt32(entries.count)
        }
        uses.append(number - 1)
    }

    /// The rules in the order of their first use.
    var rules: [StyleRule] {
        SharedStyleRules.rules(entries.lazy.map { $0.hash }) {
            let bytes = text.bytes
            var start = 0
            return entries.map { entry in
                defer { start = entry.end }
                return StyleRule(id: entry.hash, text: bytes[start..<entry.end])
            }
        }
    }

    /// Returns the place of a hash, or the place where it belongs.
    @inline(__always)
    private func slot(of hash: UInt64) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0, entries[Int(slots[slot]) - 1].hash != hash { slot = (slot + 1) & mask }
        return slot
    }

    @inline(never)
    private mutating func insert(_ hash: UInt64, _ bytes: UnsafeBufferPointer<UInt8>, at slot: Int) -> StyleName {
        let name = StyleName(hash)
        SafeDeclarations.append(bytes, to: &text)
        entries.append(Entry(hash: hash, name: name, end: text.count))
        slots[slot] = UInt32(entries.count)
        if entries.count * 2 > slots.count { grow() }
        return name
    }

    private mutating func grow() {
        slots = [UInt32](repeating: 0, count: slots.count * 2)
        for (index, entry) in entries.enumerated() { slots[self.slot(of: entry.hash)] = UInt32(index + 1) }
    }
}
#endif
