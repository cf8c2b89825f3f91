public import Core
import HTTPTypes

/// The operations on the catalog of retailers.
public enum RetailEndpoints {
    /// Lists the retailers, by name.
    public static let retailers = Endpoint<RetailerListRequest, Page<Retailer>>(
        .get, "/retail/retailers", access: .signedIn, summary: "Lists the retailers whose items can come along, by name.")

    /// Lists the items of a retailer, by category and name.
    public static let items = Endpoint<RetailItemListRequest, Page<RetailItem>>(
        .get, "/retail/retailers/{id}/items", access: .signedIn, summary: "Lists the items of a retailer, by category and name.")

    /// Lists the kinds of retailers, by name.
    public static let categories = Endpoint<NoInput, [RetailCategory]>(
        .get, "/retail/categories", access: .signedIn, summary: "Lists the kinds of retailers, by name.")

    /// Searches the items of all retailers, or of one.
    public static let search = Endpoint<ItemSearchRequest, ItemSearchResults>(
        .get, "/retail/items", access: .signedIn, summary: "Searches the items of all retailers by words, with filters, misspelled words included.")

    /// Returns an item.
    public static let item = Endpoint<IDInput, RetailItem>(.get, "/retail/items/{id}", access: .signedIn, summary: "An item.")

    /// Returns an item's picture.
    public static let picture = Endpoint<IDInput, NoOutput>(
        .get, "/retail/items/{id}/picture", access: .signedIn, gives: ["image/jpeg", "image/png", "image/webp"], summary: "An item's picture.")

    /// Lists the deals of today, those that end first first.
    public static let deals = Endpoint<NoInput, [RetailDeal]>(
        .get, "/retail/deals", access: .signedIn, summary: "The deals of today, by their last day.")

    /// Lists the caller's favorite items, the newest first.
    public static let favorites = Endpoint<NoInput, [RetailItem]>(
        .get, "/retail/favorites", access: .signedIn, summary: "The caller's favorite items, the newest first.")

    /// Adds an item to the caller's favorites. Adding it again changes nothing.
    public static let addFavorite = Endpoint<IDInput, RetailItem>(
        .put, "/retail/favorites/{id}", access: .signedIn, summary: "Adds an item to the caller's favorites.")

    /// Removes an item from the caller's favorites.
    public static let removeFavorite = Endpoint<IDInput, NoOutput>(
        .delete, "/retail/favorites/{id}", access: .signedIn, summary: "Removes an item from the caller's favorites.")

    /// Lists the items that the caller has bought and that can be bought again, the latest first.
    public static let purchases = Endpoint<NoInput, [RetailItem]>(
        .get, "/retail/purchases", access: .signedIn, summary: "The items that the caller has bought before, the latest first.")

    /// Returns the caller's cart.
    public static let cart = Endpoint<NoInput, RetailCart>(.get, "/retail/cart", access: .signedIn, summary: "The caller's cart.")

    /// Changes the number of an item's pieces in the caller's cart, and the wishes for it.
    public static let changeCart = Endpoint<CartChange, RetailCart>(
        .put, "/retail/cart/items/{id}", access: .signedIn, summary: "Changes an item in the caller's cart, and returns the cart.")

    /// Empties the caller's cart.
    public static let emptyCart = Endpoint<NoInput, NoOutput>(
        .delete, "/retail/cart", access: .signedIn, summary: "Empties the caller's cart.")

    /// Rates a retailer from which the caller has received something, or changes the rating.
    public static let rate = Endpoint<RatingChange, Retailer>(
        .put, "/retail/retailers/{id}/rating", access: .signedIn, summary: "Rates a retailer from which the caller has received something.")

    /// Lists all deals for administrators, those that end last first.
    public static let managedDeals = Endpoint<NoInput, [RetailDeal]>(
        .get, "/retail/deals/all", access: .roles([.admin]), summary: "All deals, future and past ones included, by their last day, the latest first.")

    /// Adds a deal.
    public static let createDeal = Endpoint<DealContent, RetailDeal>(
        .post, "/retail/deals", access: .roles([.admin]), idempotency: .key, success: 201, summary: "Adds a deal.")

    /// Removes a deal.
    public static let deleteDeal = Endpoint<IDInput, NoOutput>(
        .delete, "/retail/deals/{id}", access: .roles([.admin]), summary: "Removes a deal.")

