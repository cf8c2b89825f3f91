import AdministrationAPI
import AdministrationServer
import Core
import CoreTesting
import Crypto
import Foundation
import Networking
import Persistence
import ServerCore
import ServerTesting

/// A server with Administration, and a plugin whose queue, figure and job tests control.
struct AdministrationTestServer {
    let server: TestServer
    let work = Work()
    let recent = RecentLog()
    let owners = TestOwners()
    let facts = TestFacts()

    init(settings: [String: String] = [:]) async throws {
        let (work, recent, owners, facts) = (work, recent, owners, facts)
        server = try await TestServer(plugins: [AdministrationServerPlugin(), WorkPlugin(work: work)], settings: settings) { container in
            container.register((any ProductFacts).self) { _ in facts }
            container.register(SymmetricKey.self) { _ in SymmetricKey(data: Array(repeating: 7, count: 32)) }
            container.register(RecentLog.self) { _ in recent }
            container.register((any KeyOwners).self) { _ in owners }
        }
    }

    var administrator: APIClient { server.client(as: .administrator) }
}

extension Person {
    /// An administrator, for tests.
    static let administrator = Person(id: 1, name: "Ada", roles: [.admin])
}

/// What the tests let wait.
final class Work: Sendable {
    let outcome = LockedValue(SetupTrial.Outcome.failed("The scales are broken."))
    let load = LockedValue<WorkQueue.Load>(WorkQueue.Load(waiting: 0, oldest: nil))
}

/// A plugin with a queue and a figure.
struct WorkPlugin: ServerPlugin {
    let work: Work
    let name = "Work"
    let requires: [String] = []

    func queues(_ container: DIContainer) throws -> [WorkQueue] {
        [WorkQueue("work", title: "Parcels") { [work] _ in work.load.value }]
    }

    static let limit = Setting.number("WORK_LIMIT", 0...10, default: 3, "Most parcels.").changeable()
    static let secret = Setting.optionalText("WORK_SECRET", isSecret: true, "Key of the parcels.").changeable()
    static let fixed = Setting.number("WORK_FIXED", 0...10, default: 1, "Needs a restart.")

    var settings: [any SettingDeclaration] { [Self.limit, Self.secret, Self.fixed] }

    func setup(_ container: DIContainer) throws -> [SetupStep] {
        [
            SetupStep(
                "parcels", order: 15, title: "Parcels", reason: "They are what it is about.",
                trial: SetupTrial("Weigh one") { [work] _ in work.outcome.value }
            ) { [work] _ in
                SetupStep.State(.trial, "\(work.load.value.waiting) wait.")
            },
            SetupStep("shelf", order: 16, title: "Shelf", reason: "They lie there.") { _ in SetupStep.State(.review, "Empty.") },
        ]
    }

    func figures(_ container: DIContainer) throws -> [KeyFigure] { [KeyFigure("work.count", title: "Parcels") { _, _ in 12 }] }
}

/// Facts as the product has them.
struct TestFacts: ProductFacts {
    let name = "Suds & Sons"
    let address = "https://laundry.example"
    let styleSheet = "body{margin:0}"
    let version: String? = "1.2.3"
    let buildName = LockedValue("development")
    var build: String { buildName.value }
    func lastBackup() -> Date? { nil }
    let pins = LockedValue<[String: String]>([:])
    private static let all: [any SettingDeclaration] = [WorkPlugin.limit, WorkPlugin.secret, WorkPlugin.fixed]

    func settings() -> [SettingGroupStatus] {
        let own = Self.all.map { setting in
            SettingStatus(
                key: setting.key, value: setting.isSecret ? nil : setting.defaults.production, isSet: true, source: "default", range: setting.range,
                summary: setting.summary,
                change: setting.isChangeable
                    ? SettingChange(unchanged: setting.isSecret ? nil : setting.defaults.production, pinnedBy: pin(of: setting.key)) : nil)
        }
        return [.sample, SettingGroupStatus(name: "Work", settings: own)]
    }

    func declaration(of key: String) -> (any SettingDeclaration)? { Self.all.first { $0.key == key } }
    func pin(of key: String) -> String? { pins.value[key] }
}

/// The people who make keys.
struct TestOwners: KeyOwners {
    let people = LockedValue<[Int: Person]>([1: .administrator, 2: Person(id: 2, name: "Bea", roles: [.admin])])

    func person(_ id: Int, in transaction: Transaction) -> Person? { people.value[id] }
}
