import Foundation
import PlanFiles
import Planner
import Testing

/// Plans of published problems.
struct PublishedProblemTests {
    @Test(.enabled(if: Sample.published != nil, "The published problems aren't beside the repository."))
    func `Every published problem is served whole and feasibly`() async throws {
        let folder = try #require(Sample.published)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil).filter { $0.pathExtension == "txt" }
        #expect(!files.isEmpty)
        for file in files.sorted(by: { $0.path < $1.path }) {
            let problem = try ProblemFile.read(Data(contentsOf: file))
            let plan = try await Planner.plan(problem, budget: Budget(iterations: 20))
            #expect(plan.unassigned.isEmpty, "\(file.lastPathComponent)")
            let faults = Referee(problem).faults(plan)
            #expect(faults.isEmpty, "\(file.lastPathComponent)")
        }
    }
}
