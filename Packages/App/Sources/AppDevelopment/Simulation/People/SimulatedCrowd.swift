import AuthServer
import Core

/// The people of a simulated day: as many drivers and customers as it needs. Their addresses say that nobody is behind them.
struct SimulatedCrowd: Sendable {
    /// The street in which all customers live.
    static let street = "Simulation Way"
    /// The customers of a plan, by their numbers.
    let customers: [DemoPerson]
    /// The drivers.
    let drivers: [DemoPerson]
    /// The one who weighs and washes.
    let plant = Self.person("plant", "Plant", [.dispatcher])

    /// Everybody.
    var all: [DemoPerson] { customers + drivers + [plant] }

    init(_ plan: DemandPlan, drivers count: Int, seed: UInt64) {
        customers = plan.customers.map { customer in
            let address = Address(
                line1: "\(customer.number + 1) \(Self.street)", city: customer.area, postalCode: "92600", latitude: customer.place.latitude,
                longitude: customer.place.longitude)
            // Another seed has other customers at other places.
            return Self.person("customer\(customer.number + 1).seed\(seed)", "Customer \(customer.number + 1)", [.customer], address)
        }
        drivers = (0..<max(0, count)).map { Self.person("driver\($0 + 1)", "Driver \($0 + 1)", [.driver]) }
    }

    private static func person(_ mailbox: String, _ name: String, _ roles: Set<Role>, _ address: Address? = nil) -> DemoPerson {
        DemoPerson(
            email: "\(mailbox)@simulation.tumble.example", name: "\(name) Simulated", roles: roles, password: DemoPeople.password, address: address)
    }
}
