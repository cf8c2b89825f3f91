import Core
import Crypto
import Foundation
import LiveUI
import Persistence
import PersistenceSQLite
import ServerCore
import ServerHost

// Serves the pages that the browser tests of the live protocol need. Usage: live-fixture PORT
let port = CommandLine.arguments.dropFirst().first.flatMap(Int.init) ?? 0
let (clock, random) = (SystemClock(), SystemRandomSource())
let database = try SQLiteDatabase.inMemory()
let container = DIContainer(name: "live fixture")
container.register((any Database).self) { _ in database }
container.register((any Core.Clock).self) { _ in clock }
container.register((any RandomSource).self) { _ in random }
container.register((any Authenticator).self) { _ in NobodyAuthenticator() }
// The key stays the same over restarts, as that of a real server does.
let key = SymmetricKey(data: Data(repeating: 7, count: 32))
let registry = PrometheusRegistry()
let plugin = LivePlugin { _ in LiveServer(app: FixtureApp(clock: clock), database: database, key: key, clock: clock, random: random, metrics: registry) }
let application = try Application(plugins: [plugin], container: container, limits: RequestLimits(rateFactor: 0), metrics: registry)
_ = try await Migrator(database).migrate(plugins: application.migrations)
let live = try application.container.resolve(LiveServer.self)
let host = HTTPHost(configuration: HostConfiguration(hostname: "127.0.0.1", port: port), responder: application, socket: live.socketRoute)
try await host.run { port in FileHandle.standardOutput.write(Data("live-fixture serves on \(port)\n".utf8)) }
await live.stop()
