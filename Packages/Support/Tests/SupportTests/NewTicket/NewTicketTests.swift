import Core
import CoreTesting
import CoreUI
import Networking
import SupportAPI
import Testing

@testable import Support

struct NewTicketTests {
    private let clock = TestClock()

    private static let form = NewTicketForm(subject: " Delay ", description: "Two hours", category: .delivery)

    private func store(
        _ service: FakeSupportService = FakeSupportService(), _ state: NewTicketFeature.State = NewTicketFeature.State(form: form)
    ) -> TestStore<NewTicketFeature.State, NewTicketFeature.Action> {
        TestStore(
            screen: NewTicketFeature(service: service, help: FakeHelpService(), random: SeededRandomSource(seed: 1), clock: clock), initial: state)
    }

    private func page(_ state: NewTicketFeature.State) -> String { html(NewTicketView(store: ScopedStore(state: state))) }

    @Test func `the form is filled in and sent under one key, until it changes`() async {
        let store = store(FakeSupportService(ticketResult: .failure(.offline)), NewTicketFeature.State())
        await store.send(.categoryChosen(.delivery)) { $0.form.category = .delivery }
        await store.send(.subjectChanged("De")) { $0.form.subject = "De" }
        await store.send(.descriptionChanged("Two hours")) { $0.form.description = "Two hours" }
        await store.send(.orderChosen(12)) { $0.form.orderID = 12 }
        await store.send(.sendTapped) { ($0.key, $0.isSending) = (firstKey, true) }
        await store.send(.sendTapped)
        await store.receive(.sent(.failure(.offline))) { ($0.isSending, $0.message) = (false, APIError.offline.message) }
        await store.send(.subjectChanged("A")) {
            $0.form.subject = "A"
            ($0.key, $0.message) = (nil, nil)
        }
        await store.finish()
    }

    @Test func `articles about the subject are offered, three at most, while somebody types it`() async {
        let store = store(FakeSupportService(), NewTicketFeature.State())
        await store.send(.subjectChanged("Refund")) { $0.form.subject = "Refund" }
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(300))
        await store.receive(.articlesLoaded(.success([.sample]))) { $0.articles = [.sample] }
        await store.send(.articlesLoaded(.success(Array(repeating: .sample, count: 4)))) { $0.articles = Array(repeating: .sample, count: 3) }
        await store.send(.articleTapped("paying"))
        await store.send(.articlesLoaded(.failure(.offline))) { $0.articles = [] }
        await store.send(.articlesLoaded(.success([.sample]))) { $0.articles = [.sample] }
        await store.send(.subjectChanged("")) { ($0.form.subject, $0.articles) = ("", []) }
        await store.finish()
        #expect(page(NewTicketFeature.State(articles: [.sample])).contains("support.article.paying"))
    }

    @Test func `files go with the form, once they have arrived`() async throws {
        let store = store()
        await store.send(.attaching(.reported(.sample, message: nil, isSending: true))) { ($0.form.attachments, $0.attaching.isSending) = ([.sample], true) }
        await store.send(.sendTapped)
        await store.send(.attaching(.reported(.receipt, message: nil, isSending: false))) {
            ($0.form.attachments, $0.attaching.isSending) = ([.sample, .receipt], false)
        }
        await store.send(.attaching(.removeTapped(6))) { $0.form.attachments = [.sample] }
        await store.finish()
        var form = Self.form
        form.attachments = [.sample]
        #expect(try form.request().attachmentIDs == [5] && Self.form.request().attachmentIDs == nil)
        #expect(page(NewTicketFeature.State(form: form)).contains("support.file.5.remove"))
    }

    @Test func `a form that was sent is empty again`() async {
        let store = store()
        await store.send(.sendTapped) { ($0.key, $0.isSending) = (firstKey, true) }
        await store.receive(.sent(.success(.sample))) { $0 = NewTicketFeature.State() }
        await store.finish()
    }

    @Test func `what is missing is named before anything is sent, and what the server refuses after`() async {
        let empty = store(FakeSupportService(), NewTicketFeature.State())
        await empty.send(.sendTapped) {
            $0.fields = ["category": Strings.categoryNeeded, "subject": Strings.subjectNeeded, "description": Strings.descriptionNeeded]
        }
        await empty.send(.subjectChanged("x")) {
            $0.form.subject = "x"
            $0.fields["subject"] = nil
        }
        await empty.finish()
        let refusal = APIError.invalid(["orderId": "Not yours"])
        let refused = store(FakeSupportService(ticketResult: .failure(refusal)))
        await refused.send(.sendTapped) { ($0.key, $0.isSending) = (firstKey, true) }
        await refused.receive(.sent(.failure(refusal))) { ($0.isSending, $0.fields) = (false, ["orderId": "Not yours"]) }
        await refused.finish()
    }

    @Test(arguments: [(200, 4_000, [String]()), (201, 4_000, ["subject"]), (200, 4_001, ["description"])])
    func `texts are bounded`(subject: Int, description: Int, fields: [String]) {
        let form = NewTicketForm(subject: String(repeating: "a", count: subject), description: String(repeating: "b", count: description), category: .other)
        let error: APIError? = if case .failure(let error) = Result(catching: { () throws(APIError) in try form.request() }) { error } else { nil }
        #expect((error?.fields.keys).map(Array.init) ?? [] == fields)
    }

    @Test func `the form opens about an order, and takes entries back after a restart`() async {
        let store = store(FakeSupportService(), NewTicketFeature.State(fields: ["subject": "x"], message: "y"))
        await store.send(.opened(order: 12)) { ($0.form.orderID, $0.fields, $0.message) = (12, [:], nil) }
        await store.send(.opened(order: nil))
        await store.send(.draftRestored(Self.form)) { $0.form = Self.form }
        await store.send(.backTapped)
        await store.finish()
    }

    @Test func `the person's orders are offered; without any the field isn't there`() async {
        let orders = [OrderChoice(id: 12, placedAt: Ticket.sample.createdAt)]
        let store = store(FakeSupportService(ordersResult: .success(orders)))
        await store.send(.appeared(.customer))
        await store.receive(.ordersLoaded(.success(orders))) { $0.orders = orders }
        await store.send(.ordersLoaded(.failure(.notFound()))) { $0.orders = [] }
        await store.finish()
        #expect(page(NewTicketFeature.State(orders: orders)).contains("Order 12"))
        #expect(!page(NewTicketFeature.State()).contains(Strings.orderField))
        #expect(page(NewTicketFeature.State(form: NewTicketForm(orderID: 7))).contains("Order 7"))
    }

    @Test func `customers and drivers write about different things`() {
        #expect(!NewTicketView.categories(in: .customer).contains(.driving) && !NewTicketView.categories(in: .driver).contains(.delivery))
        #expect(Set(NewTicketView.categories(in: .dispatcher)) == Set(TicketCategory.allCases))
    }
}
