import OrdersAPI
import Testing

@testable import OrdersServer

struct PricingTests {
    let pricing = Pricing(.default)

    @Test func `two bags as soon as possible cost service, surcharge and delivery`() {
        let price = pricing.price(.init(bags: 2, pickupMode: .asap, area: "Irvine"))
        #expect(price.lines.map(\.kind) == [.service, .asap, .delivery])
        #expect(price.lines.map(\.totalCents) == [2800, 700, 399])
        #expect((price.subtotalCents, price.taxCents, price.tipCents, price.totalCents) == (3899, 0, 0, 3899))
        #expect(price.priceBookVersion == 1)
    }

    @Test(arguments: [(1, 1799), (2, 3199), (3, 4200), (20, 28000)])
    func `scheduled bags are delivered for free over $40`(bags: Int, total: Int) {
        #expect(pricing.price(.init(bags: bags, pickupMode: .scheduled, area: "Irvine")).totalCents == total)
    }

    @Test func `exactly $40 is not over $40`() {
        var book = PriceBook.default
        book.prices.bagCents = 4000
        #expect(Pricing(book).price(.init(bags: 1, pickupMode: .scheduled, area: "Irvine")).totalCents == 4399)
    }

    @Test func `shopping is taxed and makes the delivery free`() {
        let items = [RetailLine(itemID: 1, name: "Detergent", retailer: "Shop", quantity: 2, unitCents: 1199)]
        let price = pricing.price(.init(bags: 1, pickupMode: .scheduled, retailItems: items, area: "Irvine"))
        #expect(price.lines.map(\.kind) == [.service, .retail, .delivery, .tax])
        // 2398 x 7.75 % = 185.845, half up.
        #expect(price.lines.map(\.totalCents) == [1400, 2398, 0, 186])
        #expect(price.totalCents == 3984)
        #expect(price.lines[2].reason == PriceReason.freeWithShopping.code)
        #expect(price.lines[3].reason == PriceReason.tax(basisPoints: 775).code)
    }

    @Test func `an area may have a tax of its own`() {
        let items = [RetailLine(itemID: 1, name: "Soap", retailer: "Shop", quantity: 1, unitCents: 1000)]
        // 92.5, half up.
        #expect(pricing.price(.init(bags: 1, pickupMode: .scheduled, retailItems: items, area: "Santa Ana")).taxCents == 93)
    }

    @Test func `after the weighing each bag counts at least 4.5 kg`() {
        let price = pricing.price(.init(bags: 2, kilograms: 8.4, pickupMode: .asap, area: "Irvine"))
        #expect(price.lines[0].totalCents == 1620)
        #expect(price.lines[0].quantity == 9)
        #expect(price.lines[0].reason == PriceReason.minimumWeight(grams: 8400, minimum: 9000, bags: 2).code)
    }

    @Test func `after the weighing the kilograms count, half a cent up`() {
        let price = pricing.price(.init(bags: 1, kilograms: 10.125, pickupMode: .scheduled, area: "Irvine"))
        // 10.125 x 180 = 1822.5
        #expect(price.lines[0].totalCents == 1823)
        #expect(price.lines[0].reason == PriceReason.weighed(grams: 10_125).code)
        #expect(price.totalCents == 2222)
    }

    @Test func `a discount ends at zero and leaves retail, tax and tip alone`() {
        var basket = Pricing.Basket(
            bags: 1, pickupMode: .scheduled, retailItems: [RetailLine(itemID: 1, name: "Soap", retailer: "Shop", quantity: 1, unitCents: 1000)],
            area: "Irvine")
        basket.promoCents = 100_000
        basket.tipCents = 300
        let price = pricing.price(basket)
        #expect(price.lines.map(\.kind) == [.service, .retail, .delivery, .promo, .tax, .tip])
        #expect(price.lines.map(\.totalCents) == [1400, 1000, 0, -1400, 78, 300])
        #expect((price.subtotalCents, price.taxCents, price.tipCents, price.totalCents) == (1000, 78, 300, 1378))
    }

    @Test func `add-ons count towards free delivery, the surcharge doesn't`() {
        var basket = Pricing.Basket(bags: 2, pickupMode: .asap, area: "Irvine")
        #expect(pricing.price(basket).lines.last?.totalCents == 399)
        basket.addOns = [.sample]
        let price = pricing.price(basket)
        #expect(price.lines.map(\.totalCents) == [2800, 1200, 700, 399])
        basket.addOns = Array(Prices.default.addOns)
        #expect(pricing.price(basket).lines.map(\.totalCents) == [2800, 1200, 800, 300, 700, 0])
        #expect(pricing.price(basket).lines[1].reason == PriceReason.eachBag.code)
        #expect(pricing.price(basket).lines[3].reason == PriceReason.wholeOrder.code)
    }

    @Test(arguments: [(0, 0), (1, 0), (4, 0), (5, 1), (14, 1), (15, 2)])
    func `halves are rounded up`(tenths: Int, whole: Int) {
        #expect(Pricing.halfUp(tenths, per: 10) == whole)
    }
}
