import Core
import CoreTesting
import Foundation
import Testing

@testable import ServerCore

struct JobReportsTests {
    @Test func `a job's report tells its last run, and why it failed until it works again`() {
        let (clock, job) = (TestClock(), PeriodicJob("mail", every: .seconds(2), on: .everyNode) {})
        let reports = JobReports([job, PeriodicJob("other", every: .seconds(60)) {}], holder: "me")
        let start = clock.now
        reports.began("mail", at: start)
        reports.ended("mail", failure: "no server", at: start.addingTimeInterval(1))
        #expect(reports.all[0].failure == "no server" && reports.all[0].failedAt == start.addingTimeInterval(1) && reports.all[0].isOnEveryNode)
        reports.ended("mail", failure: nil, at: start.addingTimeInterval(5))
        #expect(reports.all[0].failure == nil && reports.all[0].failedAt == start.addingTimeInterval(1) && reports.all[0].interval == 2)
        #expect(reports.all[1].startedAt == nil && reports.all[1].endedAt == nil && !reports.all[1].isOnEveryNode)
        reports.began("unknown", at: start)
        #expect(reports.all.count == 2)
    }
}
