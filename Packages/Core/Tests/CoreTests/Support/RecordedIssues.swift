import CoreTesting
import Testing

/// The texts of the issues that a piece of a test records, which don't fail the test that looks at them.
func recordedIssues(_ body: () async throws -> Void) async -> [String] {
    let texts = LockedValue<[String]>([])
    // Everything matches, so nothing is thrown on.
    try? await withKnownIssue(isIntermittent: true) {
        try await body()
    } matching: { issue in
        let text = issue.comments.map(\.rawValue).joined(separator: "\n")
        texts.withLock { $0.append(text) }
        return true
    }
    return texts.value
}
