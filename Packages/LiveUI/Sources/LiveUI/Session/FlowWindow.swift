/// The data in flight to a browser. If it exceeds the limit, the next message waits until the browser has shown some of it, and then holds the latest
/// state: a slow network gets fewer messages instead of late ones.
struct FlowWindow {
    private let limit: Int
    private var underWay: [(render: Int, bytes: Int)] = []
    private var bytes = 0
    /// The number of messages that the browser hasn't confirmed.
    private var confirmable = 0

    init(limit: Int) {
        self.limit = limit
    }

    /// Whether another message may be sent. One larger than the whole window is sent when nothing else is in flight.
    var hasRoom: Bool { bytes < limit }

    mutating func sent(_ count: Int, render: Int) {
        guard count > 0 else { return }
        underWay.append((render, count))
        bytes += count
        confirmable += 1
    }

    /// Counts a confirmation: at most one per message, caused by the server and therefore not part of the browser's budget.
    ///
    /// - Returns: whether there was a message left to confirm.
    mutating func takeConfirmation() -> Bool {
        guard confirmable > 0 else { return false }
        confirmable -= 1
        return true
    }

    /// Records that the browser has shown a render, and all earlier ones.
    mutating func shown(_ render: Int) {
        while let first = underWay.first, first.render <= render {
            bytes -= first.bytes
            underWay.removeFirst()
        }
    }
}
