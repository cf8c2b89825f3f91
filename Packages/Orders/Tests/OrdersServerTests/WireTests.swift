import Core
import Foundation
import OrdersAPI
import Testing

@testable import OrdersServer

struct WireTests {
    private func json(_ value: some Encodable) throws -> String { String(decoding: try WireJSON.encoder().encode(value), as: UTF8.self) }

    @Test func `an order on the wire`() throws {
        let golden =
            #"{"addOns":null,"address":{"city":"Irvine","id":null,"instructions":null,"label":"Home","latitude":33.6506,"line1":"100 Spectrum Center Dr","line2":null,"#
            + #""longitude":-117.7436,"postalCode":"92618"},"allowedActions":["canceled"],"bagReturn":null,"bagTags":null,"bags":2,"cancellationFeeCents":null,"cancellationRequest":null,"createdAt":"2026-01-01T12:00:00.000Z","#
            + #""customerId":7,"deliveryWindow":null,"driverId":null,"eta":"2026-01-01T13:00:00.000Z","etaRange":{"from":"2026-01-01T12:00:00.000Z","#
            + #""to":"2026-01-01T13:00:00.000Z"},"feedbackUntil":null,"id":12,"kilograms":null,"notes":null,"pickupMode":"ASAP","pin":null,"#
            + #""preferences":{"detergent":"regular","folding":"folded","notes":null,"softener":false,"temperature":"cold"},"#
            + #""price":{"currency":"USD","lines":[{"kind":"service","label":"Wash and fold","quantity":2,"reason":null,"totalCents":2800,"#
            + #""unitCents":1400},{"kind":"asap","label":"ASAP pickup","quantity":1,"reason":null,"totalCents":700,"unitCents":700},"#
            + #"{"kind":"delivery","label":"Delivery","quantity":1,"reason":"Free over $40.00 or with shopping","totalCents":399,"unitCents":399}],"#
            + #""priceBookVersion":1,"subtotalCents":3899,"taxCents":0,"tipCents":0,"totalCents":3899},"priceApproval":null,"rating":null,"retailItems":[],"sequence":2,"#
            + #""serviceArea":"Irvine","sharedAt":null,"stage":"accepted","status":"inProgress","stopNotes":null,"updatedAt":"2026-01-01T12:00:00.000Z","version":2,"window":null}"#
        #expect(try json(Order.sample) == golden)
        #expect(try WireJSON.decoder().decode(Order.self, from: Data(golden.utf8)) == .sample)
    }

    @Test func `a quote is its price with an id`() throws {
        let text = try json(Quote.sample)
        #expect(text.hasPrefix(#"{"currency":"USD","eta":"2026-01-01T13:00:00.000Z","etaRange":{"#))
        #expect(text.contains(#""id":3,"lines":["#) && text.contains(#""totalCents":3899}"#))
        #expect(try WireJSON.decoder().decode(Quote.self, from: Data(text.utf8)) == .sample)
    }

    @Test func `the seed's order is understood with its defaults`() throws {
        let text = #"{"bags":2,"pickupMode":"ASAP"}"#
        let input = try RequestDecoder.decode(CreateOrder.self, path: [:], query: [:], body: Data(text.utf8))
        #expect(input == CreateOrder(QuoteRequest(bags: 2, pickupMode: .asap)))
        let full = CreateOrder(
            QuoteRequest(bags: 2, pickupMode: .asap, address: .sample, retailItems: [RetailItemRequest(itemID: 1, quantity: 2)]),
            preferences: LaundryPreferences(detergent: .fragranceFree), quoteID: 3, notes: "Gate 12")
        #expect(try WireJSON.decoder().decode(CreateOrder.self, from: WireJSON.encoder().encode(full)) == full)
    }

    @Test func `a transition on the wire`() throws {
        let step = OrderTransition(
            sequence: 1, from: .draft, to: .placed, actorID: 7, role: .customer, serverTime: Date(timeIntervalSince1970: 1_767_268_800))
        #expect(
            try json(step)
                == #"{"actorId":7,"deviceTime":null,"from":"draft","kilograms":null,"latitude":null,"longitude":null,"note":null,"proof":null,"proofIds":[],"reason":null,"#
                + #""role":"customer","sequence":1,"serverTime":"2026-01-01T12:00:00.000Z","to":"placed"}"#)
    }

    @Test func `the event keeps its form`() throws {
        let text = try json(OrderMoved.sample)
        #expect(
            text.contains(
                #""area":"Irvine","bags":2,"customer":7,"deliveryWindow":null,"driver":null,"from":"placed","kilograms":null,"occurredAt":"2026-01-01T12:00:00.000Z","order":12"#
            ))
        #expect(try WireJSON.decoder().decode(OrderMoved.self, from: Data(text.utf8)) == .sample)
    }

    @Test func `an update carries its id in the path`() throws {
        let request = try OrdersEndpoints.update.encode(OrderUpdate(id: 12, stage: .weighed, kilograms: 8.4))
        #expect(request.path == "/orders/12")
        #expect(String(decoding: try #require(request.body), as: UTF8.self) == #"{"kilograms":8.4,"stage":"weighed"}"#)
    }

    @Test func `a change without a stage names it as null`() throws {
        #expect(try json(OrdersChannel.Update(id: 12, stage: nil, sequence: 3)) == #"{"id":12,"sequence":3,"stage":null}"#)
    }
}
