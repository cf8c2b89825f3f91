import ChatAPI
import Core
import Foundation
import Networking
import OrdersAPI

/// The messages of a simulated person to the customer or driver of an order, in their own language.
actor SimulatedTalk {
    private let rules: TrafficRules
    private let language: Language
    private var choice: SeededChoice
    /// The time of the next look at the conversations.
    private var nextLook: Date?
    /// The legs of orders about which the person has thought of writing, by the order and whether it comes back.
    private var considered: Set<[Int]> = []
    /// The number of answers, by conversation and order.
    private var answers: [[Int]: Int] = [:]

    init(_ person: Language, rules: TrafficRules, seed: UInt64) {
        (language, self.rules) = (person, rules)
        choice = SeededChoice(seed: seed)
    }

    /// Has a customer write to the driver who is on the way, of some orders.
    func greet(_ order: Order, _ session: SimulatedDevice.Session) async throws {
        guard order.stage == .enRoutePickup || order.stage == .outForDelivery, let driver = order.driverID else { return }
        let isPickup = order.stage == .enRoutePickup
        guard considered.insert([order.id, isPickup ? 0 : 1]).inserted, choice.number(in: 0...1.0) < rules.messageShare else { return }
        let conversation = try await session.client.call(ChatEndpoints.open, OpenConversation(otherUserID: driver))
        try await say(isPickup ? pickupGreetings : deliveryGreetings, in: conversation.id, session)
    }

    /// Answers what somebody has written and waited for a while, and reads it. Two simulated people say goodbye to each other once.
    func answer(_ session: SimulatedDevice.Session, asDriver: Bool, at now: Date) async throws {
        guard nextLook.map({ $0 <= now }) ?? true else { return }
        nextLook = now + rules.messageInterval
        let conversations = try await session.load(ChatEndpoints.conversations, ConversationListRequest(limit: 5)).items
        for conversation in conversations where conversation.unreadCount > 0 && !conversation.isClosed {
            guard let last = conversation.lastMessage, let sender = last.senderID, sender != session.personID,
                now.timeIntervalSince(last.createdAt) >= rules.answerTime
            else { continue }
            let isSimulated = conversation.other(than: session.personID).map { SimulatedPeople.isSimulated($0.name) } ?? false
            let exchange = [conversation.id, conversation.orderID ?? 0]
            if answers[exchange, default: 0] < (isSimulated ? 1 : Self.mostAnswers) {
                answers[exchange, default: 0] += 1
                try await say(asDriver ? driverAnswers : customerAnswers, in: conversation.id, session)
            }
            _ = try await session.send(ChatEndpoints.read, MarkRead(id: conversation.id, messageID: last.id))
        }
    }

    /// Returns why a customer cancels.
    func reason() -> String { choice.element(of: speak { [Strings.demoReasonPlans, Strings.demoReasonDone] }) ?? "" }

    /// The most messages of a visitor that are answered for an order.
    private static let mostAnswers = 10

    private var pickupGreetings: [String] { speak { [Strings.demoPickupDoor, Strings.demoPickupRing, Strings.demoPickupGate] } }
    private var deliveryGreetings: [String] { speak { [Strings.demoDeliveryHome, Strings.demoDeliveryRing] } }
    private var driverAnswers: [String] { speak { [Strings.demoDriverSoon, Strings.demoDriverThanks, Strings.demoDriverWay] } }
    private var customerAnswers: [String] { speak { [Strings.demoThanks, Strings.demoSeeYou] } }

    private func speak(_ texts: () -> [String]) -> [String] { Language.$current.withValue(language, operation: texts) }

    private func say(_ texts: [String], in conversation: Int, _ session: SimulatedDevice.Session) async throws {
        guard let text = choice.element(of: texts) else { return }
        // The outbox may send it again, and the id tells that it is the same.
        _ = try await session.send(ChatEndpoints.send, SendMessage(id: conversation, text: text, clientID: session.newMessageID()))
    }
}
