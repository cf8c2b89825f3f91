import Core
import CoreTesting
import Foundation
import Testing

@testable import Networking

/// A screen that shows a number and keeps it current.
private struct Board: Screen {
    struct State: Sendable, Equatable { var loaded: [Int] = [] }
    enum Action: Sendable, Equatable { case appeared, disappeared, loaded(Result<Int, APIError>) }

    let following: Following
    var pause: Duration?
    let load: @Sendable () async throws(APIError) -> Int

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            return .follow("board", id: "live", with: following, gathering: pause, where: { $0.kind != "noise" }, load: load) { .loaded($0) }
        case .disappeared: return .cancelAll
        case .loaded(.success(let value)): state.loaded.append(value)
        case .loaded(.failure): state.loaded.append(-1)
        }
        return .none
    }
}

struct FollowingTests {
    private let realtime = FakeRealtime()
    private let clock = TestClock()

    private func store(
        gathering pause: Duration? = nil, _ load: @escaping @Sendable () async throws(APIError) -> Int
    ) -> TestStore<Board.State, Board.Action> {
        TestStore(screen: Board(following: Following(realtime: realtime, clock: clock), pause: pause, load: load), initial: Board.State())
    }

    private func change(_ kind: String = "changed") -> Change { Change(topic: "board", kind: kind, id: 1, sequence: 1) }

