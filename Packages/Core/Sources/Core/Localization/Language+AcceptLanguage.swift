extension Language {
    /// Returns the supported languages of an `Accept-Language` header, best first, each once.
    ///
    /// `pl-PL,pl;q=0.9,en;q=0.8` gives Polish and English. Entries with weight 0 or that can't be parsed are skipped, and `*` is ignored.
    public static func accepted(_ header: String) -> [Language] {
        let weighted = header.prefix(longestHeader).split(separator: ",").enumerated().compactMap { index, part -> (Language, Double, Int)? in
            let pieces = part.split(separator: ";")
            guard let tag = pieces.first, let language = Language(tag: trimmed(tag)) else { return nil }
            let weight = pieces.dropFirst().map(trimmed).first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
            return weight > 0 ? (language, weight, index) : nil
        }
        var languages: [Language] = []
        for (language, _, _) in weighted.sorted(by: { ($0.1, $1.2) > ($1.1, $0.2) }) where !languages.contains(language) {
            languages.append(language)
        }
        return languages
    }

    /// The longest header to parse. Browsers send far shorter ones.
    private static let longestHeader = 1000

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
