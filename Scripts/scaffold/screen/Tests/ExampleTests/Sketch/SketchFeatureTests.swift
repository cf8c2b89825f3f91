import CoreTesting
import CoreUI
import Testing
import UI

@testable import Example

struct SketchFeatureTests {
    @Test func `the screen knows that it appeared`() async {
        let store = TestStore(screen: SketchFeature(), initial: SketchFeature.State())
        await store.send(.appeared) { $0.appearances = 1 }
        await store.finish()
    }

    @Test func `the screen shows its title`() {
        let html = Renderer.render(SketchView(store: ScopedStore(state: SketchFeature.State()))).html
        #expect(String(decoding: html, as: UTF8.self).contains(Strings.sketchTitle))
    }
}