    /// Lists all retailers for administrators, by name, those included that customers don't find.
    public static let managedRetailers = Endpoint<NoInput, [ManagedRetailer]>(
        .get, "/retail/retailers/all", access: .roles([.admin]), summary: "All retailers, by name, inactive ones included.")

    /// Adds a retailer.
    public static let createRetailer = Endpoint<RetailerContent, ManagedRetailer>(
        .post, "/retail/retailers", access: .roles([.admin]), idempotency: .key, success: 201, summary: "Adds a retailer.")

    /// Changes a retailer and its stores, or takes it out of the catalog.
    public static let changeRetailer = Endpoint<RetailerChange, ManagedRetailer>(
        .put, "/retail/retailers/{id}", access: .roles([.admin]), summary: "Changes a retailer and its stores.")
}

/// The operations on linked accounts of retailers.
extension RetailEndpoints {
    /// Links an account by a token of the retailer; linking again replaces the token.
    public static let link = Endpoint<LinkRequest, LinkedAccount>(
        .post, "/retail/link", access: .signedIn, rate: RateLimit(count: 20, per: .seconds(60)), success: 201,
        summary: "Links the caller's account of a retailer by a token. Linking again replaces it.")

    /// Lists the caller's linked accounts, by the retailers' names.
    public static let links = Endpoint<NoInput, [LinkedAccount]>(
        .get, "/retail/links", access: .signedIn, summary: "The caller's linked accounts, by the retailers' names. Tokens are never shown.")

    /// Unlinks an account, and has the retailer revoke its tokens.
    public static let unlink = Endpoint<IDInput, NoOutput>(
        .delete, "/retail/links/{id}", access: .signedIn, summary: "Unlinks an account at once. Its tokens are revoked at the retailer.")

    /// Asks the retailer whether it still accepts a link.
    public static let checkLink = Endpoint<IDInput, LinkedAccount>(
        .post, "/retail/links/{id}/check", access: .signedIn, rate: RateLimit(count: 20, per: .seconds(60)),
        summary: "Asks the retailer whether it still accepts a link.")

    /// Lists the retailers whose accounts can be linked, by name.
    public static let linkOptions = Endpoint<NoInput, [LinkOption]>(
        .get, "/retail/links/options", access: .signedIn, summary: "The retailers whose accounts can be linked, and in which way.")

    /// Begins to link an account on the retailer's page.
    public static let beginLink = Endpoint<LinkStart, LinkAuthorization>(
        .post, "/retail/links/authorizations", access: .signedIn, rate: RateLimit(count: 20, per: .seconds(60)), success: 201,
        summary: "Begins to link an account on the retailer's page (OAuth 2, authorization code with PKCE), and returns its address.")

    /// Finishes to link an account after the person came back from the retailer's page.
    public static let completeLink = Endpoint<LinkCompletion, LinkedAccount>(
        .post, "/retail/links/authorizations/complete", access: .signedIn, rate: RateLimit(count: 20, per: .seconds(60)),
        summary: "Finishes to link an account with the ticket that the person came back with from the retailer's page.")

    /// Lists the servers at which customers link their accounts, by the retailers' names.
    public static let connections = Endpoint<NoInput, [RetailerConnection]>(
        .get, "/retail/connections", access: .roles([.admin]), summary: "The servers at which customers link their accounts, by the retailers' names.")

    /// Sets the server at which customers link their accounts of a retailer.
    public static let changeConnection = Endpoint<RetailerConnectionChange, RetailerConnection>(
        .put, "/retail/connections/{id}", access: .roles([.admin]), needsFreshProof: true, rate: RateLimit(count: 20, per: .seconds(60)),
        summary: "Sets the server at which customers link their accounts of a retailer, after reading its metadata (RFC 8414).")

    /// Removes the server of a retailer. Links that were made there expire, and their tokens are revoked.
    public static let removeConnection = Endpoint<IDInput, NoOutput>(
        .delete, "/retail/connections/{id}", access: .roles([.admin]), needsFreshProof: true,
        summary: "Removes the server at which customers link their accounts of a retailer. Links that were made there expire.")
}

extension RetailEndpoints {
    /// The most bytes of a picture.
    public static let mostPictureBytes = 10 << 20

    /// Lists the items of a retailer for administrators.
    public static let managedItems = Endpoint<ManagedItemListRequest, Page<ManagedItem>>(
        .get, "/retail/retailers/{id}/items/all", access: .roles([.admin]), summary: "The items of a retailer for administrators, by words or number.")

