extension Strings {
    static let outbox = "Waiting to be sent"
    static let outboxDiscard = "Discard"
    static let offlineTitle = "Offline"
    static let offlineNoNetwork = "You are offline"
    static let offlineMessage = "This page shows again as soon as there is a network. What you did is kept and sent then."
    static let offlineStop = "Go to your stop"
    static let offlineOrder = "See your last order"

    static func outboxWaiting(_ count: Int) -> String {
        count == 1 ? "1 confirmation waits for the network" : "\(count) confirmations wait for the network"
    }
}
