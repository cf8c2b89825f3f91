import Foundation

/// The words of texts, as they are indexed and looked for.
enum SearchWords {
    /// Returns the words of a text in small letters, without accents and without what stands between them.
    static func words(of text: String) -> [String] {
        text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil).replacing("ł", with: "l")
            .split { !$0.isLetter && !$0.isNumber }
            .map(String.init)
    }
}
