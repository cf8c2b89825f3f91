import Core
import CoreTesting
import ExampleAPI
import Testing

@testable import Example

struct ExampleFeatureTests {
    @Test func `the screen loads inside the feature`() async {
        let store = TestStore(ExampleFeature(service: FakeExampleService()))
        await store.send(.home(.appeared)) { $0.home.entries = .loading }
        await store.receive(.home(.entriesLoaded(.success([.sample])))) { $0.home.entries = .loaded([.sample]) }
        await store.finish()
    }

    @Test func `a link reads as it is written, and other places are none`() {
        #expect(ExampleLink(ExampleLink.home.place) == .home)
        #expect(ExampleLink(LinkPlace(tab: "elsewhere")) == nil)
        #expect(ExampleLink(LinkPlace(tab: "example", components: ["7"])) == nil)
    }
}
