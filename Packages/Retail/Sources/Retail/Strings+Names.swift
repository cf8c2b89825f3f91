import Core
import RetailAPI

extension Strings {
    /// Returns a word of the catalog, such as a category, in the person's language if it is a common one; any other as the retailer wrote it.
    static func localized(_ text: String) -> String { common[text]?() ?? text }

    /// Returns the name of a linked account's state.
    static func name(of status: LinkStatus) -> String {
        switch status {
        case .active: statusActive
        case .expired: statusExpired
        case .unavailable: statusUnavailable
        }
    }

    private static let common: [String: @Sendable () -> String] = [
        "General merchandise": { categoryGeneral },
        "Warehouse club": { categoryWarehouse },
        "Baby": { shelfBaby },
        "Bakery": { shelfBakery },
        "Bath": { shelfBath },
        "Dairy and eggs": { shelfDairy },
        "Drinks": { shelfDrinks },
        "Frozen": { shelfFrozen },
        "Health": { shelfHealth },
        "Household": { shelfHousehold },
        "Laundry": { shelfLaundry },
        "Pantry": { shelfPantry },
        "Pets": { shelfPets },
        "Produce": { shelfProduce },
        "Snacks": { shelfSnacks },
        "Free delivery when it comes with your laundry.": { perkFreeDelivery },
        "Same trip, same driver.": { perkSameTrip },
    ]

    /// Returns the words for a wish.
    static func name(_ wish: SubstitutionWish) -> String {
        switch wish {
        case .similar: wishSimilar
        case .call: wishCall
        case .leaveOut: wishLeaveOut
        }
    }

    /// Returns the words for the state of an import.
    static func name(_ state: CatalogImport.State) -> String {
        switch state {
        case .reading: importStateReading
        case .columns: importStateColumns
        case .ready: importStateReady
        case .refused: importStateRefused
        case .applied: importStateApplied
        }
    }

    /// Returns the words for a column of a catalog file.
    static func name(_ column: CatalogColumn) -> String {
        switch column {
        case .sku: columnSKU
        case .name: itemName
        case .category: itemShelf
        case .price: itemPrice
        case .currency: columnCurrency
        case .memberPrice: itemMemberPrice
        case .available: itemAvailable
        case .details: itemDetails
        case .priceFrom: itemPriceFrom
        }
    }
}
