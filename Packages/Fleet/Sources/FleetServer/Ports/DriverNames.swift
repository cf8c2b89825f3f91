public import Persistence

/// Tells Fleet what drivers are called now: access tokens name them as they were called at the sign-in. The product adapts it to the Auth server.
public protocol DriverNames: Sendable {
    /// Returns a driver's name; nil where there is no such account.
    func name(of driver: Int, in transaction: Transaction) throws -> String?
}
