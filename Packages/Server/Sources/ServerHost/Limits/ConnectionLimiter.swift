public import Core
import Foundation
public import ServerCore
import Synchronization

/// Counts connections and sockets, in all and by address, and refuses those beyond the limits.
///
/// A connection counts for the address of its peer, unless that is a trusted proxy; a socket counts for the address of the client, which a proxy names.
public final class ConnectionLimiter: Sendable {
    /// A connection or socket that was counted; ``end()`` gives its place to another.
    public struct Place: Sendable {
        fileprivate let limiter: ConnectionLimiter
        fileprivate let kind: Kind
        fileprivate let network: String?

        /// Gives the place back. Must be called once.
        public func end() { limiter.leave(kind, network) }
    }

    fileprivate enum Kind: Hashable, Sendable {
        case connection, socket
    }

    private struct Key: Hashable {
        let kind: Kind
        let network: String
    }

    private struct State {
        var connections = 0
        var counts: [Key: Int] = [:]
    }

    private let limits: ConnectionLimits
    private let proxies: TrustedProxies
    private let clock: any Clock
    private let handshakes = TokenBuckets<String>(capacity: 50_000)
    private let state = Mutex(State())

    /// Creates a limiter.
    ///
    /// - Parameter proxies: the proxies that may have any number of connections.
    public init(limits: ConnectionLimits, proxies: TrustedProxies = .none, clock: any Clock) {
        self.limits = limits
        self.proxies = proxies
        self.clock = clock
    }

    /// The number of open connections.
    var connectionCount: Int { state.withLock { $0.connections } }

    /// Counts a connection.
    ///
    /// - Parameter peer: the address of the connection's other end.
    /// - Returns: nil if the limit is reached.
    func connect(from peer: String?) -> Place? {
        let network = peer.flatMap { proxies.contains($0) ? nil : Self.network($0) }
        return state.withLock { state in
            guard limits.connections == 0 || state.connections < limits.connections else { return nil }
            guard network.map({ count(.connection, $0, in: &state) }) ?? true else { return nil }
            state.connections += 1
            return Place(limiter: self, kind: .connection, network: network)
        }
    }

    /// Counts a handshake and the socket that it opens.
    ///
    /// - Parameter client: the address of whoever opens it.
    /// - Returns: nil if a limit is reached.
    public func openSocket(from client: String) -> Place? {
        let network = Self.network(client)
        if let rate = limits.handshakesPerAddress {
            let now = clock.now.timeIntervalSinceReferenceDate
            guard handshakes.take(network, count: Double(rate.count), period: rate.period / .seconds(1), now: now) == nil else { return nil }
        }
        return state.withLock { state in count(.socket, network, in: &state) ? Place(limiter: self, kind: .socket, network: network) : nil }
    }

    private func count(_ kind: Kind, _ network: String, in state: inout State) -> Bool {
        guard limits.connectionsPerAddress > 0 else { return true }
        let key = Key(kind: kind, network: network)
        let number = state.counts[key, default: 0]
        guard number < limits.connectionsPerAddress else { return false }
        state.counts[key] = number + 1
        return true
    }

    private func leave(_ kind: Kind, _ network: String?) {
        state.withLock { state in
            if kind == .connection { state.connections -= 1 }
            guard limits.connectionsPerAddress > 0, let network else { return }
            let key = Key(kind: kind, network: network)
            let number = state.counts[key, default: 0]
            state.counts[key] = number > 1 ? number - 1 : nil
        }
    }

    /// A single IPv6 subscriber has 2^64 addresses.
    private static func network(_ address: String) -> String { IPAddress(address)?.network.description ?? address }
}
