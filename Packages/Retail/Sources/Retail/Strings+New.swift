extension Strings {
    static let search = "Search retailers"
    static let searchItems = "Search items"
    static let noResults = "Nothing found"
    static let clearSearch = "Clear the search"
    static let cart = "Cart"
    static let emptyCart = "Your cart is empty"
    static let emptyCartMessage = "Put something in at one of the retailers."
    static let seeRetailers = "See the retailers"
    static let addToOrder = "Add to an order"
    static let cartNote = "Before tax. The items come with your laundry, and their delivery is free."
    static let continueShopping = "Continue shopping"
    static let hours = "Hours"

    static func noResultsMessage(_ query: String) -> String { "Nothing here matches “\(query)”." }
    static func cartItems(_ count: Int) -> String { count == 1 ? "1 item" : "\(count) items" }
    static func line(_ quantity: Int, _ name: String) -> String { "\(quantity) × \(name)" }
}
