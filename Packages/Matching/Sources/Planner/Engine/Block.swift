/// A number of values in one piece of memory, for the loops in which an array's reference counting and exclusivity checks would take most of the time.
///
/// An `Arena` allocates it and frees it with itself; who keeps blocks keeps their arena. Indices are checked in debug builds, in which all tests run.
struct Block<Element: BitwiseCopyable> {
    let base: UnsafeMutablePointer<Element>
    let count: Int

    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count)
            return base[index]
        }
        nonmutating set {
            assert(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    @inline(__always)
    subscript(index: Int32) -> Element {
        get { self[Int(index)] }
        nonmutating set { self[Int(index)] = newValue }
    }

    /// Takes the values of another block of the same size.
    func copy(_ other: Block) {
        assert(count == other.count)
        base.update(from: other.base, count: count)
    }

    /// Sets all values.
    func fill(_ value: Element) { base.update(repeating: value, count: count) }
}

/// Allocates blocks, and frees them when it goes.
final class Arena {
    private var blocks: [UnsafeMutableRawPointer] = []

    /// Returns a block in which all values are the same.
    func block<Element: BitwiseCopyable>(_ count: Int, _ value: Element) -> Block<Element> {
        let base = UnsafeMutablePointer<Element>.allocate(capacity: max(count, 1))
        base.initialize(repeating: value, count: max(count, 1))
        blocks.append(UnsafeMutableRawPointer(base))
        return Block(base: base, count: count)
    }

    /// Returns a block with the values of an array.
    func block<Element: BitwiseCopyable>(_ values: [Element], _ none: Element) -> Block<Element> {
        let block = block(values.count, none)
        for (index, value) in values.enumerated() { block[index] = value }
        return block
    }

    deinit { for block in blocks { block.deallocate() } }
}
