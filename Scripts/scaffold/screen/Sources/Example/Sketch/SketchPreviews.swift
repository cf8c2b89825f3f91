#if DEBUG
import CoreUI
import UI

struct SketchView_Previews: PreviewProvider {
    static var previews: some View {
        SketchView(store: ScopedStore(state: SketchFeature.State())).previewDisplayName("Empty")
    }
}
#endif
