import Core
import Foundation
import RetailAPI
import Testing

struct WireTests {
    private func json(_ value: some Encodable) throws -> String {
        String(decoding: try WireJSON.encoder().encode(value), as: UTF8.self)
    }

    @Test func `a retailer writes null for what it doesn't know`() throws {
        let retailer = Retailer(id: 3, name: "Corner", category: "Groceries", stores: [.sample])
        let golden =
            #"{"affiliated":false,"category":"Groceries","deals":[],"hours":null,"id":3,"linked":false,"memberPerks":[],"minimumCents":0,"#
            + #""name":"Corner","ownRating":null,"perks":[],"rating":null,"ratings":0,"#
            + #""stores":[{"address":"3750 Barranca Pkwy, Irvine","hours":null,"id":1,"latitude":33.6854,"longitude":-117.8133,"openUntil":null,"#
            + #""opensAt":null}]}"#
        #expect(try json(retailer) == golden)
        #expect(try WireJSON.decoder().decode(Retailer.self, from: Data(golden.utf8)) == retailer)
    }

    @Test func `an item names its retailer by id`() throws {
        let golden =
            #"{"available":true,"category":"Laundry","currency":"USD","details":null,"favorite":false,"id":1,"memberPriceCents":null,"#
            + #""name":"Laundry detergent, 92 fl oz","picture":null,"priceCents":1199,"regularPriceCents":null,"retailerId":1}"#
        #expect(try json(RetailItem.sample) == golden)
        #expect(try WireJSON.decoder().decode(RetailItem.self, from: Data(golden.utf8)) == .sample)
    }

    @Test func `a category has its count`() throws {
        #expect(try json(RetailCategory.sample) == #"{"name":"Groceries","retailers":1}"#)
    }

    @Test func `a linked account writes null for what the retailer doesn't say, and no token`() throws {
        let account = LinkedAccount(id: 3, retailerID: 1, retailer: "Corner", kind: .token, linkedAt: Date(timeIntervalSince1970: 0))
        let golden =
            #"{"id":3,"kind":"token","linkedAt":"1970-01-01T00:00:00.000Z","memberName":null,"retailer":"Corner","retailerId":1,"status":"active"}"#
        #expect(try json(account) == golden)
        #expect(try WireJSON.decoder().decode(LinkedAccount.self, from: Data(golden.utf8)) == account)
    }

    @Test func `texts about requests contain no token, ticket or secret`() {
        let change = RetailerConnectionChange(id: 1, version: 0, issuer: "i", clientID: "c", clientSecret: "geheim")
        let texts = ["\(LinkRequest(retailer: "Corner", token: "geheim"))", "\(LinkCompletion(ticket: "geheim"))", "\(change)"]
        #expect(texts.allSatisfy { !$0.contains("geheim") })
    }
}
