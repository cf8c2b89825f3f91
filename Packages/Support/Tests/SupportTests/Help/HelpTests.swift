import Core
import CoreTesting
import CoreUI
import Networking
import SupportAPI
import Testing

@testable import Support

struct HelpTests {
    private let clock = TestClock()

    private func store(
        _ service: FakeHelpService = FakeHelpService(), _ state: HelpFeature.State = HelpFeature.State()
    ) -> TestStore<HelpFeature.State, HelpFeature.Action> {
        TestStore(screen: HelpFeature(service: service, clock: clock), initial: state)
    }

    @Test func `articles are listed, and searched once the person stops typing`() async {
        let store = store()
        await store.send(.appeared) { $0.articles = .loading }
        await store.receive(.loaded(.success([.sample]))) { $0.articles = .loaded([.sample]) }
        await store.send(.searchChanged("refund")) { $0.search = "refund" }
        await clock.sleepers(1)
        clock.advance(by: .milliseconds(300))
        await store.receive(.loaded(.success([.sample])))
        await store.send(.disappeared)
        await store.finish()
    }

    @Test func `an article opens, is loaded once, and is forgotten when it is closed`() async {
        let store = store()
        await store.send(.articleTapped("paying"))
        await store.send(.opened("paying")) { ($0.openID, $0.article) = ("paying", .loading) }
        await store.receive(.articleLoaded(.success(.sample))) { $0.article = .loaded(.sample) }
        await store.send(.opened("paying"))
        await store.send(.opened(nil)) { ($0.openID, $0.article) = (nil, .idle) }
        await store.send(.retryTapped)
        await store.send(.newTicketTapped)
        await store.finish()
    }

    @Test func `a list that couldn't be loaded says so`() async {
        let store = store()
        await store.send(.loaded(.failure(.offline))) { $0.articles = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test func `an article that couldn't be loaded is tried again`() async {
        let store = store(FakeHelpService(articleResult: .failure(.offline)), HelpFeature.State(openID: "paying", article: .failed("x")))
        await store.send(.retryTapped) { $0.article = .loading }
        await store.receive(.articleLoaded(.failure(.offline))) { $0.article = .failed(APIError.offline.message) }
        await store.finish()
    }

    @Test func `the reader says whether it helped`() async {
        var helpful = HelpArticle.sample
        helpful.helped = true
        let store = store(FakeHelpService(articleResult: .success(helpful)), HelpFeature.State(openID: "paying", article: .loaded(.sample)))
        await store.send(.helpedTapped(true)) { $0.isRating = true }
        await store.send(.helpedTapped(false))
        await store.receive(.rated(.success(helpful))) { ($0.isRating, $0.article) = (false, .loaded(helpful)) }
        await store.send(.rated(.failure(.offline))) { $0.message = APIError.offline.message }
        await store.finish()
    }

    @Test func `who wasn't helped is led to us`() {
        var article = HelpArticle.sample
        #expect(!page(article).contains("support.help.new"))
        article.helped = false
        #expect(page(article).contains("support.help.new") && page(article).contains("<strong"))
    }

    private func page(_ article: HelpArticle) -> String { html(ArticleView(store: ScopedStore(state: HelpFeature.State(article: .loaded(article))))) }
}
