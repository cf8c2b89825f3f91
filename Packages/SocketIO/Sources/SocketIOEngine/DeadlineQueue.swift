public import NIOCore

/// Calls many owners after the same duration, with a single timer of the event loop.
///
/// Entries are due in the order in which they were added, so the cost of adding and removing doesn't grow with their number.
public final class DeadlineQueue {
    /// An owner's entry in at most one queue at a time.
    public final class Entry {
        fileprivate var previous: Entry?
        fileprivate var next: Entry?
        fileprivate var deadline = NIODeadline.distantFuture
        fileprivate weak var queue: DeadlineQueue?
        fileprivate let action: (Entry) -> Void

        /// Creates an entry.
        ///
        /// - Parameter action: called at the deadline. It may retain its owner, who must release the entry at its end: an object that was once held weakly
        ///   costs more each time it is used.
        public init(_ action: @escaping (Entry) -> Void) {
            self.action = action
        }

        /// Removes the entry from its queue.
        public func cancel() {
            queue?.remove(self)
        }
    }

    private let duration: TimeAmount
    private let eventLoop: any EventLoop
    private var first: Entry?
    private var last: Entry?
    private var timer: Scheduled<Void>?

    /// Creates a queue for one duration.
    public init(_ duration: Duration, on eventLoop: any EventLoop) {
        self.duration = TimeAmount(duration)
        self.eventLoop = eventLoop
    }

    /// Adds an entry, or restarts its time.
    public func add(_ entry: Entry) {
        entry.cancel()
        entry.queue = self
        entry.deadline = eventLoop.now + duration
        entry.previous = last
        last?.next = entry
        last = entry
        if first == nil { first = entry }
        if timer == nil { schedule() }
    }

    private func remove(_ entry: Entry) {
        if let previous = entry.previous { previous.next = entry.next } else { first = entry.next }
        if let next = entry.next { next.previous = entry.previous } else { last = entry.previous }
        (entry.previous, entry.next, entry.queue) = (nil, nil, nil)
    }

    /// The timer isn't moved when the first entry is removed: it then finds nothing due and schedules the next.
    private func schedule() {
        guard let first else { return }
        timer = eventLoop.assumeIsolated().scheduleTask(deadline: first.deadline) { [weak self] in
            guard let self else { return }
            timer = nil
            let time = eventLoop.now
            while let entry = self.first, entry.deadline <= time {
                remove(entry)
                entry.action(entry)
            }
            if timer == nil { schedule() }
        }
    }
}
