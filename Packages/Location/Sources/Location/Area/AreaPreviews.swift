#if DEBUG
import Core
import CoreUI
import LocationAPI
import UI

struct AreaView_Previews: PreviewProvider {
    private static func page(_ change: (inout AreaState) -> Void) -> some View {
        AreaView(store: ScopedStore(state: .sample(change)))
    }

    static var previews: some View {
        Group {
            page { ($0.id, $0.versions) = (4, .loading) }.previewDisplayName("Loading")
            page { _ in }.previewDisplayName("Loaded")
            page { state in
                state.change(to: AreaShape(ring: Array(state.shape.ring.dropLast(3)), holes: [Array(state.shape.ring.suffix(3))]))
                (state.ring, state.selected, state.preview) = (1, 2, .loaded(.sample))
            }.previewDisplayName("Changed")
            page { ($0.name, $0.preview, $0.fields) = ("", .failed("The outline crosses or touches itself."), ["name": "Taken."]) }
                .previewDisplayName("Failed")
            page { $0.versions = .failed("No connection. Please try again.") }.previewDisplayName("Not loaded")
        }
    }
}

struct AreaMap_Previews: PreviewProvider {
    static var previews: some View { AreaMap(state: .sample { _ in }) { _ in }.previewDisplayName("Loaded") }
}

struct AreaToolsCard_Previews: PreviewProvider {
    static var previews: some View { AreaToolsCard(store: ScopedStore(state: .sample { _ in })).previewDisplayName("Loaded") }
}

struct AreaPointsCard_Previews: PreviewProvider {
    static var previews: some View {
        AreaPointsCard(store: ScopedStore(state: .sample { ($0.typed, $0.typedMessage) = ("33.7, x", Strings.areaPointsWrong("1")) }))
            .previewDisplayName("Failed")
    }
}

struct AreaForm_Previews: PreviewProvider {
    private static func form(_ change: (inout AreaState) -> Void) -> some View { AreaForm(store: ScopedStore(state: .sample(change))) }

    static var previews: some View {
        Group {
            form { $0.name = "Tustin and the hills" }.previewDisplayName("Changed")
            form { $0.isSaving = true }.previewDisplayName("Busy")
            form { $0.savedVersion = 3 }.previewDisplayName("Saved")
            form { ($0.id, $0.versions) = (nil, .idle) }.previewDisplayName("New")
        }
    }
}

struct AreaSidesCard_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AreaSidesCard(preview: .loaded(.sample)).previewDisplayName("Some")
            AreaSidesCard(preview: .loaded(AreaPreview(changes: [], checked: 40))).previewDisplayName("None")
        }
    }
}

struct AreaHistoryCard_Previews: PreviewProvider {
    static var previews: some View { AreaHistoryCard(versions: [.sample]).previewDisplayName("Loaded") }
}

extension AreaState {
    /// The map of a stored area, for previews.
    fileprivate static func sample(_ change: (inout AreaState) -> Void) -> AreaState {
        var state = AreaState()
        state.take(.sample)
        state.versions = .loaded([.sample])
        change(&state)
        return state
    }
}
#endif
