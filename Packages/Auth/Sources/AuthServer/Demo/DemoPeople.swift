import Core

/// The people of the demo data: somebody of every role.
public enum DemoPeople {
    /// The password of all of them.
    public static let password = "tumble-demo"

    /// Everybody, in the order in which the accounts are made.
    public static let all = [
        DemoPerson(
            email: "customer@tumble.example", name: "Casey Customer", phone: "+1 949 555 0100", roles: [.customer], password: password,
            address: .sample),
        DemoPerson(email: "driver@tumble.example", name: "Dana Driver", phone: "+1 949 555 0101", roles: [.driver], password: password),
        DemoPerson(email: "driver2@tumble.example", name: "Devon Driver", phone: "+1 949 555 0102", roles: [.driver], password: password),
        DemoPerson(
            email: "dispatcher@tumble.example", name: "Dee Dispatcher", phone: "+1 949 555 0103", roles: [.dispatcher], password: password),
        DemoPerson(
            email: "sam@tumble.example", name: "Sam Everyrole", phone: "+1 949 555 0104", roles: [.customer, .driver, .dispatcher],
            password: password, address: .sample),
    ]
}
