/// What people read of Retail.
enum Strings {
    static let retail = "Retail"
    static let allCategories = "All"
    static let categories = "Categories"
    static let notice = "A sample catalogue: we are not affiliated with these retailers, and ratings and prices are examples."
    static let unaffiliated = "Unaffiliated"
    static let noRetailers = "No retailers yet"
    static let noRetailersMessage = "Retailers whose items can come with your laundry will be listed here."
    static let noItems = "Nothing on the shelves"
    static let noItemsMessage = "This retailer lists no items at the moment."
    static let unavailable = "Not available"
    static let stores = "Stores"
    static let perks = "Why shop here"
    static let deals = "Deals"
    static let bundle = "Items are added to an order when you start one: they come with your laundry, and their delivery is free."

    static func stores(_ count: Int) -> String { count == 1 ? "1 store" : "\(count) stores" }
}
