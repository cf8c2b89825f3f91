/// A growing list without checks and reference counts, for the encoder's innermost loops. Its owner frees it.
struct JSONStack<Element: BitwiseCopyable> {
    private(set) var base: UnsafeMutablePointer<Element>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    func deallocate() { base.deallocate() }

    /// The elements, valid until the list grows.
    var elements: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }

    @inline(__always)
    subscript(_ index: Int) -> Element {
        get { base[index] }
        nonmutating _modify { yield &base[index] }
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        reserve(1)
        base[count] = element
        count += 1
    }

    @inline(__always)
    mutating func append(_ elements: UnsafeBufferPointer<Element>) {
        guard let first = elements.baseAddress else { return }
        reserve(elements.count)
        (base + count).update(from: first, count: elements.count)
        count += elements.count
    }

    /// Appends elements that a closure writes, and returns the number of; at most `limit`.
    @inline(__always)
    mutating func append(atMost limit: Int, _ write: (UnsafeMutablePointer<Element>) -> Int) {
        reserve(limit)
        count += write(base + count)
    }

    /// Removes the elements behind the first ones.
    @inline(__always)
    mutating func truncate(to count: Int) { self.count = count }

    @inline(__always)
    private mutating func reserve(_ size: Int) {
        if count + size > capacity { grow(size) }
    }

    @inline(never)
    private mutating func grow(_ size: Int) {
        capacity = max(capacity * 2, count + size)
        let grown = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        grown.update(from: base, count: count)
        base.deallocate()
        base = grown
    }
}
