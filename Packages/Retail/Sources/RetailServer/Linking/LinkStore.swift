import Core
import Foundation
import Persistence

/// Stores, replaces and removes links, and sees to it that tokens which are given up are revoked at their retailers.
struct LinkStore: Sendable {
    let seal: LinkSeal
    private let links = LinkRepository()
    private let revocations = RevocationRepository()

    init(seal: LinkSeal) { self.seal = seal }

    /// The time after which a link is checked again at the latest, in seconds: a day.
    static let checkInterval: TimeInterval = 24 * 3600
    /// The time before the end of an access token at which it is renewed, in seconds.
    static let headStart: TimeInterval = 120

    /// Stores a link in the place of a former one with the same retailer, whose tokens are revoked.
    func save(
        _ tokens: LinkTokens, of person: Int, retailer: Int, connector: Int?, memberName: String?, at now: Date, in transaction: Transaction
    ) throws -> Int {
        if let former = try links.record(of: person, retailer: retailer, in: transaction), let kept = self.tokens(of: former),
            kept.access != tokens.access || former.connectorID != connector
        {
            // A token that the retailer gave again must stay valid.
            var given = kept
            if given.refresh == tokens.refresh { given.refresh = nil }
            try revoke(given, connector: former.connectorID, at: now, in: transaction)
        }
        let expiresAt = Self.end(of: tokens, at: now)
        return try links.save(
            LinkRepository.NewLink(
                personID: person, retailerID: retailer, connectorID: connector, memberName: memberName,
                sealed: try seal.seal(tokens, for: .link(person: person, retailer: retailer)), expiresAt: expiresAt,
                nextCheckAt: connector == nil ? nil : Self.nextCheck(expiresAt, at: now)), at: now, in: transaction)
    }

    /// Removes a link, and has its tokens revoked.
    func remove(_ link: LinkRecord, at now: Date, in transaction: Transaction) throws {
        if let tokens = tokens(of: link) { try revoke(tokens, connector: link.connectorID, at: now, in: transaction) }
        try links.delete(link.id, in: transaction)
    }

    /// Marks a link as expired, and has its tokens revoked: the server of its retailer was replaced.
    func retire(_ link: LinkRecord, at now: Date, in transaction: Transaction) throws {
        if let tokens = tokens(of: link) { try revoke(tokens, connector: link.connectorID, at: now, in: transaction) }
        try links.expire(link.id, version: link.version, in: transaction)
    }

    /// Has tokens revoked at the server that gave them; does nothing for a token that a person entered.
    func revoke(_ tokens: LinkTokens, connector: Int?, at now: Date, in transaction: Transaction) throws {
        guard let connector else { return }
        try revocations.add(tokens, connector: connector, seal: seal, at: now, in: transaction)
    }

    /// Returns a link's tokens; nil where there are none anymore, or the key is lost.
    func tokens(of link: LinkRecord) -> LinkTokens? {
        link.sealed.flatMap { seal.open(LinkTokens.self, $0, for: .link(person: link.personID, retailer: link.retailerID)) }
    }

    /// Returns the end of an access token; nil where the retailer doesn't say.
    static func end(of tokens: LinkTokens, at now: Date) -> Date? { tokens.seconds.map { now.addingTimeInterval(Double($0)) } }

    /// Returns the time at which a link is renewed or checked next: before its token ends, but not at once again.
    static func nextCheck(_ expiresAt: Date?, at now: Date) -> Date {
        let latest = now.addingTimeInterval(checkInterval)
        guard let expiresAt else { return latest }
        return min(latest, max(expiresAt.addingTimeInterval(-headStart), now.addingTimeInterval(60)))
    }
}
