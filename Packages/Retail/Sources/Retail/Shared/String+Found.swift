import Foundation

extension String {
    /// Returns whether a text contains what was typed, in any case and with any accents. Nothing typed is found everywhere.
    func isFound(in text: String) -> Bool {
        let query = trimmingCharacters(in: .whitespaces)
        return query.isEmpty || text.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
}
