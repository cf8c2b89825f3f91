public import Core

/// The people of the demo data, at least one for each role.
public enum DemoPeople {
    /// Everybody's password.
    public static let password = "tumble-demo"

    /// The customer, whom most visitors begin with.
    public static let customer = DemoPerson(
        email: "customer@tumble.example", name: "Casey Customer", phone: "+1 949 555 0100", roles: [.customer], password: password, address: .sample)

    /// Everybody, in the order in which their accounts are created.
    public static let all = [
        customer,
        DemoPerson(email: "driver@tumble.example", name: "Dana Driver", phone: "+1 949 555 0101", roles: [.driver], password: password),
        DemoPerson(email: "driver2@tumble.example", name: "Devon Driver", phone: "+1 949 555 0102", roles: [.driver], password: password),
        DemoPerson(
            email: "dispatcher@tumble.example", name: "Dee Dispatcher", phone: "+1 949 555 0103", roles: [.dispatcher], password: password),
        DemoPerson(
            email: "sam@tumble.example", name: "Sam Everyrole", phone: "+1 949 555 0104", roles: [.customer, .driver, .dispatcher],
            password: password, address: .sample),
        // An administrator's pages are links of the account so far, which a mode leads to.
        DemoPerson(
            email: "administrator@tumble.example", name: "Ada Administrator", phone: "+1 949 555 0105", roles: [.dispatcher, .admin], password: password),
    ]
}

/// A person of the demo data.
public struct DemoPerson: Sendable, Equatable {
    /// The email address to sign in with.
    public let email: String
    /// The name that others see.
    public let name: String
    /// The phone number.
    public let phone: String?
    /// The person's roles.
    public let roles: Set<Role>
    /// The password, which the start prints.
    public let password: String
    /// The saved address; nil for none.
    public let address: Address?

    /// Creates a person.
    public init(email: String, name: String, phone: String? = nil, roles: Set<Role>, password: String, address: Address? = nil) {
        self.email = email
        self.name = name
        self.phone = phone
        self.roles = roles
        self.password = password
        self.address = address
    }
}
