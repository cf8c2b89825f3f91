import Persistence

/// Keeps the words of items for ``ItemSearch`` and ``SpellingCorrection``.
struct ItemIndex: Sendable {
    /// An item's texts, as they are indexed.
    struct Entry: Sendable {
        /// The words of the name, separated by spaces, which is also what items are sorted by.
        let name: String
        /// All words.
        let words: [String]

        init(name: String, category: String, details: String?) {
            let (nameWords, others) = (SearchWords.words(of: name), SearchWords.words(of: category + " " + (details ?? "")))
            self.name = nameWords.joined(separator: " ")
            words = nameWords + others
        }

        /// The words as a `tsvector` of PostgreSQL, with the key of the retailer.
        func vector(retailer: Int) -> String { Set(words).sorted().map { "'\($0)'" }.joined(separator: " ") + " '#r\(retailer)'" }
    }

    /// Indexes an item anew.
    func put(_ item: Int, of retailer: Int, _ entry: Entry, in transaction: Transaction) throws {
        switch transaction.dialect {
        case .sqlite:
            try transaction.perform("DELETE FROM retail_search WHERE rowid = \(item)")
            try transaction.perform(
                "INSERT INTO retail_search (rowid, words, keys) VALUES (\(item), \(entry.words.joined(separator: " ")), \("r\(retailer)"))")
        case .postgres:
            try transaction.perform(
                """
                INSERT INTO retail_search (item_id, words) VALUES (\(item), \(entry.vector(retailer: retailer))::text::tsvector)
                ON CONFLICT (item_id) DO UPDATE SET words = EXCLUDED.words
                """)
        }
        try transaction.perform("UPDATE retail_item SET search_name = \(entry.name) WHERE id = \(item)")
        try add(Set(entry.words), in: transaction)
    }

    /// Returns whether misspelled words are compared with a word.
    static func isSpelled(_ word: String) -> Bool { word.count >= 3 && word.count <= 40 && word.contains(where: \.isLetter) }

    /// Adds words to those that misspelled ones are compared with.
    func add(_ words: Set<String>, in transaction: Transaction) throws {
        let spelled = words.filter(Self.isSpelled).sorted()
        var (rest, new) = (spelled[...], [String]())
        while !rest.isEmpty {
            let part = Array(rest.prefix(500))
            let known = Set(try transaction.values(String.self, "SELECT word FROM retail_word WHERE word IN \(list: part)"))
            new += part.filter { !known.contains($0) }
            rest = rest.dropFirst(500)
        }
        try transaction.insert(into: "retail_word", rows: new.map { ["word": $0] }, onConflict: "DO NOTHING")
        try transaction.insert(into: "retail_trigram", rows: new.flatMap { word in Trigrams.of(word).map { ["trigram": $0, "word": word] } })
    }
}
