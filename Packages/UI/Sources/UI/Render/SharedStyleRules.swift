#if !canImport(SwiftUI)
import Synchronization

/// Lists of rules that renders have in common: a thousand tabs on one screen keep its styles once.
enum SharedStyleRules {
    /// Lists by a mix of their ids. Which lists there are depends on the app's screens, not on how many people look at them.
    private static let known = Mutex<[UInt64: [StyleRule]]>([:])
    /// So that values which find their way into styles, such as the width of a progress bar, can't fill the memory: about 4 MB.
    private static let limit = 512

    /// The list with these ids, in this order: one that is there already, or what `make` makes.
    static func rules(_ ids: some Collection<UInt64>, make: () -> [StyleRule]) -> [StyleRule] {
        let key = ids.reduce(UInt64(ids.count)) { ($0 ^ $1) &* 0x9E37_79B9_7F4A_7C15 }
        return known.withLock { known in
            if let rules = known[key], rules.lazy.map({ $0.id }).elementsEqual(ids) { return rules }
            let rules = make()
            if known.count >= limit { known.removeAll() }
            known[key] = rules
            return rules
        }
    }
}
#endif
