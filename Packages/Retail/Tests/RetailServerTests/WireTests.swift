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
            #"{"affiliated":false,"category":"Groceries","deals":[],"hours":null,"id":3,"linked":false,"minimumCents":0,"#
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
}
