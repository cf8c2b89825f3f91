public import Core

/// Somebody of the demo data.
public struct DemoPerson: Sendable, Equatable {
    /// The address to sign in with.
    public let email: String
    /// The name that others see.
    public let name: String
    /// The phone number.
    public let phone: String?
    /// What the person may do.
    public let roles: Set<Role>
    /// The password, known to everybody.
    public let password: String
    /// The saved address.
    public let address: Address?

    /// Describes a person.
    public init(email: String, name: String, phone: String? = nil, roles: Set<Role>, password: String, address: Address? = nil) {
        self.email = email
        self.name = name
        self.phone = phone
        self.roles = roles
        self.password = password
        self.address = address
    }
}
