#if !canImport(SwiftUI)
/// What a page needs to answer an event of the browser: actions by id.
public struct ActionTable {
    private var entries: [(id: UInt64, action: Action)] = []

    /// The action of an id, or nil if the page has none such (any more).
    public subscript(id: String) -> Action? {
        guard let number = ViewPath.parse(id) else { return nil }
        // Filled in every render, searched once an event: an array beats a dictionary.
        return entries.last { $0.id == number }?.action
    }

    /// How many actions there are.
    public var count: Int { entries.count }

    /// The ids, in the order of the page.
    public var ids: [String] { entries.map { ViewPath.text($0.id) } }

    mutating func add(_ id: UInt64, _ action: Action) {
        entries.append((id, action))
    }
}
#endif
