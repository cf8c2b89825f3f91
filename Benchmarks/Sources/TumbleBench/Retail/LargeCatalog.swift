import Foundation

/// A catalog file of 100,000 items that look like a store's: 800 brands, 45 kinds, shelves, sizes, descriptions.
enum LargeCatalog {
    static let items = 100_000

    /// The kinds of items, which are in about one in 45 names.
    static let kinds =
        ("detergent softener towels soap shampoo toothpaste coffee tea juice water chips crackers cookies pasta rice beans sauce oil flour sugar milk butter "
        + "cheese yogurt eggs apples bananas lettuce bread bagels pizza berries diapers wipes kibble litter vitamins bandages batteries bulbs sponges napkins "
        + "foil bags").split(separator: " ").map(String.init)
    static let flavors =
        "lavender lemon vanilla mint cherry mango berry honey garlic tomato basil ginger peach apple coconut cocoa almond rose cedar linen".split(
            separator: " "
        ).map(String.init)
    private static let words =
        "Organic Fresh Classic Original Extra Ultra Gentle Natural Crunchy Creamy Smoked Roasted Sweet Spicy Light Dark Family Travel Premium Everyday".split(
            separator: " "
        ).map(String.init)
    private static let shelves = "Laundry Household Bath Drinks Snacks Pantry Produce Bakery Frozen Baby Pets Health".split(separator: " ").map(String.init)
    /// The brands, each in about one in 800 names.
    static let brands = (0..<800).map { number in
        let (consonants, vowels) = (Array("bcdfglmnprstv"), Array("aeiou"))
        return (0..<3).map { part in
            let share = number / [1, 9, 81][part]
            return "\(consonants[share % 13])\(vowels[(share / 2 + part) % 5])"
        }.joined().capitalized + (number >= 400 ? "o" : "")
    }

    /// Writes the file.
    static func write(to url: URL) throws {
        var random = SplitMix(state: 7)
        var text = "sku,name,category,price,memberPrice,available,details\n"
        for number in 0..<items {
            let (brand, word, kind) = (pick(brands, &random), pick(words, &random).lowercased(), pick(kinds, &random))
            let cents = Int.random(in: 99...4_999, using: &random)
            let member = number.isMultiple(of: 5) ? price(cents * 9 / 10) : ""
            let name = "\(brand) \(word) \(kind), \(pick(flavors, &random)), \(Int.random(in: 2...64, using: &random)) oz"
            text += "SKU-\(number),\"\(name)\",\(pick(shelves, &random)),"
            text += "\(price(cents)),\(member),\(number.isMultiple(of: 40) ? "no" : "yes"),\(pick(words, &random)) \(pick(kinds, &random))\n"
        }
        try Data(text.utf8).write(to: url)
    }

    private static func pick(_ list: [String], _ random: inout SplitMix) -> String { list.randomElement(using: &random) ?? "" }

    private static func price(_ cents: Int) -> String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
}
