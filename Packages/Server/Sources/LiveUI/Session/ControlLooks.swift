import Foundation

/// How the pressable controls of a page look, and since which render.
///
/// A press belongs to the page on which it was made. Where the control still looks as it did there, the press means what the control does now: two
/// quick presses on "Add" add two. Where it looks otherwise, as "Stop" in the place of "Start", what was pressed is gone.
struct ControlLooks {
    private struct Look {
        let hash: UInt64
        let since: Int
    }

    private var looks: [UInt64: Look] = [:]

    /// Takes the page that a browser gets as render `number`.
    mutating func advance(to html: [UInt8], number: Int) {
        var next: [UInt64: Look] = [:]
        next.reserveCapacity(looks.count)
        Self.scan(html) { id, hash in
            let known = looks[id]
            next[id] = known?.hash == hash ? known : Look(hash: hash, since: number)
        }
        looks = next
    }

    /// Whether a control that the browser saw in render `number` looks the same in the page that it has, and in `present`, if that is newer.
    func isUnchanged(_ id: String, since number: Int, present: [UInt8]?) -> Bool {
        let id = Self.hash(id.utf8)
        guard let look = looks[id], look.since <= number else { return false }
        guard let present else { return true }
        var isUnchanged = false
        Self.scan(present) { found, hash in
            if found == id { isUnchanged = hash == look.hash }
        }
        return isUnchanged
    }

    /// Finds every element with a press: a button's look is its whole content, another element's its start tag, since its content, such as a
    /// card's, changes all the time.
    private static func scan(_ html: [UInt8], _ found: (_ id: UInt64, _ hash: UInt64) -> Void) {
        html.withUnsafeBufferPointer { html in
            var position = 0
            while let mark = Self.find("-press=\"", in: html, from: position) {
                let start = html[..<mark].lastIndex(of: 0x3C) ?? mark
                let idStart = mark + 8
                guard let idEnd = html[idStart...].firstIndex(of: 0x22) else { return }
                let isButton = html[start...].starts(with: "<button".utf8)
                let end = isButton ? Self.find("</button", in: html, from: idEnd) : html[idEnd...].firstIndex(of: 0x3E)
                found(hash(html[idStart..<idEnd]), hash(html[start..<(end ?? html.count)]))
                position = idEnd
            }
        }
    }

    private static func find(_ text: StaticString, in html: UnsafeBufferPointer<UInt8>, from position: Int) -> Int? {
        guard let base = html.baseAddress else { return nil }
        var position = position
        while position + text.utf8CodeUnitCount <= html.count {
            guard let match = memchr(base + position, Int32(text.utf8Start.pointee), html.count - position) else { return nil }
            let index = UnsafeRawPointer(match) - UnsafeRawPointer(base)
            guard index + text.utf8CodeUnitCount <= html.count else { return nil }
            if memcmp(match, text.utf8Start, text.utf8CodeUnitCount) == 0 { return index }
            position = index + 1
        }
        return nil
    }

    /// FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv.
    private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }
}
