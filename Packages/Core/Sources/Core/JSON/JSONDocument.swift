import Foundation

/// A JSON text that is being decoded: its bytes and its tape. The root is the tape's first value.
final class JSONDocument {
    let dates: JSONDates
    let bytes: UnsafePointer<UInt8>
    let tokens: UnsafeMutablePointer<JSONToken>
    /// The members of the objects that aren't scanned, by key, by the object's index.
    private var indices: [Int: [String: Int]] = [:]

    /// Reads a text, of which the document keeps a copy: decoders may outlive the call that made them.
    ///
    /// - Throws: ``JSONFault``.
    init(_ text: UnsafeBufferPointer<UInt8>, dates: JSONDates) throws {
        self.dates = dates
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count + 1)
        if let base = text.baseAddress { copy.update(from: base, count: text.count) }
        do { tokens = try JSONReader.read(copy, count: text.count) } catch {
            copy.deallocate()
            throw error
        }
        bytes = UnsafePointer(copy)
    }

    deinit {
        bytes.deallocate()
        tokens.deallocate()
    }

    /// The bytes of a scalar.
    @inline(__always)
    func bytes(_ token: JSONToken) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes + Int(token.start), count: Int(token.count))
    }

    // MARK: Members

    /// Makes an object's keys ready for searches.
    ///
    /// - Throws: ``JSONFault`` for a key that isn't a valid text.
    func prepare(_ object: Int) throws {
        let flags = tokens[object].flags
        if flags.contains(.scanned) || flags.contains(.indexed) { return }
        if flags.contains(.plainKeys), tokens[object].count <= 32, !hasRepeatedKey(object) {
            tokens[object].flags.insert(.scanned)
            return
        }
        var members: [String: Int] = [:]
        for key in keyIndices(object) {
            let text = try string(tokens[key])
            // The first of several members with the same key counts.
            if members[text] == nil { members[text] = key + 1 }
        }
        indices[object] = members
        tokens[object].flags.insert(.indexed)
    }

    /// Returns the index of a member's value; nil if there is none.
    func member(_ object: Int, _ key: String) -> Int? {
        guard tokens[object].flags.contains(.scanned) else { return indices[object]?[key] }
        var key = key
        if let found = key.withUTF8({ scan(object, $0) }) { return found }
        // A key beyond ASCII may be equal to one that has other bytes.
        return key.utf8.allSatisfy { $0 < 0x80 } ? nil : keyIndices(object).first { String(decoding: bytes(tokens[$0]), as: UTF8.self) == key }.map { $0 + 1 }
    }

    /// The keys of an object, each once.
    func keys(_ object: Int) -> [String] {
        guard tokens[object].flags.contains(.scanned) else { return indices[object].map { Array($0.keys) } ?? [] }
        return keyIndices(object).map { String(decoding: bytes(tokens[$0]), as: UTF8.self) }
    }

    /// Looks for a key, beginning behind the one that was found last: members are mostly read in order.
    private func scan(_ object: Int, _ key: UnsafeBufferPointer<UInt8>) -> Int? {
        guard let base = key.baseAddress else { return nil }
        let prefix = JSONToken.prefix(base, key.count)
        let end = Int(tokens[object].next)
        let hint = Int(tokens[object].start)
        if let found = scan(hint, end, base, key.count, prefix) ?? scan(object + 1, hint, base, key.count, prefix) {
            tokens[object].start = tokens[found].next
            return found
        }
        return nil
    }

    @inline(__always)
    private func scan(_ first: Int, _ end: Int, _ key: UnsafePointer<UInt8>, _ count: Int, _ prefix: UInt32) -> Int? {
        var index = first
        while index < end {
            let token = tokens[index]
            if token.next == prefix, Int(token.count) == count, count <= 4 || memcmp(bytes + Int(token.start), key, count) == 0 { return index + 1 }
            index = Int(tokens[index + 1].next)
        }
        return nil
    }

    private func keyIndices(_ object: Int) -> [Int] {
        var found: [Int] = []
        found.reserveCapacity(Int(tokens[object].count))
        var index = object + 1
        while index < Int(tokens[object].next) {
            found.append(index)
            index = Int(tokens[index + 1].next)
        }
        return found
    }

    private func hasRepeatedKey(_ object: Int) -> Bool {
        let keys = keyIndices(object).map { tokens[$0] }
        for (index, key) in keys.enumerated() {
            for other in keys[..<index] where other.next == key.next && other.count == key.count {
                if memcmp(bytes + Int(other.start), bytes + Int(key.start), Int(key.count)) == 0 { return true }
            }
        }
        return false
    }

    // MARK: Paths

    /// The coding path of a value, found by going down to it from the root.
    func path(_ target: Int) -> [any CodingKey] {
        var path: [any CodingKey] = []
        var index = 0
        while index != target, tokens[index].kind == .object || tokens[index].kind == .array {
            let isObject = tokens[index].kind == .object
            var child = isObject ? index + 2 : index + 1
            var number = 0
            while Int(tokens[child].next) <= target {
                child = Int(tokens[child].next) + (isObject ? 1 : 0)
                number += 1
            }
            path.append(isObject ? JSONKey(stringValue: (try? string(tokens[child - 1])) ?? "") : JSONKey(intValue: number))
            index = child
        }
        return path
    }
}
