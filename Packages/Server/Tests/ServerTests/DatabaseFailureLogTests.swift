import CoreTesting
import Persistence
import Testing

@testable import ServerCore

struct DatabaseFailureLogTests {
    private let failures = DatabaseFailureLog()
    private let lines = LogLines()
    private let clock = TestClock()

    private func report(_ code: DatabaseError.Code, _ count: Int) {
        for number in 0..<count { failures.report(DatabaseError(code: code, message: "Refusal \(number)"), to: lines.log("http", clock: clock), at: clock.now) }
    }

    @Test(arguments: [DatabaseError.Code.corrupt, .full, .readOnly, .unavailable])
    func `what lasts is told at once, and ten seconds later with the number of those between`(_ code: DatabaseError.Code) {
        report(code, 500)
        #expect(lines.all.count == 1)
        #expect(lines.all.first?.contains("database failed") == true)
        #expect(lines.all.first?.contains("Refusal 0") == true)
        #expect(lines.all.first?.contains("others_before") == false)
        clock.advance(by: .seconds(10))
        report(code, 3)
        #expect(lines.all.count == 2)
        #expect(lines.all.last?.contains("others_before=499") == true, "\(lines.all)")
    }

    @Test func `one that lasts doesn't hide another`() {
        report(.full, 2)
        report(.unavailable, 2)
        #expect(lines.all.count == 2)
    }

    @Test(arguments: [DatabaseError.Code.unique, .busy, .other, .commitUnknown])
    func `what concerns one request is told each time`(_ code: DatabaseError.Code) {
        report(code, 5)
        #expect(lines.all.count == 5)
    }

    @Test func `that a caller has gone is a detail`() {
        report(.canceled, 5)
        #expect(lines.all.isEmpty)
    }
}
