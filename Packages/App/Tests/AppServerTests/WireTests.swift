import AuthAPI
import ChatAPI
import FleetAPI
import Foundation
import OrdersAPI
import PaymentsAPI
import SupportAPI
import SustainabilityAPI
import Testing
import WebhooksAPI

@testable import AppServer
@testable import ServerCore

/// The JSON of the API and of events against what was recorded, which clients and rows of the event log still speak: it is read, and keeps each key and
/// value. After a change that is meant: `make wire`, and name it in the changelog.
struct WireTests {
    /// The payloads of events. `make lint` finds the one that is missing.
    private static let payloads: [WireType] = [
        WireType(package: "Auth", wireType: Registered.self), WireType(package: "Auth", wireType: RightsChanged.self),
        WireType(package: "Auth", wireType: Renamed.self), WireType(package: "Auth", wireType: Exported.self),
        WireType(package: "Chat", wireType: ConversationOpened.self),
        WireType(package: "Chat", wireType: MessageSent.self), WireType(package: "Chat", wireType: ConversationRead.self),
        WireType(package: "Chat", wireType: NoticePosted.self), WireType(package: "Chat", wireType: ConversationChanged.self),
        WireType(package: "Fleet", wireType: JobOffered.self), WireType(package: "Fleet", wireType: JobChanged.self),
        WireType(package: "Fleet", wireType: ApplicationMoved.self), WireType(package: "Fleet", wireType: DriverChanged.self),
        WireType(package: "Fleet", wireType: JobFinished.self),
        WireType(package: "Orders", wireType: OrderMoved.self), WireType(package: "Orders", wireType: OrderEdited.self),
        WireType(package: "Orders", wireType: OrderTipped.self), WireType(package: "Orders", wireType: OrderRated.self),
        WireType(package: "Orders", wireType: BagsMoved.self), WireType(package: "Orders", wireType: OrderShopped.self),
        WireType(package: "Orders", wireType: RecurringOrderChanged.self), WireType(package: "Orders", wireType: RecurringOrderDated.self),
        WireType(package: "Payments", wireType: PaymentMoved.self), WireType(package: "Payments", wireType: PaymentIncident.self),
        WireType(package: "Support", wireType: TicketOpened.self), WireType(package: "Support", wireType: TicketReplied.self),
        WireType(package: "Support", wireType: TicketChanged.self),
        WireType(package: "Payments", wireType: PayoutSettled.self),
        WireType(package: "Sustainability", wireType: ImpactRecorded.self),
        WireType(package: "Webhooks", wireType: WebhookTested.self),
    ]

    private static let isRecording = ProcessInfo.processInfo.environment["RECORD_WIRE"] != nil

    /// Each type once for a package.
    private func types() async throws -> [WireType] {
        let types = WireType.types(of: try await makeProduct(["PAYMENT_GATEWAY": "fake"]).application.routes) + Self.payloads
        return Dictionary(types.map { ($0.title, $0) }) { first, _ in first }.values.sorted { $0.title < $1.title }
    }

    @Test func `what was sent before can still be read, and what was read before is still sent`() async throws {
        for type in try await types() {
            if Self.isRecording { try type.record() }
            for problem in type.problems() { Issue.record("\(type.title): \(problem)") }
        }
    }

    @Test func `nothing is recorded that is no longer sent`() async throws {
        let known = Set(try await types().map(\.file.standardizedFileURL.path))
        let folders = try FileManager.default.contentsOfDirectory(at: WireType.packages, includingPropertiesForKeys: nil).map { $0.appending(path: "Wire") }
        let recorded = folders.flatMap { (try? FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)) ?? [] }
        #expect(recorded.map(\.standardizedFileURL.path).filter { !known.contains($0) } == [])
    }

    @Test func `a key that is removed or holds something else is a difference, one that is added isn't`() {
        let recorded: JSONValue = ["id": 1, "stops": [["eta": "12:00"]], "note": .null]
        #expect(recorded.differences(from: ["id": 1, "stops": [["eta": "12:00", "gate": 2]], "note": .null, "more": true]) == [])
        #expect(
            recorded.differences(from: ["id": "1", "stops": [["gate": 2]]]) == [
                "id was integer(1), became string(\"1\")", "stops[0].eta was removed", "note was removed",
            ])
        #expect(recorded.keys == ["id", "stops", "stops[].eta", "note"])
    }
}
