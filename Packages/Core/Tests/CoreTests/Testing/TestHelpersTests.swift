import Core
import CoreTesting
import Foundation
import Testing

struct TestClockTests {
    @Test func `time stands still until it is moved`() {
        let clock = TestClock()
        let start = clock.now
        clock.advance(by: .milliseconds(1_500))
        #expect(clock.now == start + 1.5)
        clock.now = Date(timeIntervalSince1970: 0)
        #expect(clock.now.timeIntervalSince1970 == 0)
    }

    @Test func `those whose time has come wake, the others sleep on`() async throws {
        let clock = TestClock()
        let early = Task { try await clock.sleep(for: .seconds(1)) }
        let late = Task { try await clock.sleep(for: .seconds(3)) }
        await clock.sleepers(2)
        clock.advance(by: .seconds(2))
        try await early.value
        #expect(clock.sleeperCount == 1)
        clock.now += 1
        try await late.value
        #expect(clock.sleeperCount == 0)
    }

    @Test func `no time is no sleep`() async throws {
        try await TestClock().sleep(for: .zero)
    }

    @Test func `a canceled sleeper wakes with an error`() async {
        let clock = TestClock()
        let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
        await clock.sleepers(1)
        sleeper.cancel()
        await #expect(throws: CancellationError.self) { try await sleeper.value }
        #expect(clock.sleeperCount == 0)
    }

    @Test func `sleepers that don't come fail the test`() async {
        let issues = await recordedIssues { await TestClock().sleepers(1, within: .milliseconds(10)) }
        #expect(
            issues == [
                "Expected 1 sleeper on the test clock, but after 0.01 seconds there are 0. "
                    + "To fix, check that the code under test sleeps on this clock."
            ])
    }
}

struct SeededRandomSourceTests {
    @Test func `the bytes are SplitMix64's`() {
        // The published sequence of seed 0 begins with e220a8397b1dcdaf, here in little-endian order.
        #expect(SeededRandomSource(seed: 0).hexadecimal(byteCount: 8) == "afcd1d7b39a820e2")
    }

    @Test func `the same seed repeats, another differs`() {
        let first = SeededRandomSource(seed: 7)
        let beginning = first.bytes(13)
        #expect(beginning.count == 13)
        #expect(SeededRandomSource(seed: 7).bytes(13) == beginning)
        #expect(first.bytes(13) != beginning)
        #expect(SeededRandomSource(seed: 8).bytes(13) != beginning)
    }

    @Test func `whole numbers stay in their range`() {
        let random = SeededRandomSource()
        let numbers = (0..<1_000).map { _ in random.integer(in: -3..<4) }
        #expect(Set(numbers) == Set(-3..<4))
    }
}

struct SystemSourcesTests {
    @Test func `the system's bytes are as many as asked for`() {
        #expect(SystemRandomSource().bytes(0).isEmpty)
        #expect(SystemRandomSource().bytes(32) != SystemRandomSource().bytes(32))
    }

    @Test func `the system's clock goes on and sleeps`() async throws {
        let clock = SystemClock()
        let start = clock.now
        try await clock.sleep(for: .milliseconds(1))
        #expect(clock.now > start)
    }
}

struct TestContainerTests {
    @Test func `what was not provided fails the test and throws`() async {
        let issues = await recordedIssues {
            let container = DIContainer.test()
            #expect(throws: DIError.self) { try container.child(name: "tab").resolve((any Clock).self) }
        }
        #expect(
            issues == ["Core.Clock is not registered in container 'tab'. To fix, call register(Core.Clock.self) { ... } before it is resolved."])
    }

    @Test func `what was provided resolves, and what may be absent is nil`() throws {
        let container = DIContainer.test()
        container.register(Int.self) { _ in 1 }
        #expect(try container.resolve(Int.self) == 1)
        #expect(try container.resolveIfRegistered(String.self) == nil)
    }
}

struct LockedValueTests {
    @Test func `changes of many tasks are all counted`() async {
        let count = LockedValue(0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<100 { group.addTask { count.withLock { $0 += 1 } } }
        }
        #expect(count.value == 100)
        count.value = 1
        #expect(count.withLock { $0 } == 1)
    }
}
