import Foundation
import Persistence
import Testing

@testable import PersistenceSQLite

struct WriteScheduleTests {
    private func job(_ id: UInt64, background: Bool = false) -> WriteJob {
        WriteJob(id: id, deadline: .max, isBackground: background, attempt: { _ in {} }, fail: { _ in })
    }

    @Test func `requests come first, and the background has its turn in the next group`() {
        var schedule = WriteSchedule()
        var waiting = [job(1, background: true), job(2), job(3, background: true), job(4)]
        #expect(schedule.takeGroup(from: &waiting).map(\.id) == [2, 4, 1, 3])
        #expect(waiting.isEmpty)
        waiting = [job(5), job(6, background: true), job(7, background: true)]
        #expect(schedule.takeGroup(from: &waiting).map(\.id) == [6, 5, 7])
        waiting = [job(8), job(9, background: true)]
        #expect(schedule.takeGroup(from: &waiting).map(\.id) == [8, 9])
    }

    @Test func `a group is bounded, and what is left keeps its order`() {
        var schedule = WriteSchedule()
        var waiting = (1...150).map { job($0, background: $0 <= 10) }
        #expect(schedule.takeGroup(from: &waiting).map(\.id) == Array(11...138))
        #expect(waiting.map(\.id) == Array(1...10) + Array(139...150))
        #expect(schedule.takeGroup(from: &waiting).map(\.id) == [1] + Array(139...150) + Array(2...10))
        waiting = (1...130).map { job($0) }
        #expect(schedule.takeGroup(from: &waiting).count == WriteSchedule.largestGroup)
        #expect(waiting.map(\.id) == [129, 130])
    }

    @Test func `the background's writes are done while requests keep coming`() async throws {
        let files = try TemporaryDatabase()
        let database = try await files.openShop()
        let requests = Task {
            while !Task.isCancelled { try await database.write { try $0.execute("UPDATE shop_customer SET email = 'x' WHERE id = 0") } }
        }
        for number in 0..<20 {
            try await TransactionPriority.$current.withValue(.background) {
                try await database.write { try $0.insert(into: "shop_customer", ["email": "\(number)"]) }
            }
        }
        requests.cancel()
        _ = await requests.result
        #expect(try await database.read { try $0.value(Int.self, "SELECT COUNT(*) FROM shop_customer") } == 20)
    }
}
