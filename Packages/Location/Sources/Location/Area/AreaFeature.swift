public import Core
public import LocationAPI

/// The actions of the map of a service area.
public enum AreaAction: Sendable, Equatable {
    /// The map was opened for an area, or for a new one.
    case opened(Int?)
    /// Entries from before a restart of the server were restored.
    case draftRestored(AreaDraft)
    /// The versions arrived, or didn't.
    case loaded(Result<[ServiceAreaVersion], APIError>)
    /// The name was typed.
    case nameChanged(String)
    /// The outline or a hole was chosen.
    case ringChosen(Int)
    /// A point was selected.
    case pointSelected(Int)
    /// The shape was edited on the map.
    case edited(AreaEdit)
    /// The points were typed.
    case pointsTyped(String)
    /// The typed points are to be applied.
    case applyTapped
    /// The last edit is to be undone.
    case undoTapped
    /// The addresses that change sides arrived, or didn't.
    case previewed(Result<AreaPreview, APIError>)
    /// The shape is to be stored.
    case saveTapped
    /// The area is to be closed, or opened again.
    case openToggled
    /// Storing ended.
    case saved(Result<ServiceAreaVersion, APIError>)
}

/// Draws a service area, asks which addresses change sides, and stores it as a new version.
struct AreaFeature: Screen {
    let areas: any AreaService

    func reduce(_ state: inout AreaState, _ action: AreaAction) -> Effect<AreaAction> {
        switch action {
        case .opened(let id): return open(&state, id)
        case .loaded(let result):
            state.versions.finish(result)
            if let present = state.present { state.take(present) }
            state.restore()
        case .draftRestored(let draft):
            state.restored = draft
            state.restore()
        case .nameChanged(let name):
            (state.name, state.fields["name"], state.savedVersion) = (name, nil, nil)
        case .ringChosen(let ring): (state.ring, state.selected, state.typed, state.typedMessage) = (ring, nil, nil, nil)
        case .pointSelected(let index): state.selected = state.selected == index ? nil : index
        case .edited(let edit): return self.edit(&state, edit)
        case .pointsTyped(let text): (state.typed, state.typedMessage) = (text, nil)
        case .applyTapped: return apply(&state)
        case .undoTapped:
            guard let last = state.past.popLast() else { return .none }
            (state.shape, state.selected, state.typed, state.typedMessage) = (last, nil, nil, nil)
            if state.ring >= state.rings.count { state.ring = 0 }
            return preview(&state)
        case .previewed(let result):
            state.preview = .loading
            state.preview.finish(result)
        case .saveTapped: return save(&state)
        case .openToggled:
            guard let present = state.present, !state.isSaving else { return .none }
            return store(
                &state,
                ServiceAreaChange(id: present.area.id, version: present.version, name: present.area.name, shape: present.area.shape, active: !present.active))
        case .saved(let result): return finish(&state, result)
        }
        return .none
    }

    private func open(_ state: inout AreaState, _ id: Int?) -> Effect<AreaAction> {
        state = AreaState(id: id, restored: state.restored)
        guard let id else {
            state.shape = AreaShape(ring: Self.square(around: ServiceArea.defaultAreas.first?.center ?? Coordinate(latitude: 0, longitude: 0), 0.01))
            state.restore()
            return .cancel(id: "versions")
        }
        state.versions = .loading
        return .load(id: "versions") { [areas] () async throws(APIError) in
            try await areas.versions(of: id)
        } send: {
            .loaded($0)
        }
    }

    private func edit(_ state: inout AreaState, _ edit: AreaEdit) -> Effect<AreaAction> {
        var points = state.points
        switch edit {
        case .moved(let index, let place):
            guard points.indices.contains(index) else { return .none }
            points[index] = place.toMeter
            state.replace(points)
            state.selected = index
        case .inserted(let index, let place):
            guard points.indices.contains(index) else { return .none }
            points.insert(place.toMeter, at: index + 1)
            state.replace(points)
            state.selected = index + 1
        case .removed:
            guard let index = state.selected, points.indices.contains(index), points.count > 3 else { return .none }
            points.remove(at: index)
            state.replace(points)
            state.selected = nil
        case .holeAdded:
            let hole = Self.square(around: state.shape.center.toMeter, 0.002)
            state.change(to: AreaShape(ring: state.shape.ring, holes: state.shape.holes + [hole]))
            (state.ring, state.selected) = (state.shape.holes.count, nil)
        case .holeRemoved:
            guard state.ring > 0 else { return .none }
            state.replace([])
            state.selected = nil
        }
        return preview(&state)
    }

    private func apply(_ state: inout AreaState) -> Effect<AreaAction> {
        guard let typed = state.typed else { return .none }
        let lines = typed.split(separator: "\n", omittingEmptySubsequences: false).enumerated().filter { !$1.allSatisfy(\.isWhitespace) }
        var points: [Coordinate] = []
        for (number, line) in lines {
            guard let point = Coordinate(line: line) else {
                state.typedMessage = Strings.areaPointsWrong(String(number + 1))
                return .none
            }
            points.append(point)
        }
        guard !points.isEmpty else {
            state.typedMessage = Strings.areaPointsWrong("1")
            return .none
        }
        state.replace(points)
        state.selected = nil
        return preview(&state)
    }

    /// Asks which addresses change sides; the server says what is wrong with the shape, too.
    private func preview(_ state: inout AreaState) -> Effect<AreaAction> {
        state.preview.beginLoading()
        let request = AreaPreviewRequest(id: state.id, shape: state.shape, active: state.present?.active ?? true)
        return .load(id: "preview") { [areas] () async throws(APIError) in
            try await areas.preview(request)
        } send: {
            .previewed($0)
        }
    }

    private func save(_ state: inout AreaState) -> Effect<AreaAction> {
        guard !state.isSaving else { return .none }
        guard let present = state.present else {
            state.isSaving = true
            let area = NewServiceArea(name: state.name, shape: state.shape)
            return .load(id: "save") { [areas] () async throws(APIError) in
                try await areas.create(area)
            } send: {
                .saved($0)
            }
        }
        return store(
            &state,
            ServiceAreaChange(id: present.area.id, version: present.version, name: state.name, shape: state.shape, active: present.active))
    }

    private func store(_ state: inout AreaState, _ change: ServiceAreaChange) -> Effect<AreaAction> {
        (state.isSaving, state.message, state.fields, state.savedVersion) = (true, nil, [:], nil)
        return .load(id: "save") { [areas] () async throws(APIError) in
            try await areas.change(change)
        } send: {
            .saved($0)
        }
    }

    private func finish(_ state: inout AreaState, _ result: Result<ServiceAreaVersion, APIError>) -> Effect<AreaAction> {
        state.isSaving = false
        switch result {
        case .success(let version):
            let isNew = state.id == nil
            state.take(version)
            // At once, so that the next change is one of this version.
            state.versions = .loaded([version] + (state.versions.value ?? []))
            state.savedVersion = version.version
            state.preview = .idle
            if isNew { return .open(LocationLink.area(version.area.id)) }
            return .load(id: "versions") { [areas] () async throws(APIError) in
                try await areas.versions(of: version.area.id)
            } send: {
                .loaded($0)
            }
        case .failure(let error):
            state.fields = error.fields
            state.message = error.fields["name"] == nil ? error.message : nil
            return .none
        }
    }

    private static func square(around center: Coordinate, _ half: Double) -> [Coordinate] {
        [(-half, -half), (-half, half), (half, half), (half, -half)].map {
            Coordinate(latitude: center.latitude + $0.0, longitude: center.longitude + $0.1).toMeter
        }
    }
}
