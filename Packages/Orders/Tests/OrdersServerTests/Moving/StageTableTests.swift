import Core
import CoreTesting
import Foundation
import Networking
import OrdersAPI
import Persistence
import ServerCore
import ServerTesting
import Synchronization
import Testing

@testable import OrdersServer

/// Tests made from the table itself: whatever rule it has, these hold.
struct StageTableTests {
    /// Returns an order in a rule's stage that meets the rule's guards.
    private func order(for rule: StageRule) -> Order {
        var order = Order.sample(stage: rule.from)
        if rule.guards.contains(.washed) { order.kilograms = 8.4 }
        return order
    }

    private func status(_ order: Order, _ rule: StageRule, _ role: ActorRole, _ details: TransitionDetails) -> Int? {
        do throws(APIError) {
            try StageMachine.check(order, to: rule.to, as: role, details, proofs: ProofPolicy(pickup: [.note], delivery: [.note]))
            return nil
        } catch {
            return error.status
        }
    }

    @Test(arguments: StageTable.rules.indices)
    func `each rule lets its roles go with its evidence, and nobody else`(index: Int) {
        let rule = StageTable.rules[index]
        let order = order(for: rule)
        for role in ActorRole.allCases {
            let allowed = StageTable.rules.contains { $0.to == rule.to && $0.applies(to: order) && $0.roles.contains(role) }
            #expect(status(order, rule, role, StageMachineTests.evidence) == (allowed ? nil : 409), "\(rule.from) -> \(rule.to) as \(role)")
        }
    }

    @Test(arguments: StageTable.rules.indices)
    func `each rule misses its evidence`(index: Int) throws {
        let rule = StageTable.rules[index]
        let role = try #require(rule.roles.first)
        for evidence in rule.evidence {
            var details = StageMachineTests.evidence
            switch evidence {
            case .driver: details.driverID = nil
            case .bags: details.bags = nil
            case .bagsIfCounted: (details.bags, details.note) = (3, nil)
            case .kilograms: details.kilograms = nil
            case .proof: details.note = nil
            case .reason, .failureReason: details.reason = nil
            }
            #expect(status(order(for: rule), rule, role, details) == 422, "\(rule.from) -> \(rule.to) without \(evidence)")
        }
    }

    @Test func `no two rules say the same, every stage can be reached, and only final ones are ends`() {
        #expect(Set(StageTable.rules.map { [$0.from.rawValue, $0.to.rawValue] + $0.guards.map(\.rawValue) }).count == StageTable.rules.count)
        #expect(Set(StageTable.rules.map(\.to)).union([.draft]) == Set(Stage.allCases))
        #expect(Set(Stage.allCases).subtracting(StageTable.rules.map(\.from)) == Set(Stage.allCases.filter(\.isFinal)))
    }

    @Test func `payments are asked at the steps that the table says`() async throws {
        let asked = AskedPayments()
        let orders = try await OrdersTestServer(payments: asked)
        let id = try await orders.place().id
        try await orders.advance(id, through: .pickup + .delivery)
        let path = zip([.draft, .placed, .accepted] + [Stage].pickup + [Stage].delivery, [.placed, .accepted] + [Stage].pickup + [Stage].delivery)
        let expected = path.flatMap { step in
            (StageTable.rules.first { $0.from == step.0 && $0.to == step.1 }?.guards ?? []).compactMap { condition in
                switch condition {
                case .paymentAuthorized: PaymentStep.authorized
                case .paymentCaptured: PaymentStep.captured
                case .washed, .unwashed, .priceAccepted: nil
                }
            }
        }
        #expect(asked.steps.withLock { $0 } == expected)
    }

    @Test func `whatever people try, an order is where its transitions brought it`() async throws {
        let orders = try await OrdersTestServer()
        let id = try await orders.place().id
        let random = SeededRandomSource(seed: 7)
        var stage = Stage.accepted
        for _ in 1...400 where !stage.isFinal {
            let order = try await orders.stored(id)
            let role = ActorRole.allCases[random.integer(in: 0..<ActorRole.allCases.count)]
            // Cancellations end the walk, so they are seldom tried.
            let targets = Stage.allCases.filter { $0 != .canceled || random.integer(in: 0..<40) == 0 }
            let target = targets[random.integer(in: 0..<targets.count)]
            let moved = try? await orders.move(id, to: target, by: OrderActor(personID: 5, role: role), StageMachineTests.evidence)
            #expect((moved != nil) == StageMachine.next(for: order, as: role).contains(target), "\(order.stage) -> \(target) as \(role)")
            stage = moved?.stage ?? stage
        }
        let timeline = try await orders.client(.dispatcher(9)).call(OrdersEndpoints.timeline, IDInput(id: id)).items
        #expect(timeline.map(\.sequence) == Array(1...timeline.count))
        #expect(timeline.reduce(Stage.draft) { $1.from == $0 ? $1.to : .draft } == stage)
        #expect(try await orders.stored(id).stage == stage)
        // Bags go home from where they were, and nothing does where there are none.
        let isBringingBags = timeline.last.map { $0.to == .canceled && $0.from.bringsBagsHomeIfCanceled } == true
        #expect(try await orders.stored(id).bagReturn?.status == (isBringingBags ? .waiting : nil))
    }
}

/// Lets every order pass and keeps what it was asked.
private final class AskedPayments: OrderPayments {
    let steps = Mutex<[PaymentStep]>([])

    func check(_ step: PaymentStep, of order: Order, in transaction: Transaction) throws { steps.withLock { $0.append(step) } }
}
