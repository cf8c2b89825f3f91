public import NIOCore

/// Wakes many owners after one and the same duration, with a single timer of the event loop for all of them.
///
/// Who is added last is due last, so that adding and removing cost the same however many wait.
public final class DeadlineQueue {
    /// One owner's place in at most one queue at a time.
    public final class Entry {
        fileprivate var previous: Entry?
        fileprivate var next: Entry?
        fileprivate var deadline = NIODeadline.distantFuture
        fileprivate weak var queue: DeadlineQueue?
        fileprivate let action: (Entry) -> Void

        /// Creates a place.
        ///
        /// - Parameter action: runs when the time is over. It may hold its owner, who then lets go of the entry when it ends: an object that was once held
        ///   weakly costs more each time it is used.
        public init(_ action: @escaping (Entry) -> Void) {
            self.action = action
        }

        /// Leaves the queue.
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

    /// Starts an entry's time anew.
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

    /// The timer isn't moved when the first leaves: it then finds nobody due and looks for the next.
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
