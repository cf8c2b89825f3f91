import ChatAPI
import Theme

/// The messages of one day.
struct MessageDay {
    let name: String
    let messages: [Message]

    /// Messages in order, by the day on which they were sent.
    static func days(of messages: [Message]) -> [MessageDay] {
        var days: [MessageDay] = []
        for message in messages {
            let name = DateFormat.day(message.createdAt)
            if let last = days.last, last.name == name {
                days[days.count - 1] = MessageDay(name: name, messages: last.messages + [message])
            } else {
                days.append(MessageDay(name: name, messages: [message]))
            }
        }
        return days
    }
}
