import Core
import CoreTesting
import SupportAPI
import Testing

@testable import Support

struct SupportFeatureTests {
    @Test(arguments: [SupportLink.tickets, .of(requester: 7), .ticket(4), .new(), .new(order: 12), .answers, .help, .article("paying")])
    func `a link reads as it is written`(link: SupportLink) {
        #expect(SupportLink(link.place) == link)
    }

    @Test(arguments: [
        ["?requester=x"], ["?requester=0"], ["?status=open"], ["x"], ["0"], ["04"], ["new", "x"], ["new", "12", "1"], ["4", "5"], ["help", "Pay%"],
        ["help", ""], ["help", "a", "b"],
    ])
    func `other places are none`(components: [String]) {
        #expect(SupportLink(LinkPlace(tab: "support", components: components)) == nil)
        #expect(SupportLink(LinkPlace(tab: "elsewhere")) == nil)
    }

    @Test func `the screens know who is signed in`() async {
        let store = TestStore(SupportFeature())
        await store.send(.signedIn(.agent)) {
            ($0.tickets.person, $0.queue.person) = (10, 10)
            ($0.ticket.person, $0.deskTicket.person) = (.agent, .agent)
        }
        #expect(SupportFeature().action(for: .signedIn(.agent)) == .signedIn(.agent))
        #expect(SupportFeature().action(for: .signedOut) == nil)
        await store.finish()
    }

    @Test func `a ticket of the list opens, and the way back closes it`() async {
        let store = TestStore(SupportFeature())
        await store.send(.tickets(.ticketTapped(4))) { ($0.path, $0.ticket.ticketID) = ([.ticket(4)], 4) }
        await store.send(.ticket(.backTapped)) { ($0.path, $0.ticket.ticketID) = ([], nil) }
        await store.send(.queue(.ticketTapped(3))) { ($0.deskPath, $0.deskTicket.ticketID) = ([.ticket(3)], 3) }
        await store.send(.queue(.answersTapped)) { ($0.deskPath, $0.deskTicket.ticketID) = ([.answers], nil) }
        await store.send(.answers(.backTapped)) { $0.deskPath = [] }
        await store.send(.deskOpened([.ticket(4)])) { ($0.deskPath, $0.deskTicket.ticketID) = ([.ticket(4)], 4) }
        await store.send(.deskTicket(.backTapped)) { ($0.deskPath, $0.deskTicket.ticketID) = ([], nil) }
        await store.finish()
    }

    @Test func `a ticket that was merged leads to the other one`() async {
        let store = TestStore(SupportFeature())
        await store.send(.opened([.ticket(4)])) { ($0.path, $0.ticket.ticketID) = ([.ticket(4)], 4) }
        await store.send(.ticket(.mergedTapped(3))) { ($0.path, $0.ticket.ticketID) = ([.ticket(3)], 3) }
        await store.send(.deskOpened([.ticket(4)])) { ($0.deskPath, $0.deskTicket.ticketID) = ([.ticket(4)], 4) }
        await store.send(.deskTicket(.mergedTapped(3))) { ($0.deskPath, $0.deskTicket.ticketID) = ([.ticket(3)], 3) }
        await store.send(.deskTicket(.merge(.merged(3, .success(.closed))))) { ($0.deskPath, $0.deskTicket.ticketID) = ([.ticket(2)], 2) }
        // Meanwhile somebody went on to another ticket.
        await store.send(.deskTicket(.merge(.merged(3, .success(.sample)))))
        await store.finish()
    }

    @Test func `the form opens about an order, and leads to the ticket once it is sent`() async {
        let store = TestStore(SupportFeature())
        await store.send(.opened([.new(order: 12)])) { ($0.path, $0.newTicket.form.orderID) = ([.new(order: 12)], 12) }
        await store.send(.newTicket(.sent(.success(.sample)))) {
            $0.newTicket = NewTicketFeature.State()
            ($0.path, $0.ticket.ticketID) = ([.ticket(4)], 4)
        }
        await store.send(.tickets(.newTapped)) { ($0.path, $0.ticket.ticketID) = ([.new()], nil) }
        await store.send(.newTicket(.backTapped)) { $0.path = [] }
        await store.finish()
    }

    @Test func `the help and its articles open, from the list and from the form, and lead to the form`() async {
        let store = TestStore(SupportFeature())
        await store.send(.tickets(.helpTapped)) { $0.path = [.help] }
        await store.send(.help(.articleTapped("paying"))) { ($0.path, $0.help.openID, $0.help.article) = ([.help, .article("paying")], "paying", .loading) }
        await store.receive(.help(.articleLoaded(.success(.sample)))) { $0.help.article = .loaded(.sample) }
        await store.send(.help(.newTicketTapped)) { ($0.path, $0.help.openID, $0.help.article) = ([.new()], nil, .idle) }
        await store.send(.newTicket(.articleTapped("paying"))) {
            ($0.path, $0.help.openID, $0.help.article) = ([.new(), .article("paying")], "paying", .loading)
        }
        await store.receive(.help(.articleLoaded(.success(.sample)))) { $0.help.article = .loaded(.sample) }
        await store.finish()
    }

    @Test func `what was entered outlives the server`() throws {
        var state = SupportFeature.State()
        #expect(SupportFeature().drafts.map(\.name) == ["new", "ticket", "desk", "queue", "answer"])
        #expect(state.newTicket.draft == nil && state.ticket.draft == nil && state.queue.draft == nil)
        state.newTicket.form.subject = "Delay"
        (state.ticket.ticketID, state.ticket.reply.entry.text) = (4, "Hello")
        state.queue.filter.owner = .mine
        #expect(state.newTicket.draft?.subject == "Delay" && state.queue.draft?.owner == .mine)
        #expect(state.ticket.draft == TicketDraft(ticket: 4, entry: ReplyEntry(text: "Hello")))
    }
}
