import Core
import Crypto
import Persistence

/// The parts that link accounts, made of what the container provides.
struct Linking: Sendable {
    let store: LinkStore
    let connectors: Connectors
    let authorizations: LinkAuthorizations
    let renewal: LinkRenewal
    let revocation: LinkRevocation
    let database: any Database
    let clock: any Clock

    /// Makes the parts; nil without a key that seals tokens.
    init?(_ container: DIContainer) throws {
        guard let key = try container.resolveIfRegistered(SymmetricKey.self) else { return nil }
        let (database, clock) = (try container.resolve((any Database).self), try container.resolve((any Clock).self))
        let seal = LinkSeal(key: key)
        let client = try container.resolveIfRegistered(ConnectorNetwork.self).map { ConnectorClient(network: $0, clock: clock) }
        (self.database, self.clock) = (database, clock)
        store = LinkStore(seal: seal)
        connectors = Connectors(seal: seal, client: client)
        authorizations = LinkAuthorizations(
            store: store, connectors: connectors, database: database, clock: clock, random: try container.resolve((any RandomSource).self),
            publicURL: try container.setting(ProductSettings.publicURL))
        renewal = LinkRenewal(store: store, connectors: connectors, database: database, clock: clock)
        revocation = LinkRevocation(seal: seal, connectors: connectors, database: database, clock: clock)
    }
}
