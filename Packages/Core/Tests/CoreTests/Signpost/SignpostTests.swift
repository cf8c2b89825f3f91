import Core
import CoreTesting
import Foundation
import Testing

/// Notes the intervals of one category; other tests measure at the same time.
private final class Recorder: SignpostSink {
    let category: String
    let events = LockedValue<[String]>([])
    let durations = LockedValue<[UInt64]>([])

    init(_ category: String) { self.category = category }

    func began(_ interval: SignpostInterval) { note("began", interval) }

    func ended(_ interval: SignpostInterval, nanoseconds: UInt64) {
        note("ended", interval)
        if interval.category == category { durations.withLock { $0.append(nanoseconds) } }
    }

    private func note(_ what: String, _ interval: SignpostInterval) {
        guard interval.category == category else { return }
        let request = interval.requestID.map { " \($0)" } ?? ""
        events.withLock { $0.append("\(what) \(interval.name)\(interval.isAsynchronous ? " async" : "")\(request)") }
    }
}

private final class DurationsOnly: SignpostSink {
    let count = LockedValue(0)
    func ended(_ interval: SignpostInterval, nanoseconds: UInt64) {
        if interval.category == "durations" { count.withLock { $0 += 1 } }
    }
}

struct SignpostTests {
    private struct Failure: Error {}

    @Test func `synchronous and asynchronous work is measured, failures too`() async throws {
        let recorder = Recorder("measured")
        Signpost.attach(recorder)
        defer { Signpost.detach(recorder) }
        let value = Signpost.interval("render", category: "measured") { 7 }
        let later = await Signpost.interval("load", category: "measured") { () async in
            await Task.yield()
            return 8
        }
        #expect(throws: Failure.self) { try Signpost.interval("fail", category: "measured") { () throws(Failure) in throw Failure() } }
        await #expect(throws: Failure.self) { try await Signpost.interval("drop", category: "measured") { () async throws(Failure) in throw Failure() } }
        #expect((value, later) == (7, 8))
        #expect(
            recorder.events.value == [
                "began render", "ended render", "began load async", "ended load async", "began fail", "ended fail", "began drop async", "ended drop async",
            ])
    }

    @Test func `an interval that is begun belongs to its request and ends once it is ended`() {
        let recorder = Recorder("begun")
        Signpost.attach(recorder)
        defer { Signpost.detach(recorder) }
        let interval = RequestID.$current.withValue("r-9") { Signpost.begin("open", category: "begun") }
        #expect(recorder.events.value == ["began open async r-9"])
        Signpost.end(interval)
        #expect(recorder.events.value == ["began open async r-9", "ended open async r-9"])
        #expect(recorder.durations.value.allSatisfy { $0 < 60_000_000_000 })
    }

    @Test func `a sink that was taken off hears nothing`() {
        let (recorder, other) = (Recorder("off"), Recorder("off"))
        Signpost.attach(recorder)
        Signpost.attach(other)
        Signpost.detach(recorder)
        Signpost.interval("a", category: "off") {}
        #expect(Signpost.isEnabled)
        Signpost.detach(other)
        Signpost.end(nil)
        #expect(recorder.events.value == [] && other.events.value.count == 2)
    }

    @Test func `a sink may want the durations alone`() {
        let sink = DurationsOnly()
        Signpost.attach(sink)
        defer { Signpost.detach(sink) }
        Signpost.interval("a", category: "durations") {}
        #expect(sink.count.value == 1)
    }

    @Test func `monotonic time goes forward`() {
        let earlier = MonotonicClock.nanoseconds
        #expect(MonotonicClock.nanoseconds >= earlier)
    }
}

struct TraceFileTests {
    private struct Event: Decodable {
        var name, ph: String
        var cat: String?
        var ts, dur: Double?
        var id: Int?
        var pid, tid: Int
        var args: [String: String]?
    }

    private let url = FileManager.default.temporaryDirectory.appending(path: "trace-\(UUID().uuidString).json")

    private func interval(_ name: String, number: UInt64, isAsynchronous: Bool, at start: UInt64, request: String? = nil) -> SignpostInterval {
        SignpostInterval(
            name: name, category: "store", number: number, isAsynchronous: isAsynchronous, startNanoseconds: start, requestID: request)
    }

    @Test func `events are read back, with no closing bracket in the file`() throws {
        defer { try? FileManager.default.removeItem(at: url) }
        let trace = try TraceFile(url, processName: "Tumble \"Dev\"")
        let whole = interval("reduce .tapped", number: 1, isAsynchronous: false, at: 1_000_007)
        let piece = interval("effect\nload", number: 2, isAsynchronous: true, at: 2_000_000, request: "r-1")
        trace.began(whole)
        trace.began(piece)
        trace.ended(whole, nanoseconds: 1_500)
        let killed = try String(contentsOf: url, encoding: .utf8)
        trace.ended(piece, nanoseconds: 3_000_000)

        let cut = try events(killed)
        #expect(cut.map(\.ph) == ["M", "b", "X"])
        let found = try events(try String(contentsOf: url, encoding: .utf8))
        #expect(found.map(\.ph) == ["M", "b", "X", "e"])
        #expect(found.first?.args == ["name": "Tumble \"Dev\""])
        #expect(found.map(\.name).dropFirst() == ["effect\nload", "reduce .tapped", "effect\nload"])
        #expect(found.compactMap(\.ts) == [2_000, 1_000.007, 5_000])
        #expect(found.compactMap(\.dur) == [1.5])
        #expect(found.compactMap(\.id) == [2, 2])
        #expect(found[1].args == ["request": "r-1"])
        #expect(Set(found.dropFirst().map(\.tid)) == [1] && found.allSatisfy { $0.pid == 1 })
    }

    @Test func `a path that can't be written is told with the fix`() {
        let error = #expect(throws: TraceFileError.self) { try TraceFile(URL(filePath: "/nowhere/trace.json"), processName: "a") }
        #expect(
            error?.description == "The trace file /nowhere/trace.json can't be written. "
                + "To fix, give a path in a folder that exists and that this user may write to.")
    }

    private func events(_ text: String) throws -> [Event] {
        #expect(!text.hasSuffix("]"))
        return try JSONDecoder().decode([Event].self, from: Data((text + "]").utf8))
    }
}
