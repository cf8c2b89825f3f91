import Foundation

/// A JSON text while it is written: its bytes, and the values that aren't complete yet.
///
/// All containers of one encoding write into the same bytes. A value that a container hands out before it goes on writing itself (a nested container,
/// a super encoder) has an output of its own, which is inserted when the container is complete.
final class JSONOutput {
    let dates: JSONDates
    /// The coding path of the root.
    let rootPath: [any CodingKey]

    /// The parts that change with each value. Outside of the object, they are accessed without checks for exclusivity, which took a third of the time.
    private let state: UnsafeMutablePointer<State>

    private struct State {
        var bytes: JSONStack<UInt8>
        var slots = JSONStack<JSONSlot>(capacity: 16)
        var members = JSONStack<JSONMember>(capacity: 64)
        var insertions: [JSONInsertion] = []
        var depth: Int
    }

    init(dates: JSONDates, rootPath: [any CodingKey] = [], depth: Int = 0, capacity: Int = 1_024) {
        self.dates = dates
        self.rootPath = rootPath
        state = .allocate(capacity: 1)
        state.initialize(to: State(bytes: JSONStack(capacity: capacity), depth: depth))
    }

    deinit {
        bytes.deallocate()
        slots.deallocate()
        members.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// The text so far.
    @inline(__always)
    var bytes: JSONStack<UInt8> {
        get { state.pointee.bytes }
        _modify { yield &state.pointee.bytes }
    }

    /// The values that are being written, the innermost last.
    @inline(__always)
    var slots: JSONStack<JSONSlot> {
        get { state.pointee.slots }
        _modify { yield &state.pointee.slots }
    }

    /// The members of the objects that are being written, the innermost object's last.
    @inline(__always)
    var members: JSONStack<JSONMember> {
        get { state.pointee.members }
        _modify { yield &state.pointee.members }
    }

    /// The outputs to insert into values that are being written.
    @inline(__always)
    var insertions: [JSONInsertion] {
        _read { yield state.pointee.insertions }
        _modify { yield &state.pointee.insertions }
    }

    /// The number of arrays and objects around the next value.
    @inline(__always)
    var depth: Int {
        get { state.pointee.depth }
        _modify { yield &state.pointee.depth }
    }

    /// The number of bytes so far.
    @inline(__always)
    var count: Int { bytes.count }

    /// The bytes so far, valid until the next write or the output's end.
    var written: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(bytes.elements) }

    /// Calls a function with the bytes so far, which are valid until it returns.
    func withWritten<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try withExtendedLifetime(self) { try body(written) }
    }

    @inline(__always)
    func append(_ byte: UInt8) { bytes.append(byte) }

    /// Appends a text that needs no escapes.
    func append(_ text: StaticString) { bytes.append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)) }

    /// Appends bytes from elsewhere.
    func append(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes.append(bytes) }
}

/// A value that is being written.
struct JSONSlot {
    enum Kind: UInt8 { case empty, scalar, object, array }

    /// The form of the value so far.
    var kind: Kind
    /// Whether an object's keys are in order so far, each once.
    var isSorted = true
    /// Whether outputs are to be inserted.
    var hasInsertions = false
    /// The place of the value's first byte.
    var start: Int
    /// The index of an object's first member.
    var firstMember: Int
    /// The number of an array's elements.
    var count = 0
}

/// A member of an object that is being written.
struct JSONMember {
    /// The first eight bytes of the key, the first one the most significant, so that comparing prefixes compares keys.
    var prefix: UInt64
    /// The place of the key's opening quotation mark.
    var start: Int
    /// The place after the value, known when the object ends.
    var end = 0
    /// The number of bytes of the key as written, without quotation marks.
    var keyLength: Int32
    /// Whether the key has escapes.
    var isEscaped: Bool
}

/// An output to insert into another.
struct JSONInsertion {
    let output: JSONOutput
    /// The slot of the container that receives it.
    let slot: Int
    /// The place to insert it at.
    let place: Int
}

/// A coding key of the path in an error.
struct JSONKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init(intValue: Int) {
        stringValue = "Index \(intValue)"
        self.intValue = intValue
    }

    static let superKey = JSONKey(stringValue: "super")
}
