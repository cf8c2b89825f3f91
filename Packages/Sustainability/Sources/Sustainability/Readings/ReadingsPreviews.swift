#if DEBUG
import Core
import CoreUI
import SustainabilityAPI
import UI

private func store(_ state: ReadingsFeature.State) -> ScopedStore<ReadingsFeature> { ScopedStore(state: state) }

struct ReadingsView_Previews: PreviewProvider {
    private static let empty = PlantBook(version: 1, readings: [], method: .sample)

    static var previews: some View {
        Group {
            ReadingsView(store: store(ReadingsFeature.State(book: .loading))).previewDisplayName("Loading")
            ReadingsView(store: store(ReadingsFeature.State(book: .loaded(empty)))).previewDisplayName("Empty")
            ReadingsView(store: store(ReadingsFeature.State(book: .loaded(.sample), message: "No connection. Please try again.")))
                .previewDisplayName("Refused")
        }
    }
}

struct PlantUseCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            PlantUseCard(figures: .sample).previewDisplayName("Assumed")
            PlantUseCard(figures: MethodDescription.metered.figures).previewDisplayName("Measured")
        }
    }
}

struct ReadingFormView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ReadingFormView(store: store(ReadingsFeature.State())).previewDisplayName("Empty")
            ReadingFormView(store: store(ReadingsFeature.State(form: ReadingForm(.sample), fields: ["waterLiters": Strings.readingNumber])))
                .previewDisplayName("Refused")
        }
    }
}

struct ReadingList_Previews: PreviewProvider {
    static var previews: some View {
        ReadingList(store: store(ReadingsFeature.State(removing: 2)), book: .sample).previewDisplayName("Removing")
    }
}
#endif
