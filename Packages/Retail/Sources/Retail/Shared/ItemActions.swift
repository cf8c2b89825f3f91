import Core
import CoreUI
import RetailAPI

/// The things that a person does with an item wherever it is shown.
struct ItemActions {
    /// The cart, which knows how many of each item are in it.
    let cart: ScopedStore<CartFeature>
    /// The names of retailers by id, where items of several stand together; empty where they are one's.
    let retailers: [Int: String]
    /// Opens the page of an item.
    let openItem: (Int) -> Void
    /// Adds the item to the favorites, or removes it.
    let favorite: (RetailItem) -> Void
}
