import Core
import CoreTesting
import CoreUI
import PromotionsAPI
import Testing
import UI

@testable import Promotions

struct CreditTests {
    @Test func `credit that can't be loaded says why, and can be asked for again`() async {
        let store = TestStore(screen: CreditFeature(service: FakePromotionsService(account: .failure(.offline))), initial: CreditState())
        for _ in 1...2 {
            await store.send(.appeared) { $0.account = .loading }
            await store.receive(.loaded(.failure(.offline))) { $0.account = .failed(APIError.offline.message) }
        }
        await store.finish()
    }

    @Test func `whoever copies or shares the code is told how it went`() async {
        let store = TestStore(screen: CreditFeature(service: FakePromotionsService()), initial: CreditState())
        for (outcome, notice) in [(ShareOutcome.codeCopied, Strings.codeCopied), (.textCopied, Strings.textCopied), (.failed, Strings.copyFailed)] {
            await store.send(.shared(outcome))
            await store.receive(event: .notice(notice))
        }
        await store.finish()
    }

    @Test func `the card copies the code, and shares it with a link where the server gives one`() {
        func card(_ url: String?) -> String {
            let referral = Referral(code: "FRIEND-1", friendCents: 1000, rewardCents: 500, url: url)
            return String(decoding: Renderer.render(ReferralCard(referral: referral, store: ScopedStore(state: CreditState()))).html, as: UTF8.self)
        }
        let full = card("https://a.example/customer/home/code/FRIEND-1")
        #expect(full.contains("data-code=\"FRIEND-1\"") && full.contains("Get $10.00 off") && full.contains("https://a.example/customer/home/code/FRIEND-1"))
        #expect(
            full.contains("promotions.referral.share") && !card(nil).contains("promotions.referral.share") && card(nil).contains("promotions.referral.copy"))
    }

    @Test func `each change of the credit has a name`() {
        let names = CreditEntry.Kind.allCases.map { kind in
            Strings.name(CreditEntry(id: 1, kind: kind, cents: 5, orderID: 12, reason: nil, createdAt: CreditEntry.sample.createdAt))
        }
        #expect(names == ["Credit from us", "A friend's first order", "Spent on order 12", "Back from order 12"])
    }
}
