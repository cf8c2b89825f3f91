import Core
import CoreUI
import LocationAPI
import Theme
import UI

/// The map of a service area: its points to drag and to type, the addresses that change sides, and its versions.
struct AreaView: View {
    let store: ScopedStore<AreaFeature>

    @Environment(\.theme) private var theme

    var body: some View {
        PageColumn {
            Text(Strings.areaMapHint).foregroundStyle(theme.colors.secondaryText)
            if state.id == nil {
                content
            } else {
                ViewStateView(state.versions, loading: .page, retry: { store.send(.opened(state.id)) }) { _ in content }
            }
        }
        .navigationTitle(state.present?.area.name ?? Strings.newArea)
    }

    private var state: AreaState { store.state }

    private var content: some View {
        SplitColumns {
            AreaMap(state: state, send: store.sender)
            AreaToolsCard(store: store)
            AreaPointsCard(store: store)
        } side: {
            AreaForm(store: store)
            AreaSidesCard(preview: state.preview)
            if let versions = state.versions.value { AreaHistoryCard(versions: versions) }
        }
    }
}

/// The map with the points to drag: large ones are corners, small ones become corners when they are dragged.
struct AreaMap: View {
    let state: AreaState
    let send: (AreaAction) -> Void

    var body: some View {
        MapView(
            Strings.areaMap, areas: [MapArea(name: state.name, ring: state.shape.ring, holes: state.shape.holes)], handles: handles, height: .tall
        ) { edit($0) }
        .accessibilityIdentifier("location.area.map")
    }

    private var handles: [MapHandle] {
        let points = state.points
        let corners = points.enumerated().map { MapHandle("c\($0)", at: $1, isSelected: state.selected == $0) }
        let middles = zip(points, points.dropFirst() + points.prefix(1)).enumerated().map { index, ends in
            let middle = Coordinate(latitude: (ends.0.latitude + ends.1.latitude) / 2, longitude: (ends.0.longitude + ends.1.longitude) / 2)
            return MapHandle("m\(index)", at: middle, kind: .small)
        }
        return middles + corners
    }

    private func edit(_ edit: MapEdit) {
        guard let index = Int(edit.handle.dropFirst()) else { return }
        switch (edit.handle.first, edit.isTap) {
        case ("c", true): send(.pointSelected(index))
        case ("c", false): send(.edited(.moved(index, edit.coordinate)))
        case ("m", _): send(.edited(.inserted(after: index, edit.coordinate)))
        default: break
        }
    }
}

/// The choice of a ring, and what can be done to it.
struct AreaToolsCard: View {
    let store: ScopedStore<AreaFeature>

    var body: some View {
        Card {
            if state.rings.count > 1 {
                FormField(Strings.areaRings, kind: .group) {
                    ChipRow {
                        ForEach(0..<state.rings.count) { ring in
                            Chip(ring == 0 ? Strings.areaOutline : Strings.areaHole(String(ring)), isSelected: ring == state.ring) {
                                [send = store.sender] in send(.ringChosen(ring))
                            }
                            .accessibilityIdentifier("location.area.ring.\(ring)")
                        }
                    }
                }
            }
            AdaptiveGrid(minimum: 170) {
                SecondaryButton(Strings.areaUndo, isDisabled: state.past.isEmpty) { store.send(.undoTapped) }
                    .accessibilityIdentifier("location.area.undo")
                SecondaryButton(Strings.areaRemovePoint, isDisabled: state.selected == nil || state.points.count <= 3) { store.send(.edited(.removed)) }
                    .accessibilityIdentifier("location.area.removePoint")
                SecondaryButton(Strings.areaAddHole) { store.send(.edited(.holeAdded)) }.accessibilityIdentifier("location.area.addHole")
                if state.ring > 0 {
                    SecondaryButton(Strings.areaRemoveHole) { store.send(.edited(.holeRemoved)) }.accessibilityIdentifier("location.area.removeHole")
                }
            }
        }
    }

    private var state: AreaState { store.state }
}

/// The points as a list of coordinates, for keyboards and for pasting.
struct AreaPointsCard: View {
    let store: ScopedStore<AreaFeature>

    var body: some View {
        Card {
            FormField(
                Strings.areaPoints, hint: Strings.areaPointsHint, message: store.state.typedMessage, identifier: "location.area.points"
            ) {
                TextEditor(text: store.binding(\.text) { .pointsTyped($0) }).accessibilityIdentifier("location.area.points")
            }
            SecondaryButton(Strings.areaApply, isDisabled: store.state.typed == nil) { store.send(.applyTapped) }
                .accessibilityIdentifier("location.area.apply")
        }
    }
}

/// The name, what is wrong, and the buttons that store.
struct AreaForm: View {
    let store: ScopedStore<AreaFeature>

    var body: some View {
        Card {
            TextFormField(
                Strings.areaName, text: store.binding(\.name) { .nameChanged($0) }, hint: Strings.areaNameHint, message: state.fields["name"],
                identifier: "location.area.name")
            if let message = state.message ?? failure { NoticeBanner(message, tone: .danger).accessibilityIdentifier("location.area.message") }
            if let version = state.savedVersion {
                NoticeBanner(Strings.areaSaved(String(version)), tone: .success).accessibilityIdentifier("location.area.saved")
            }
            PrimaryButton(state.present == nil ? Strings.areaCreate : Strings.areaSave, isBusy: state.isSaving, isDisabled: !state.isChanged) {
                store.send(.saveTapped)
            }
            .accessibilityIdentifier("location.area.save")
            if let present = state.present {
                SecondaryButton(present.active ? Strings.areaClose : Strings.areaReopen, isDisabled: state.isSaving) { store.send(.openToggled) }
                    .accessibilityIdentifier("location.area.toggle")
            }
        }
    }

    private var state: AreaState { store.state }

    /// The server's word on the shape.
    private var failure: String? {
        if case .failed(let message) = state.preview { message } else { nil }
    }
}

/// The addresses of orders under way that change sides.
struct AreaSidesCard: View {
    let preview: ViewState<AreaPreview>

    var body: some View {
        if let preview = preview.value {
            SectionCard(Strings.areaSides) {
                Text(
                    preview.changes.isEmpty
                        ? Strings.areaSidesNone(String(preview.checked))
                        : Strings.areaSidesSome(String(preview.changes.count), checked: String(preview.checked)))
                ForEach(preview.changes.prefix(20), id: \.orderId) { change in
                    ListRow(
                        Strings.areaOrder(String(change.orderId), address: change.address),
                        subtitle: Strings.areaSide(change.from ?? Strings.areaNowhere, to: change.to ?? Strings.areaNowhere),
                        symbol: AppSymbols.locationName, tone: change.to == nil ? .warning : .info)
                }
            }
            .accessibilityIdentifier("location.area.sides")
        }
    }
}

/// The versions of an area, newest first.
struct AreaHistoryCard: View {
    let versions: [ServiceAreaVersion]

    var body: some View {
        SectionCard(Strings.areaHistory) {
            ForEach(versions, id: \.version) { version in
                ListRow(version.area.name, subtitle: text(version)) {
                    Pill(version.active ? Strings.areaOpen : Strings.areaClosed, tone: version.active ? .success : .neutral)
                }
            }
        }
    }

    private func text(_ version: ServiceAreaVersion) -> String {
        let number = String(version.version)
        guard let end = version.validUntil else { return Strings.areaVersion(number, date: DateFormat.day(version.validFrom)) }
        return Strings.areaVersionUntil(number, date: DateFormat.day(end))
    }
}
