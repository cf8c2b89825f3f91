import Core
import Networking
import RetailAPI

/// Links and unlinks accounts of retailers.
protocol LinkingService: Sendable {
    /// Returns the person's linked accounts, and the retailers whose accounts can be linked.
    func accounts() async throws(APIError) -> LinkedAccounts
    /// Begins to link an account on the retailer's page.
    func begin(_ retailer: Int) async throws(APIError) -> LinkAuthorization
    /// Finishes to link an account after the person came back with a ticket.
    func complete(_ ticket: String) async throws(APIError) -> LinkedAccount
    /// Links an account by a token.
    func link(_ request: LinkRequest) async throws(APIError) -> LinkedAccount
    /// Asks the retailer about a linked account.
    func check(_ id: Int) async throws(APIError) -> LinkedAccount
    /// Unlinks an account.
    func unlink(_ id: Int) async throws(APIError)
}

/// A person's linked accounts, and what else can be linked.
struct LinkedAccounts: Sendable, Equatable {
    var links: [LinkedAccount]
    var options: [LinkOption]

    /// A retailer of the page: what can be linked, what is linked, or both.
    struct Entry: Sendable, Equatable {
        let retailerID: Int
        let retailer: String
        var link: LinkedAccount?
        var option: LinkOption?
    }

    /// The retailers by name, those included whose accounts are linked but can't be linked anymore.
    var entries: [Entry] {
        var entries: [Int: Entry] = [:]
        for option in options { entries[option.retailerID] = Entry(retailerID: option.retailerID, retailer: option.retailer, option: option) }
        for link in links { entries[link.retailerID, default: Entry(retailerID: link.retailerID, retailer: link.retailer)].link = link }
        return entries.values.sorted { ($0.retailer, $0.retailerID) < ($1.retailer, $1.retailerID) }
    }
}

/// Links accounts over the API.
struct LiveLinkingService: LinkingService {
    let client: APIClient

    func accounts() async throws(APIError) -> LinkedAccounts {
        let links = try await client.call(RetailEndpoints.links)
        return LinkedAccounts(links: links, options: try await client.call(RetailEndpoints.linkOptions))
    }

    func begin(_ retailer: Int) async throws(APIError) -> LinkAuthorization {
        try await client.call(RetailEndpoints.beginLink, LinkStart(retailerID: retailer))
    }

    func complete(_ ticket: String) async throws(APIError) -> LinkedAccount {
        try await client.call(RetailEndpoints.completeLink, LinkCompletion(ticket: ticket))
    }

    func link(_ request: LinkRequest) async throws(APIError) -> LinkedAccount { try await client.call(RetailEndpoints.link, request) }

    func check(_ id: Int) async throws(APIError) -> LinkedAccount { try await client.call(RetailEndpoints.checkLink, IDInput(id: id)) }

    func unlink(_ id: Int) async throws(APIError) { _ = try await client.call(RetailEndpoints.unlink, IDInput(id: id)) }
}

#if DEBUG
/// Linked accounts without a server, for tests and previews.
struct FakeLinkingService: LinkingService {
    /// The outcome of reading the accounts.
    var accountsResult: Result<LinkedAccounts, APIError> = .success(LinkedAccounts(links: [], options: [.sample]))
    /// The outcome of beginning.
    var beginning: Result<LinkAuthorization, APIError> = .success(.sample)
    /// The outcome of linking and checking.
    var linked: Result<LinkedAccount, APIError> = .success(.sample)
    /// The outcome of unlinking.
    var unlinked: Result<NoOutput, APIError> = .success(NoOutput())

    func accounts() async throws(APIError) -> LinkedAccounts { try accountsResult.get() }
    func begin(_ retailer: Int) async throws(APIError) -> LinkAuthorization { try beginning.get() }
    func complete(_ ticket: String) async throws(APIError) -> LinkedAccount { try linked.get() }
    func link(_ request: LinkRequest) async throws(APIError) -> LinkedAccount { try linked.get() }
    func check(_ id: Int) async throws(APIError) -> LinkedAccount { try linked.get() }
    func unlink(_ id: Int) async throws(APIError) { _ = try unlinked.get() }
}
#endif
