/// Converts between Swift's property names and column names.
enum ColumnName {
    /// Returns `price_cents` for `priceCents`, and `photo_url` for `photoURL`.
    static func column(_ property: String) -> String {
        let letters = Array(property)
        var result = ""
        for (index, letter) in letters.enumerated() {
            let startsWord = index > 0 && letter.isUppercase
            let afterLowercase = index > 0 && !letters[index - 1].isUppercase && letters[index - 1] != "_"
            let beforeLowercase = index + 1 < letters.count && letters[index + 1].isLowercase && letters[max(index - 1, 0)] != "_"
            if startsWord && (afterLowercase || beforeLowercase) { result += "_" }
            result += letter.lowercased()
        }
        return result
    }

    /// Returns `priceCents` for `price_cents`.
    static func property(_ column: String) -> String {
        let words = column.split(separator: "_")
        guard let first = words.first else { return column }
        return words.dropFirst().reduce(String(first)) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }
}
