import Foundation

// Members of objects, which are written as they come and put in order at the object's end.
extension JSONOutput {
    /// Begins a member of an object.
    func beginMember(_ slot: Int, _ key: String) {
        precondition(slot == slots.count - 1, "A container can't be written to while a value inside of it is.")
        let first = slots[slot].firstMember
        if members.count > first { append(UInt8(ascii: ",")) }
        let start = count
        append(UInt8(ascii: "\""))
        var key = key
        let (prefix, isEscaped) = key.withUTF8 { (JSONBytes.prefix($0), appendEscaped($0)) }
        let member = JSONMember(prefix: prefix, start: start, keyLength: Int32(count - start - 1), isEscaped: isEscaped)
        append(UInt8(ascii: "\""))
        append(UInt8(ascii: ":"))
        if slots[slot].isSorted, members.count > first, !precedes(members[members.count - 1], member) { slots[slot].isSorted = false }
        members.append(member)
    }

    /// Ends an object: puts its members in order if they aren't, keeping the last of several with the same key.
    func closeObject(_ slot: Int) throws {
        let first = slots[slot].firstMember
        if members.count > first, slots[slot].hasInsertions || !slots[slot].isSorted {
            reorder(slot, try takeInsertions(slot))
        }
        members.truncate(to: first)
        append(UInt8(ascii: "}"))
    }

    /// Ends an array.
    func closeArray(_ slot: Int) throws {
        if slots[slot].hasInsertions {
            let start = slots[slot].start
            let source = [UInt8](UnsafeBufferPointer(rebasing: written[start...]))
            bytes.truncate(to: start)
            var done = start
            for insertion in try takeInsertions(slot) {
                source[(done - start)..<(insertion.place - start)].withUnsafeBufferPointer { append($0) }
                insertion.output.withWritten { append($0) }
                done = insertion.place
            }
            source[(done - start)...].withUnsafeBufferPointer { append($0) }
        }
        append(UInt8(ascii: "]"))
    }

    /// Completes the outputs that are inserted into a value, in the order of their places.
    private func takeInsertions(_ slot: Int) throws -> [JSONInsertion] {
        guard slots[slot].hasInsertions, let first = insertions.firstIndex(where: { $0.slot == slot }) else { return [] }
        let taken = Array(insertions[first...])
        insertions.removeLast(taken.count)
        for insertion in taken { try insertion.output.close(0) }
        return taken
    }

    private func reorder(_ slot: Int, _ insertions: [JSONInsertion]) {
        let first = slots[slot].firstMember
        let start = slots[slot].start + 1
        let end = count
        for index in first..<members.count - 1 { members[index].end = members[index + 1].start - 1 }
        members[members.count - 1].end = end
        sortMembers(from: first)
        let source = UnsafeMutablePointer<UInt8>.allocate(capacity: end - start)
        defer { source.deallocate() }
        source.update(from: bytes.base + start, count: end - start)
        bytes.truncate(to: start)
        for index in first..<members.count {
            let member = members[index]
            // The last of several members with the same key counts.
            if index + 1 < members.count, isSame(member, members[index + 1], in: source, start) { continue }
            if count > start { append(UInt8(ascii: ",")) }
            append(UnsafeBufferPointer(start: source + (member.start - start), count: member.end - member.start))
            if let insertion = insertions.first(where: { $0.place == member.end }) { insertion.output.withWritten { append($0) } }
        }
    }

    /// Puts an object's members in the order of their keys; those with the same key stay in the order in which they were written.
    private func sortMembers(from first: Int) {
        let members = self.members
        guard members.count - first <= 48 else {
            var unsorted = UnsafeMutableBufferPointer(rebasing: members.elements[first...])
            unsorted.sort { left, right in
                if precedes(left, right) { return true }
                return precedes(right, left) ? false : left.start < right.start
            }
            return
        }
        for index in first + 1..<members.count {
            let member = members[index]
            var place = index
            while place > first, precedes(member, members[place - 1]) {
                members[place] = members[place - 1]
                place -= 1
            }
            members[place] = member
        }
    }

    /// Returns whether a member's key comes before another's, by their bytes.
    @inline(__always)
    private func precedes(_ left: JSONMember, _ right: JSONMember) -> Bool {
        left.prefix == right.prefix ? restPrecedes(left, right) : left.prefix < right.prefix
    }

    @inline(never)
    private func restPrecedes(_ left: JSONMember, _ right: JSONMember) -> Bool {
        guard !left.isEscaped, !right.isEscaped else { return keyText(left).utf8.lexicographicallyPrecedes(keyText(right).utf8) }
        return keyBytes(left).lexicographicallyPrecedes(keyBytes(right))
    }

    private func isSame(_ left: JSONMember, _ right: JSONMember, in source: UnsafePointer<UInt8>, _ start: Int) -> Bool {
        guard left.prefix == right.prefix, left.keyLength == right.keyLength else { return false }
        return memcmp(source + (left.start - start), source + (right.start - start), Int(left.keyLength) + 1) == 0
    }

    private func keyBytes(_ member: JSONMember) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: written[(member.start + 1)..<(member.start + 1 + Int(member.keyLength))])
    }

    /// The key of a member.
    func keyText(_ member: JSONMember) -> String {
        guard member.isEscaped else { return String(decoding: keyBytes(member), as: UTF8.self) }
        let quoted = written[member.start..<(member.start + 2 + Int(member.keyLength))]
        // What is read here was written by the encoder, so that it is JSON.
        return (try? JSONByteDecoder(dates: dates).decode(String.self, from: Data(quoted))) ?? ""
    }
}
