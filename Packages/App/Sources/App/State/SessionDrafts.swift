package import Core
package import Foundation

/// The drafts of a session, put together and encoded anew only when one of them changes.
package struct SessionDrafts {
    private var known = KnownDrafts()
    private var person: Int?
    private var isKnown = false
    private var current: Drafts?
    private var encoding: Data?

    /// Creates the drafts of a new session.
    package init() {}

    /// Returns the drafts of a state; nil if there are none.
    package mutating func drafts(of state: AppState) -> Drafts? {
        update(to: state)
        return current
    }

    /// Returns the drafts of a state as JSON, with equal bytes for equal drafts; nil if there are none.
    package mutating func encoded(of state: AppState) -> Data? {
        update(to: state)
        // Keys are sorted, so that equal drafts encode to equal bytes.
        if encoding == nil, let current { encoding = try? WireJSON.encoder().encode(current) }
        return encoding
    }

    private mutating func update(to state: AppState) {
        let isChanged = state.slices.update(&known)
        // Until the returned drafts are restored, they are the current ones.
        if let returned = state.returnedDrafts {
            isKnown = false
            return set(returned)
        }
        guard isChanged || !isKnown || person != state.person?.id else { return }
        (isKnown, person) = (true, state.person?.id)
        let entries = known.entries
        set(entries.isEmpty ? nil : Drafts(person: person, entries: entries))
    }

    private mutating func set(_ drafts: Drafts?) {
        if drafts == current { return }
        (current, encoding) = (drafts, nil)
    }
}
