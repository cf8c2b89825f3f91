/// What is under way to a browser. When it is much, the next message waits until the browser has shown some of it, and then holds the latest
/// state: a slow network gets fewer messages, not late ones.
struct FlowWindow {
    private let limit: Int
    private var underWay: [(render: Int, bytes: Int)] = []
    private var bytes = 0
    /// How many messages were sent that the browser hasn't confirmed.
    private var confirmable = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// Whether another message may be sent. One larger than the whole window goes when nothing else is under way.
    var hasRoom: Bool { bytes < limit }

    mutating func sent(_ count: Int, render: Int) {
        guard count > 0 else { return }
        underWay.append((render, count))
        bytes += count
        confirmable += 1
    }

    /// Takes a confirmation of the browser's: one for each message at most, which the server causes, so that it is no part of what a browser may send.
    ///
    /// - Returns: whether there was anything left to confirm.
    mutating func takeConfirmation() -> Bool {
        guard confirmable > 0 else { return false }
        confirmable -= 1
        return true
    }

    /// The browser has shown a render, and with it all before.
    mutating func shown(_ render: Int) {
        while let first = underWay.first, first.render <= render {
            bytes -= first.bytes
            underWay.removeFirst()
        }
    }
}
