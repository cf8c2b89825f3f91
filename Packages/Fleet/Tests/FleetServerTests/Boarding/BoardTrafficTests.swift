import Core
import CoreTesting
import FleetAPI
import Foundation
import Networking
import Persistence
import ServerCore
import ServerTesting
import Testing

@testable import FleetServer

private let changes = ProcessInfo.processInfo.environment["BOARD_CHANGES"].flatMap(Int.init) ?? 300
private let isLong = changes > 1_000

/// Pages of dispatchers against the database after much traffic. `BOARD_CHANGES` sets the number of changes: 18,000 are an hour at five a second, with 500
/// active orders and 50 drivers.
@Suite(.timeLimit(.minutes(isLong ? 120 : 3)))
struct BoardTrafficTests {

    /// A page that asks after each hint.
    private actor Dispatcher {
        private(set) var page = BoardPage()
        /// The version after each response; finished by a failure.
        let versions: AsyncStream<Int>
        private let progress: AsyncStream<Int>.Continuation
        private let client: APIClient

        init(client: APIClient) {
            self.client = client
            (versions, progress) = AsyncStream.makeStream(of: Int.self)
        }

        func ask() async throws {
            do {
                let changes = try await client.call(FleetEndpoints.board, BoardRequest(since: page.version))
                page.take(changes)
                progress.yield(changes.version)
            } catch {
                progress.finish()
                throw error
            }
        }

        /// Waits until the page has a version.
        nonisolated func reach(_ version: Int) async { for await reached in versions where reached >= version { return } }
    }

    @Test func `five pages that ask after hints alone miss no card and double none`() async throws {
        let city = try await BoardCity(orders: isLong ? 500 : 40, drivers: isLong ? 50 : 8, seed: 5)
        let server = city.server
        var (pages, listening) = ([Dispatcher](), [Task<Void, any Error>]())
        for _ in 0..<5 {
            let page = Dispatcher(client: server.dispatch)
            let hints = try await server.server.application.hub.subscribe(FleetTopics.dispatch, as: FleetTestServer.dispatcher)
            try await page.ask()
            listening.append(Task { for await hint in hints where hint.kind == FleetEvents.boardChanged { try await page.ask() } })
            pages.append(page)
        }
        for _ in 0..<changes { try await city.act() }
        let version = try await server.server.database.read { try CardRepository().state(in: $0).version }
        let truth = try await city.truth()
        for page in pages {
            await page.reach(version)
            let result = await page.page
            #expect(result.wholes == 1 && result.version == version)
            #expect(result.cards.mapValues(BoardCity.Truth.init) == truth)
        }
        listening.forEach { $0.cancel() }
        #expect(version > changes / 3)
        // Another node, and a page that is opened now, see the same.
        var late = BoardPage()
        try await late.ask(server.dispatch)
        let first = await pages[0].page.cards
        #expect(late.cards == first)
    }

    @Test func `after much traffic no card differs from the orders`() async throws {
        let city = try await BoardCity(orders: 20, drivers: 5, seed: 11)
        for _ in 0..<150 { try await city.act() }
        let upkeep = CardUpkeep(projection: CardProjection(publisher: try publisher(city.server)))
        #expect(try await upkeep.compare(at: city.server.server.clock.now, city.server.server.database) == 0)
    }

    private func publisher(_ server: FleetTestServer) throws -> FleetPublisher {
        let container = server.server.application.container
        return FleetPublisher(events: try container.resolve(EventLog.self), hints: try container.resolve(HintPublisher.self))
    }
}
