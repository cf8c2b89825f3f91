import Foundation

extension String {
    /// Whether a text holds what was typed, whatever the case and the accents; what is empty is found everywhere.
    func isFound(in text: String) -> Bool {
        let query = trimmingCharacters(in: .whitespaces)
        return query.isEmpty || text.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
}