    /// Returns an item for administrators.
    public static let managedItem = Endpoint<IDInput, ManagedItem>(
        .get, "/retail/items/{id}/managed", access: .roles([.admin]), summary: "An item for administrators.")

    /// Adds an item.
    public static let createItem = Endpoint<ItemCreation, ManagedItem>(
        .post, "/retail/retailers/{id}/items", access: .roles([.admin]), idempotency: .key, success: 201, summary: "Adds an item.")

    /// Changes an item.
    public static let changeItem = Endpoint<ItemChange, ManagedItem>(
        .put, "/retail/items/{id}", access: .roles([.admin]), summary: "Changes an item, or sets its prices from a day on.")

    /// Sets an item's picture.
    public static let setPicture = Endpoint<IDInput, ManagedItem>(
        .post, "/retail/items/{id}/picture", access: .roles([.admin]), bodyBytes: mostPictureBytes, takes: ["image/jpeg", "image/png", "image/webp"],
        summary: "Sets the picture of an item: JPEG, PNG or WebP of up to 10 MB.")

    /// Removes an item's picture.
    public static let removePicture = Endpoint<IDInput, ManagedItem>(
        .delete, "/retail/items/{id}/picture", access: .roles([.admin]), summary: "Removes the picture of an item.")
}

extension RetailEndpoints {
    /// The media types of catalog files, and of their pieces.
    public static let catalogTypes = ["text/csv", "application/json", "application/x-ndjson"]

    /// Begins an import, or returns the one of the same file that was begun.
    public static let beginImport = Endpoint<ImportContent, CatalogImport>(
        .post, "/retail/retailers/{id}/imports", access: .roles([.admin]),
        summary: "Begins to import a catalog file, or returns the import of the same file that was begun.")

    /// Returns the latest import of a retailer.
    public static let latestImport = Endpoint<IDInput, CatalogImport>(
        .get, "/retail/retailers/{id}/imports/latest", access: .roles([.admin]), summary: "The latest import of a retailer.")

    /// Returns an import, whose offset says where the next piece begins.
    public static let importState = Endpoint<IDInput, CatalogImport>(
        .get, "/retail/imports/{id}", access: .roles([.admin]), summary: "An import, whose offset says where the next piece begins.")

    /// Takes a piece of a file.
    public static let importPiece = Endpoint<ImportPiece, CatalogImport>(
        .post, "/retail/imports/{id}/pieces", access: .roles([.admin]), rate: RateLimit(count: 1_200, per: .seconds(60)), bodyBytes: ImportPiece.mostBytes,
        takes: catalogTypes, summary: "Takes up to 1 MB of the file that begin at an offset. Sending them again changes nothing.")

    /// Says which heading is which column.
    public static let importColumns = Endpoint<ImportColumns, CatalogImport>(
        .put, "/retail/imports/{id}/columns", access: .roles([.admin]), summary: "Says which heading of the file is which column.")

    /// Returns the problems of a file, by row.
    public static let importProblems = Endpoint<IDInput, CatalogImportProblems>(
        .get, "/retail/imports/{id}/problems", access: .roles([.admin]), summary: "The first 1,000 problems of a file, by row.")

    /// Returns the problems of a file as CSV.
    public static let importProblemsFile = Endpoint<IDInput, NoOutput>(
        .get, "/retail/imports/{id}/problems/file", access: .roles([.admin]), gives: ["text/csv"],
        summary: "The first 1,000 problems of a file, by row, as CSV.")

    /// Applies a checked file, all of it or nothing.
    public static let applyImport = Endpoint<IDInput, CatalogImport>(
        .post, "/retail/imports/{id}/apply", access: .roles([.admin]), summary: "Makes the items as a checked file says, all of them or none.")

    /// Discards a file that wasn't applied.
    public static let discardImport = Endpoint<IDInput, NoOutput>(
        .delete, "/retail/imports/{id}", access: .roles([.admin]), success: 204, summary: "Discards a file that wasn't applied.")

    /// Returns the items of a retailer as CSV, which an import takes back.
    public static let exportItems = Endpoint<IDInput, NoOutput>(
        .get, "/retail/retailers/{id}/items/file", access: .roles([.admin]), gives: ["text/csv"],
        summary: "The items of a retailer as CSV, which an import takes back.")
}
