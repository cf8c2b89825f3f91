/// The canned answers that the demo begins with.
enum DemoAnswers {
    static let all = [
        (
            title: "Running late",
            text: "Hi {name}, we're sorry that order {order} is running late. We've asked the driver and will write to you within the hour.\n{agent}"
        ),
        (title: "Refund on its way", text: "Hi {name}, we've refunded order {order}. Your bank usually shows it within five business days.\n{agent}"),
        (
            title: "More details, please",
            text: "Hi {name}, thank you for writing about “{subject}”. Could you tell us which items it's about, and send us what you remember?\n{agent}"
        ),
    ]
}
