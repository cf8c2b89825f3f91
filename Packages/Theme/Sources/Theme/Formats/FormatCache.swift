import Core
import Synchronization

/// Remembers the texts of values: the same prices and times stand on many pages, and the system's formatters take tens of microseconds each time.
///
/// It holds nothing that couldn't be made anew, so it may be shared by all.
final class FormatCache<Value: Hashable & Sendable>: Sendable {
    private struct Key: Hashable, Sendable {
        let language: Language
        let value: Value
    }

    private let texts = Mutex<[Key: String]>([:])
    private let capacity: Int

    /// Creates a cache. When it is full it begins anew.
    init(capacity: Int = 4096) { self.capacity = capacity }

    /// The text of a value in the language of the work under way.
    func text(_ value: Value, format: () -> String) -> String {
        let key = Key(language: .current, value: value)
        if let text = texts.withLock({ $0[key] }) { return text }
        let text = format()
        texts.withLock { texts in
            if texts.count >= capacity { texts.removeAll(keepingCapacity: true) }
            texts[key] = text
        }
        return text
    }
}
