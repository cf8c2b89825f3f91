/// The appearance of a page's pressable controls, and the render since which it holds.
///
/// A press belongs to the page on which it was made. If the control still has the same appearance, the press triggers its current action: two
/// quick presses on "Add" add two. If the appearance has changed, such as to "Stop" in place of "Start", the pressed control is gone. A button with
/// `data-steady` counts as the same regardless of its appearance, such as a tab with a changing badge.
struct ControlStyles {
    private struct Look {
        let hash: UInt64
        let since: Int
    }

    private var looks: [UInt64: Look] = [:]

    /// Updates the controls to the page that a browser gets as render `number`.
    mutating func advance(to html: [UInt8], number: Int) {
        var next: [UInt64: Look] = [:]
        next.reserveCapacity(looks.count)
        Self.scan(html) { id, hash in
            let known = looks[id]
            next[id] = known?.hash == hash ? known : Look(hash: hash, since: number)
        }
        looks = next
    }

    /// Returns whether a control in render `number` looks the same on the browser's page, and in `present` if that is newer.
    func isUnchanged(_ id: String, since number: Int, present: [UInt8]?) -> Bool {
        var id = id
        let control = id.withUTF8 { Self.hash(UnsafeRawBufferPointer($0)[...]) }
        guard let look = looks[control], look.since <= number else { return false }
        guard let present else { return true }
        var isUnchanged = false
        Self.scan(present) { found, hash in
            if found == control { isUnchanged = hash == look.hash }
        }
        return isUnchanged
    }

    /// Finds every element with a press. A button's appearance is its whole content; for other elements it is the start tag, since their content, such
    /// as a card's, changes all the time.
    private static func scan(_ html: [UInt8], _ found: (_ id: UInt64, _ hash: UInt64) -> Void) {
        html.withUnsafeBufferPointer { html in
            var position = 0
            let bytes = UnsafeRawBufferPointer(html)
            while let mark = Marks.press.find(in: html, from: position) {
                // Attributes' values are escaped, so the last such byte opens the control's tag.
                var start = mark
                while start > 0, html[start] != 0x3C { start -= 1 }
                let idStart = mark + 8
                guard let idEnd = Marks.quote.find(in: html, from: idStart) else { return }
                let isButton = Marks.button.isFound(in: html, at: start)
                let end = (isButton ? Marks.buttonEnd : Marks.tagEnd).find(in: html, from: idEnd)
                let steady = isButton ? Marks.steady.find(in: html, from: idEnd, to: end) : nil
                found(hash(bytes[idStart..<idEnd]), steady == nil ? hash(bytes[start..<(end ?? html.count)]) : 0)
                position = idEnd
            }
        }
    }

    /// The texts by which controls are found.
    private enum Marks {
        static let press = BytePattern("-press=\"")
        static let quote = BytePattern("\"")
        static let button = BytePattern("<button")
        static let buttonEnd = BytePattern("</button")
        static let tagEnd = BytePattern(">")
        static let steady = BytePattern("data-steady")
    }

    /// Mixes eight bytes at a time, by the multiplication and shifts of SplitMix64 (https://prng.di.unimi.it/splitmix64.c).
    private static func hash(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 {
        let bytes = UnsafeRawBufferPointer(rebasing: bytes)
        var hash = UInt64(bytes.count)
        var offset = 0
        while offset + 8 <= bytes.count {
            hash = mix(hash ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var rest: UInt64 = 0
        for byte in bytes[offset...] { rest = rest << 8 | UInt64(byte) }
        return mix(hash ^ rest)
    }

    private static func mix(_ value: UInt64) -> UInt64 {
        var mixed = (value &+ 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
        mixed ^= mixed >> 27
        mixed &*= 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
