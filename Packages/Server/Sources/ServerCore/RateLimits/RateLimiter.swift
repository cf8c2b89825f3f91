import Core
import Foundation
import HTTPTypes

/// Limits the rate of calls: first of an address overall, then of a person or address per endpoint.
struct RateLimiter: Sendable {
    private struct Key: Hashable, Sendable {
        /// The endpoint; nil for the whole server.
        let endpoint: Routes.Entry.Name?
        let subject: Subject
    }

    private enum Subject: Hashable, Sendable {
        case person(Int)
        case address(String)
    }

    private let limits: RequestLimits
    private let buckets: TokenBuckets<Key>

    init(limits: RequestLimits) {
        self.limits = limits
        buckets = TokenBuckets(capacity: limits.bucketCount)
    }

    /// Counts a request by its address alone. Calls that this process makes itself, such as from pages, aren't counted here.
    func checkAddress(of request: ServerRequest, at now: Date) throws {
        guard !request.isInProcess else { return }
        try take(nil, .address(Self.network(request)), limits.callsPerAddress, now)
    }

    /// Counts a call of an endpoint.
    func check(_ entry: Routes.Entry, _ request: ServerRequest, caller: Person?, at now: Date) throws {
        guard let rate = entry.rate else { return }
        if rate.scope != .address, let caller { try take(entry.name, .person(caller.id), rate, now) }
        let countsAddress = rate.scope != .account || caller == nil
        if countsAddress, request.hasAddress { try take(entry.name, .address(Self.network(request)), rate, now) }
    }

    private func take(_ endpoint: Routes.Entry.Name?, _ subject: Subject, _ rate: RateLimit, _ now: Date) throws {
        guard limits.rateFactor > 0 else { return }
        let wait = buckets.take(
            Key(endpoint: endpoint, subject: subject), count: max(1, Double(rate.count) * limits.rateFactor), period: rate.period / .seconds(1),
            now: now.timeIntervalSinceReferenceDate)
        guard let wait else { return }
        let seconds = Int(wait.rounded(.up))
        throw Refusal(RequestLimits.tooManyRequests(retryAfter: seconds), headerFields: [.retryAfter: String(seconds)])
    }

    /// A single IPv6 subscriber has 2^64 addresses.
    private static func network(_ request: ServerRequest) -> String {
        IPAddress(request.remoteAddress)?.network.description ?? request.remoteAddress
    }
}
