/// Everyday items of the demo retailers, at example prices.
enum DemoItems {
    static let target = [
        DemoRetailers.Item(name: "Laundry detergent, 92 fl oz", category: "Laundry", cents: 1_199),
        DemoRetailers.Item(name: "Fabric softener sheets, 120 count", category: "Laundry", cents: 749),
        DemoRetailers.Item(name: "Paper towels, 6 rolls", category: "Household", cents: 1_089),
        DemoRetailers.Item(name: "Trash bags, 13 gallon, 45 count", category: "Household", cents: 899),
        DemoRetailers.Item(name: "Sparkling water, 8 cans", category: "Drinks", cents: 429),
        DemoRetailers.Item(name: "Granola bars, 12 count", category: "Snacks", cents: 459),
        DemoRetailers.Item(name: "Trail mix, 26 oz", category: "Snacks", cents: 799),
        DemoRetailers.Item(name: "Hand soap, 3 bottles", category: "Bath", cents: 999, available: false),
    ]

    static let walmart = [
        DemoRetailers.Item(name: "Laundry detergent, 100 fl oz", category: "Laundry", cents: 1_094),
        DemoRetailers.Item(name: "Stain remover spray, 22 fl oz", category: "Laundry", cents: 397),
        DemoRetailers.Item(name: "Paper towels, 8 rolls", category: "Household", cents: 1_247),
        DemoRetailers.Item(name: "Dish soap, 56 fl oz", category: "Household", cents: 544),
        DemoRetailers.Item(name: "Orange juice, 52 fl oz", category: "Drinks", cents: 398),
        DemoRetailers.Item(name: "Potato chips, 13 oz", category: "Snacks", cents: 448),
        DemoRetailers.Item(name: "Mixed nuts, 15 oz", category: "Snacks", cents: 698),
        DemoRetailers.Item(name: "Toothpaste, 2 tubes", category: "Bath", cents: 594),
    ]

    static let costco = [
        DemoRetailers.Item(name: "Laundry detergent, 194 fl oz", category: "Laundry", cents: 1_999),
        DemoRetailers.Item(name: "Laundry packs, 152 count", category: "Laundry", cents: 2_799),
        DemoRetailers.Item(name: "Paper towels, 12 rolls", category: "Household", cents: 2_349),
        DemoRetailers.Item(name: "Bath tissue, 30 rolls", category: "Household", cents: 2_299),
        DemoRetailers.Item(name: "Bottled water, 40 bottles", category: "Drinks", cents: 449),
        DemoRetailers.Item(name: "Cold brew coffee, 12 cans", category: "Drinks", cents: 1_799),
        DemoRetailers.Item(name: "Protein bars, 20 count", category: "Snacks", cents: 2_199),
        DemoRetailers.Item(name: "Pistachios, 48 oz", category: "Snacks", cents: 1_899),
    ]
}