    @Test func `loads once subscribed, and again after a change`() async {
        let loads = LockedValue(0)
        let store = store {
            loads.withLock {
                $0 += 1
                return $0
            }
        }
        await store.send(.appeared)
        await store.receive(.loaded(.success(1))) { $0.loaded = [1] }
        #expect(realtime.subscriberCount(of: "board") == 1)
        realtime.send(change())
        await store.receive(.loaded(.success(2))) { $0.loaded = [1, 2] }
        realtime.send(change("noise"))
        realtime.send(change())
        await store.receive(.loaded(.success(3))) { $0.loaded = [1, 2, 3] }
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `a load is made in the session's language, which may change meanwhile`() async {
        let (language, loaded) = (SessionLanguage(.polish), LockedValue<[Language]>([]))
        let following = Following(realtime: realtime, clock: clock, language: language)
        let board = Board(following: following) {
            loaded.withLock {
                $0.append(Language.current)
                return $0.count
            }
        }
        let store = TestStore(screen: board, initial: Board.State())
        await store.send(.appeared)
        await store.receive(.loaded(.success(1))) { $0.loaded = [1] }
        language.change(to: .spanish)
        realtime.send(change())
        await store.receive(.loaded(.success(2))) { $0.loaded = [1, 2] }
        #expect(loaded.withLock { $0 } == [.polish, .spanish])
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `while changes don't cease there is one load a second, after a few at once`() {
        var (pace, now, starts) = (LoadPace(), Date(timeIntervalSince1970: 0), [TimeInterval]())
        while now.timeIntervalSince1970 < 3.5 {
            now += (pace.next(at: now) ?? .zero) / .seconds(1)
            starts.append(now.timeIntervalSince1970)
            // What a load takes.
            now += 0.125
        }
        #expect(starts == [0, 0.125, 0.25, 0.375, 1.375, 2.375, 3.375])
        #expect(pace.next(at: now + 2) == nil, "After two quiet seconds the next one begins at once.")
    }

    @Test func `changes that are gathered cause one load after the pause, each time`() async {
        let loads = LockedValue(0)
        let store = store(gathering: .milliseconds(150)) {
            loads.withLock {
                $0 += 1
                return $0
            }
        }
        await store.send(.appeared)
        await store.receive(.loaded(.success(1))) { $0.loaded = [1] }
        for number in 2...7 {
            realtime.send(change())
            await clock.sleepers(1)
            realtime.send(change())
            clock.advance(by: .milliseconds(150))
            await store.receive(.loaded(.success(number))) { $0.loaded.append(number) }
        }
        await store.send(.disappeared)
        await store.finish()
        #expect(loads.withLock { $0 } == 7, "What came during a pause isn't loaded a second time.")
    }

    @Test func `a clock that was set back makes no pause longer`() {
        var (pace, now) = (LoadPace(), Date(timeIntervalSince1970: 100_000))
        for _ in 1...LoadPace.burst { #expect(pace.next(at: now) == nil) }
        now -= 86_400
        #expect(pace.next(at: now) == .seconds(LoadPace.interval))
        #expect(pace.next(at: now + LoadPace.interval) == .seconds(LoadPace.interval))
    }

    @Test func `a load that waits for its turn is made with what changed meanwhile, and ends with its screen`() async {
        let loads = LockedValue(0)
        let store = store {
            loads.withLock {
                $0 += 1
                return $0
            }
        }
        await store.send(.appeared)
        await store.receive(.loaded(.success(1))) { $0.loaded = [1] }
        for number in 2...LoadPace.burst {
            realtime.send(change())
            await store.receive(.loaded(.success(number))) { $0.loaded.append(number) }
        }
        realtime.send(change())
        await clock.sleepers(1)
        realtime.send(change())
        clock.advance(by: .seconds(1))
        await store.receive(.loaded(.success(5))) { $0.loaded.append(5) }
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `a burst of changes during a load asks for one more load`() async {
        let (gates, open) = AsyncStream.makeStream(of: Void.self), (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let loads = LockedValue(0)
        let store = store {
            let number = loads.withLock {
                $0 += 1
                return $0
            }
            if number == 2 {
                begin.yield()
                for await _ in gates { break }
            }
            return number
        }
        await store.send(.appeared)
        await store.receive(.loaded(.success(1))) { $0.loaded = [1] }
        realtime.send(change())
        for await _ in begun { break }
        for _ in 0..<50 { realtime.send(change()) }
        open.yield()
        await store.receive(.loaded(.success(2))) { $0.loaded = [1, 2] }
        await store.receive(.loaded(.success(3))) { $0.loaded = [1, 2, 3] }
        await store.send(.disappeared)
        await store.finish()
        #expect(loads.withLock { $0 } == 3)
    }

    @Test func `a failed load is sent, and the next change loads again`() async {
        let loads = LockedValue(0)
        let store = store { () async throws(APIError) in
            let number = loads.withLock {
                $0 += 1
                return $0
            }
            if number == 1 { throw .offline }
            return number
        }
        await store.send(.appeared)
        await store.receive(.loaded(.failure(.offline))) { $0.loaded = [-1] }
        realtime.send(change())
        await store.receive(.loaded(.success(2))) { $0.loaded = [-1, 2] }
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `a load is canceled with its effect, and sends nothing`() async {
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let (silence, never) = AsyncStream.makeStream(of: Void.self)
        let (ends, end) = AsyncStream.makeStream(of: Bool.self)
        let store = store {
            begin.yield()
            for await _ in silence {}
            end.yield(Task.isCancelled)
            return 1
        }
        await store.send(.appeared)
        for await _ in begun { break }
        await store.send(.disappeared)
        for await wasCanceled in ends {
            #expect(wasCanceled)
            break
        }
        never.finish()
        await store.finish()
    }

    @Test func `a subscription that ends begins anew, later each time`() async {
        let store = store { 1 }
        realtime.refuse("board")
        await store.send(.appeared)
        await store.receive(.loaded(.success(1))) { $0.loaded = [1] }
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        await store.receive(.loaded(.success(1))) { $0.loaded = [1, 1] }
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        #expect(clock.sleeperCount == 1)
        clock.advance(by: .seconds(1))
        await store.receive(.loaded(.success(1))) { $0.loaded = [1, 1, 1] }
        await store.send(.disappeared)
        await store.finish()
    }
}

/// A screen that learns all it needs from the changes themselves.
private struct Ticker: Screen {
    enum Action: Sendable, Equatable { case appeared, disappeared, connected, lost, heard(Int) }

    let following: Following

    func reduce(_ state: inout [Action], _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            return .follow("board", id: "live", with: following, connected: .connected, lost: .lost) { $0.kind == "noise" ? nil : .heard($0.id) }
        case .disappeared: return .cancelAll
        case .connected, .lost, .heard:
            state.append(action)
            return .none
        }
    }
}

struct ChangeFollowingTests {
    private let realtime = FakeRealtime()
    private let clock = TestClock()

    @Test func `each change is sent, and when the connection is there or lost`() async {
        let store = TestStore(screen: Ticker(following: Following(realtime: realtime, clock: clock)), initial: [])
        await store.send(.appeared)
        await store.receive(.connected) { $0 = [.connected] }
        realtime.send(Change(topic: "board", kind: "noise", id: 1, sequence: 1))
        realtime.send(Change(topic: "board", kind: "tick", id: 2, sequence: 2))
        await store.receive(.heard(2)) { $0 = [.connected, .heard(2)] }
        realtime.refuse("board")
        await store.receive(.lost) { $0 = [.connected, .heard(2), .lost] }
        await clock.sleepers(1)
        clock.advance(by: .seconds(1))
        await store.receive(.connected) { $0 = [.connected, .heard(2), .lost, .connected] }
        await store.receive(.lost) { $0 = [.connected, .heard(2), .lost, .connected, .lost] }
        await store.send(.disappeared)
        await store.finish()
    }
}
