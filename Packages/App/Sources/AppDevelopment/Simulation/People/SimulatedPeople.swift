import AuthServer
import Core

/// The people who are played by the program: they make the demo's history, and afterwards its traffic. Visitors continue as others.
enum SimulatedPeople {
    /// Those who order laundry.
    static let customers = [
        customer("Mia", "2100 Main St", "Irvine", "92614", 33.6790, -117.8330), customer("Leo", "17655 Harvard Ave", "Irvine", "92614", 33.6905, -117.8205),
        customer("Ava", "2 Park Plaza", "Irvine", "92614", 33.6760, -117.8200), customer("Noah", "18800 MacArthur Blvd", "Irvine", "92612", 33.6850, -117.8420),
        customer("Zoe", "19500 Jamboree Rd", "Irvine", "92612", 33.6720, -117.8300), customer("Eli", "4000 Campus Dr", "Irvine", "92612", 33.6660, -117.8420),
        customer("Ivy", "14500 Red Hill Ave", "Tustin", "92780", 33.7050, -117.8150),
        customer("Max", "3100 Airway Ave", "Costa Mesa", "92626", 33.6840, -117.8705),
    ]

    /// Those who drive.
    static let drivers = ["Rosa", "Hugo", "Nina", "Omar", "Lena", "Theo"].map { person($0, [.driver]) }

    /// The one who weighs and washes.
    static let plant = person("Petra", [.dispatcher])

    /// Everybody.
    static let all = customers + drivers + [plant]

    /// Those who speak Spanish and Polish, by their first names; the others speak English.
    private static let languages: [String: Language] = ["leo": .spanish, "eli": .spanish, "zoe": .polish, "rosa": .spanish, "hugo": .spanish, "lena": .polish]

    /// Returns the language in which somebody reads and writes.
    static func language(of person: DemoPerson) -> Language { languages[String(person.email.prefix { $0 != "@" })] ?? .english }

    /// Returns whether a name is that of a simulated person.
    static func isSimulated(_ name: String) -> Bool { name.hasSuffix(" \(lastName)") }

    private static let lastName = "Simulated"

    private static func customer(_ name: String, _ line: String, _ city: String, _ postalCode: String, _ latitude: Double, _ longitude: Double) -> DemoPerson {
        person(
            name, [.customer],
            Address(line1: line, city: city, postalCode: postalCode, latitude: latitude, longitude: longitude))
    }

    /// The last name says on every page that nobody is behind the first.
    private static func person(_ name: String, _ roles: Set<Role>, _ address: Address? = nil) -> DemoPerson {
        DemoPerson(
            email: "\(name.lowercased())@demo.tumble.example", name: "\(name) \(lastName)", roles: roles, password: DemoPeople.password, address: address)
    }
}
