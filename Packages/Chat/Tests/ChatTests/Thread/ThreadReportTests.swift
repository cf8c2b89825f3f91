import ChatAPI
import Core
import CoreTesting
import Testing

@testable import Chat

struct ThreadReportTests {
    @Test func `a report is about the other person's newest message, and thanks once it has arrived`() async {
        let store = ThreadFeature().store([.from(9, id: 40, text: "Hurry up!"), .from(9, id: 41, text: "Now!"), .from(7, id: 42, text: "No")])
        await store.send(.options(.reportTapped)) { $0.report = ReportFeature.State(conversation: 5, messageID: 41) }
        await store.send(.report(.dismissed)) { $0.report = nil }
        await store.send(.options(.reportTapped)) { $0.report = ReportFeature.State(conversation: 5, messageID: 41) }
        await store.send(.report(.sendTapped)) { $0.report?.isSending = true }
        await store.receive(.report(.sent(.success(NoOutput())))) {
            $0.report = nil
            $0.options.outcome = Strings.reported
        }
        await store.finish()
    }
}
