import Core
import PaymentsAPI
public import Persistence
public import ServerCore

/// Takes payments for orders by a provider, and keeps the ledger.
public struct PaymentsServerPlugin: ServerPlugin {
    /// The feature's name.
    public let name = "Payments"
    /// Needs callers to be known.
    public let requires = ["Auth"]

    /// Creates the plugin.
    public init() {}

    /// The tables of payments, the calls to the provider, and the ledger.
    public var migrations: [Migration] { PaymentsMigrations.all }
}
