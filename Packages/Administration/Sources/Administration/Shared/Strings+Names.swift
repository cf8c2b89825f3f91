import AdministrationAPI
import Core
import CoreUI
import Theme

extension Strings {
    static func part(_ part: HealthCheck.Part) -> String {
        switch part {
        case .database: partDatabase
        case .queues: partQueues
        case .jobs: partJobs
        case .nodes: partNodes
        case .errors: partErrors
        case .backup: partBackup
        }
    }

    static func title(_ group: AdministrationPage.Group) -> String {
        switch group {
        case .catalog: catalog
        case .money: money
        case .system: system
        }
    }

    static func hint(_ group: AdministrationPage.Group) -> String {
        switch group {
        case .catalog: catalogHint
        case .money: moneyHint
        case .system: systemHint
        }
    }

    /// The engines are names, the same in every language.
    static func engine(_ name: String) -> String { name == "sqlite" ? "SQLite" : "PostgreSQL" }

    static func size(bytes: Int) -> String { megabytes(NumberFormat.format(Double(bytes) / 1_000_000, decimals: 1)) }

    static func name(_ role: Role) -> String {
        switch role {
        case .customer: roleCustomer
        case .driver: roleDriver
        case .dispatcher: roleDispatcher
        case .admin: roleAdmin
        }
    }

    /// Kinds of entries are names that every feature may add to, so they are shown as they are, in words.
    static func kind(_ name: String) -> String { name.replacing("_", with: " ") }
}
