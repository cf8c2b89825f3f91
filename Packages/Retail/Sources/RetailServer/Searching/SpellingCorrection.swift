import Persistence

/// Finds the words of the catalog that misspelled words are meant to be: those that share the most groups of three letters, and differ by the fewest letters.
struct SpellingCorrection: Sendable {
    /// The most words of the catalog that are compared letter by letter.
    private static let mostCandidates = 40
    /// The shortest word that is corrected: of shorter ones too many are alike.
    private static let shortest = 4

    /// Returns the words with misspelled ones corrected; nil where nothing was to correct.
    func corrected(_ words: [String], in transaction: Transaction) throws -> [String]? {
        var isCorrected = false
        let corrected = try words.enumerated().map { index, word in
            guard word.count >= Self.shortest, word.contains(where: \.isLetter) else { return word }
            guard try !isKnown(word, mayGoOn: index == words.count - 1, in: transaction) else { return word }
            guard let similar = try mostSimilar(to: word, in: transaction) else { return word }
            isCorrected = true
            return similar
        }
        return isCorrected ? corrected : nil
    }

    private func isKnown(_ word: String, mayGoOn: Bool, in transaction: Transaction) throws -> Bool {
        let condition: SQL = mayGoOn ? "word >= \(word) AND word < \(word + "\u{10FFFF}")" : "word = \(word)"
        return try transaction.first("SELECT word FROM retail_word WHERE \(sql: condition) LIMIT 1") != nil
    }

    private func mostSimilar(to word: String, in transaction: Transaction) throws -> String? {
        let most = word.count < 6 ? 1 : 2
        let rows = try transaction.rows(
            """
            SELECT word, COUNT(*) AS shared FROM retail_trigram WHERE trigram IN \(list: Trigrams.of(word))
            GROUP BY word ORDER BY shared DESC, word LIMIT \(Self.mostCandidates)
            """)
        var best: (word: String, distance: Int)?
        for row in rows {
            let candidate = try row.get("word", as: String.self)
            let distance = EditDistance.between(word, candidate)
            if distance <= most, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.word
    }
}

/// The groups of three letters of a word, with its beginning and its end marked by spaces.
enum Trigrams {
    /// Returns the groups, each once, in alphabetical order.
    static func of(_ word: String) -> [String] {
        let letters = Array("  \(word) ")
        guard letters.count >= 3 else { return [] }
        return Set((0...letters.count - 3).map { String(letters[$0..<$0 + 3]) }).sorted()
    }
}

/// The number of letters that are to be added, removed, replaced or swapped with a neighbor to make one word of another.
enum EditDistance {
    /// Returns the optimal string alignment distance (Damerau and Levenshtein, without changing a place twice).
    static func between(_ first: String, _ second: String) -> Int {
        let (a, b) = (Array(first), Array(second))
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var (before, previous) = ([Int](), Array(0...b.count))
        for i in 1...a.count {
            var row = [i]
            for j in 1...b.count {
                var distance = min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1))
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] { distance = min(distance, before[j - 2] + 1) }
                row.append(distance)
            }
            (before, previous) = (previous, row)
        }
        return previous[b.count]
    }
}
