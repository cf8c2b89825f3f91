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
