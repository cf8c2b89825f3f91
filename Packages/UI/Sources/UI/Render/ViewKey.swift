#if !canImport(SwiftUI)
/// What tells a view from its siblings: integers and texts as they are, others by their description.
@usableFromInline
enum ViewKey {
    case number(Int)
    case text(String)

    @inlinable
    init<Key: Hashable>(_ key: Key) {
        // lint:allow downcast because texts and numbers have a shorter way than other ids
        if let number = key as? Int { self = .number(number) } else { self = .text(key as? String ?? String(describing: key)) }
    }

    /// The step that the key adds to a view's path.
    @inlinable
    var step: UInt64 {
        switch self {
        case .number(let number): UInt64(bitPattern: Int64(number))
        case .text(let text): ViewPath.hash(text)
        }
    }
}
#endif
