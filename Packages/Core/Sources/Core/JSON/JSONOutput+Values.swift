import Foundation

// Values and their containers.
extension JSONOutput {
    /// The most arrays and objects that may be around a value, themselves included.
    private static let depthLimit = 511

    /// Writes the value that the text is of.
    func encodeRoot<T: Encodable>(_ value: T) throws {
        if try writeDirectly(value, path: rootPath) { return }
        let slot = open()
        try value.encode(to: JSONValueEncoder(output: self, slot: slot))
        guard slots[slot].kind != .empty else {
            let message = "Top-level \(T.self) did not encode any values."
            throw EncodingError.invalidValue(value, EncodingError.Context(codingPath: [], debugDescription: message))
        }
        try close(slot)
    }

    /// Writes a member's or an element's value; `{}` if the value writes nothing.
    func encode<T: Encodable>(_ value: T) throws {
        if try writeDirectly(value, path: path(through: slots.count - 1)) { return }
        try checkDepth()
        let slot = open()
        try value.encode(to: JSONValueEncoder(output: self, slot: slot))
        try close(slot)
    }

    /// Writes the only value of a single-value container, into the container's own slot.
    func encode<T: Encodable>(_ value: T, in slot: Int) throws {
        guard try !writeDirectly(value, path: path(before: slot)) else { return slots[slot].kind = .scalar }
        try checkDepth()
        try value.encode(to: JSONValueEncoder(output: self, slot: slot))
        if slots[slot].kind == .empty { openObject(slot) }
    }

    /// Writes a value of a type that is written without an encoder; false if it has another type.
    @inline(__always)
    private func writeDirectly<T: Encodable>(_ value: T, path: @autoclosure () -> [any CodingKey]) throws -> Bool {
        if T.self == String.self {
            write(sameValue(value, as: String.self))
        } else if T.self == String?.self {
            if let text = sameValue(value, as: String?.self) { write(text) } else { writeNull() }
        } else if T.self == Int.self {
            write(sameValue(value, as: Int.self))
        } else if T.self == Date.self {
            try write(sameValue(value, as: Date.self), path: path())
        } else {
            return try writeSeldomType(value, path: path())
        }
        return true
    }

    private func writeSeldomType<T: Encodable>(_ value: T, path: @autoclosure () -> [any CodingKey]) throws -> Bool {
        if T.self == Int?.self {
            if let number = sameValue(value, as: Int?.self) { write(number) } else { writeNull() }
        } else if T.self == Double?.self {
            if let number = sameValue(value, as: Double?.self) { try write(float: number, path: path()) } else { writeNull() }
        } else if T.self == Date?.self {
            if let date = sameValue(value, as: Date?.self) { try write(date, path: path()) } else { writeNull() }
        } else if T.self == [String].self {
            writeArray(sameValue(value, as: [String].self)) { write($0) }
        } else if T.self == [Int].self {
            writeArray(sameValue(value, as: [Int].self)) { write($0) }
        } else if T.self == Data.self {
            write(sameValue(value, as: Data.self).base64EncodedString())
        } else if T.self == URL.self {
            write(sameValue(value, as: URL.self).absoluteString)
        } else if T.self == Decimal.self {
            writePlain(sameValue(value, as: Decimal.self).description)
        } else if T.self == UUID.self {
            write(sameValue(value, as: UUID.self).uuidString)
        } else {
            return false
        }
        return true
    }

    private func writeArray<Element>(_ elements: [Element], _ write: (Element) -> Void) {
        append(UInt8(ascii: "["))
        var isFirst = true
        for element in elements {
            if !isFirst { append(UInt8(ascii: ",")) }
            isFirst = false
            write(element)
        }
        append(UInt8(ascii: "]"))
    }

    private func checkDepth() throws {
        guard depth <= Self.depthLimit else {
            throw EncodingError.invalidValue(
                depth, EncodingError.Context(codingPath: [], debugDescription: "The value is nested deeper than \(Self.depthLimit) arrays and objects."))
        }
    }

    // MARK: Slots

    /// Begins a value.
    func open() -> Int {
        slots.append(JSONSlot(kind: .empty, start: count, firstMember: members.count))
        return slots.count - 1
    }

    /// Ends the value that was begun last.
    func close(_ slot: Int) throws {
        if slots[slot].kind == .empty { openObject(slot) }
        switch slots[slot].kind {
        case .object:
            try checkDepth()
            depth -= 1
            try closeObject(slot)
        case .array:
            try checkDepth()
            depth -= 1
            try closeArray(slot)
        case .empty, .scalar: break
        }
        slots.truncate(to: slot)
    }

    /// Begins an object, or goes on with the one that was begun.
    func openObject(_ slot: Int) {
        if slots[slot].kind == .object { return }
        precondition(slots[slot].kind == .empty, "A value can't be encoded as an object after it was encoded as something else.")
        slots[slot].kind = .object
        depth += 1
        append(UInt8(ascii: "{"))
    }

    /// Begins an array, or goes on with the one that was begun.
    func openArray(_ slot: Int) {
        if slots[slot].kind == .array { return }
        precondition(slots[slot].kind == .empty, "A value can't be encoded as an array after it was encoded as something else.")
        slots[slot].kind = .array
        depth += 1
        append(UInt8(ascii: "["))
    }

    /// Begins an element of an array.
    func beginElement(_ slot: Int) {
        precondition(slot == slots.count - 1, "A container can't be written to while a value inside of it is.")
        if slots[slot].count > 0 { append(UInt8(ascii: ",")) }
        slots[slot].count += 1
    }

    // MARK: Failures

    /// The state before a value, which is restored if the value fails to encode and its container goes on.
    struct Mark {
        let count: Int
        let slots: Int
        let members: Int
        let insertions: Int
        let depth: Int
        let slot: JSONSlot
    }

    func mark(_ slot: Int) -> Mark {
        Mark(count: count, slots: slots.count, members: members.count, insertions: insertions.count, depth: depth, slot: slots[slot])
    }

    func undo(to mark: Mark, in slot: Int) {
        bytes.truncate(to: mark.count)
        slots.truncate(to: mark.slots)
        members.truncate(to: mark.members)
        insertions.removeLast(insertions.count - mark.insertions)
        depth = mark.depth
        slots[slot] = mark.slot
    }

    // MARK: Paths

    /// The coding path of the value in a slot.
    func path(before slot: Int) -> [any CodingKey] { slot == 0 ? rootPath : path(through: slot - 1) }

    /// The coding path of the last member or element of the container in a slot.
    func path(through slot: Int) -> [any CodingKey] {
        var path = rootPath
        for index in 0...slot {
            let open = slots[index]
            switch open.kind {
            case .object:
                let end = index + 1 < slots.count ? slots[index + 1].firstMember : members.count
                if end > open.firstMember { path.append(JSONKey(stringValue: keyText(members[end - 1]))) }
            case .array: path.append(JSONKey(intValue: open.count - 1))
            case .empty, .scalar: break
            }
        }
        return path
    }
}

/// Returns a value as its own type, where generic code has found out which it is.
@inline(__always)
func sameValue<Value, Known>(_ value: Value, as type: Known.Type) -> Known {
    precondition(Value.self == Known.self, "A value isn't of the type that it was taken for.")
    // This is safe because both are the same type.
    return unsafeBitCast(value, to: Known.self)
}
