import Core
import CoreTesting
import Foundation
import LocationAPI
import Testing

@testable import Location

struct AreaFeatureTests {
    private let square = [(33.0, -117.0), (33.0, -116.0), (34.0, -116.0), (34.0, -117.0)].map { Coordinate(latitude: $0.0, longitude: $0.1) }

    /// A store with a stored square.
    private func store(_ service: FakeAreaService = FakeAreaService(), _ change: (inout AreaState) -> Void = { _ in }) -> TestStore<AreaState, AreaAction> {
        var state = AreaState()
        state.versions = .loaded([present])
        state.take(present)
        change(&state)
        return TestStore(screen: AreaFeature(areas: service), initial: state)
    }

    private var present: ServiceAreaVersion {
        let area = ServiceArea(id: 3, name: "Square", ring: square, center: Coordinate(latitude: 33.5, longitude: -116.5))
        return ServiceAreaVersion(area: area, version: 5, active: true, validFrom: ServiceAreaVersion.sample.validFrom, validUntil: nil)
    }

    @Test func `a dragged point is stored to a meter, and its addresses are asked for`() async {
        let store = store()
        await store.send(.edited(.moved(1, Coordinate(latitude: 33.1234567, longitude: -116.1)))) {
            $0.past = [AreaShape(ring: square)]
            $0.shape = AreaShape(ring: [square[0], Coordinate(latitude: 33.12346, longitude: -116.1), square[2], square[3]])
            $0.selected = 1
            $0.preview = .loading
        }
        await store.receive(.previewed(.success(.sample))) { $0.preview = .loaded(.sample) }
        await store.finish()
    }

    @Test func `a point comes after the one before it, goes when it is removed, and each edit is undone`() async {
        let store = store(FakeAreaService(preview: .failure(.offline)))
        let middle = Coordinate(latitude: 33, longitude: -116.5)
        await store.send(.edited(.inserted(after: 0, middle))) {
            $0.past = [AreaShape(ring: square)]
            $0.shape = AreaShape(ring: [square[0], middle, square[1], square[2], square[3]])
            $0.selected = 1
            $0.preview = .loading
        }
        await store.receive(.previewed(.failure(.offline))) { $0.preview.finish(.failure(.offline)) }
        await store.send(.edited(.removed)) {
            $0.past.append($0.shape)
            $0.shape = AreaShape(ring: square)
            $0.selected = nil
            $0.preview.beginLoading()
        }
        await store.receive(.previewed(.failure(.offline))) { $0.preview.finish(.failure(.offline)) }
        await store.send(.undoTapped) {
            $0.shape = $0.past.removeLast()
            $0.preview.beginLoading()
        }
        await store.receive(.previewed(.failure(.offline))) { $0.preview.finish(.failure(.offline)) }
        await store.finish()
    }

    @Test func `a hole is cut out, edited and filled`() {
        let feature = AreaFeature(areas: FakeAreaService())
        var state = AreaState()
        state.take(present)
        _ = feature.reduce(&state, .edited(.holeAdded))
        #expect(state.shape.holes.count == 1 && state.ring == 1 && state.shape.problem == nil)
        _ = feature.reduce(&state, .edited(.moved(0, Coordinate(latitude: 33.4, longitude: -116.6))))
        #expect(state.shape.holes[0][0] == Coordinate(latitude: 33.4, longitude: -116.6) && state.shape.ring == square)
        _ = feature.reduce(&state, .edited(.holeRemoved))
        #expect(state.shape == AreaShape(ring: square) && state.ring == 0)
        _ = feature.reduce(&state, .undoTapped)
        #expect(state.shape.holes.count == 1)
        _ = feature.reduce(&state, .undoTapped)
        _ = feature.reduce(&state, .undoTapped)
        #expect(state.shape == AreaShape(ring: square) && state.past.isEmpty)
    }

    @Test func `typed points take the ring's place, and a wrong line is named`() {
        let feature = AreaFeature(areas: FakeAreaService())
        var state = AreaState()
        state.take(present)
        #expect(state.text == "33.0, -117.0\n33.0, -116.0\n34.0, -116.0\n34.0, -117.0")
        _ = feature.reduce(&state, .pointsTyped("33, -117\n\n33 -116\noops"))
        _ = feature.reduce(&state, .applyTapped)
        #expect(state.typedMessage == Strings.areaPointsWrong("4") && state.shape.ring == square)
        _ = feature.reduce(&state, .pointsTyped("33, -117\n\n33 -116\n 34,-116.5 "))
        _ = feature.reduce(&state, .applyTapped)
        #expect(state.shape.ring == [square[0], square[1], Coordinate(latitude: 34, longitude: -116.5)] && state.typed == nil)
    }

    @Test func `the last three points of an outline stay`() {
        let feature = AreaFeature(areas: FakeAreaService())
        var state = AreaState()
        state.take(present)
        state.shape = AreaShape(ring: Array(square.prefix(3)))
        state.selected = 1
        _ = feature.reduce(&state, .edited(.removed))
        #expect(state.shape.ring.count == 3)
        _ = feature.reduce(&state, .edited(.moved(9, square[0])))
        _ = feature.reduce(&state, .edited(.inserted(after: 9, square[0])))
        #expect(state.shape.ring.count == 3)
    }

    @Test func `a point that is tapped is selected, and again it isn't`() async {
        let store = store()
        await store.send(.pointSelected(2)) { $0.selected = 2 }
        await store.send(.pointSelected(2)) { $0.selected = nil }
        await store.send(.ringChosen(0))
        await store.finish()
    }

    @Test func `a changed area is stored as the next version`() async {
        let store = store(FakeAreaService(versions: [present])) { $0.name = "Block" }
        await store.send(.saveTapped) { $0.isSaving = true }
        let area = ServiceArea(id: 3, name: "Block", ring: square, center: AreaShape(ring: square).center)
        let saved = ServiceAreaVersion(area: area, version: 6, active: true, validFrom: present.validFrom, validUntil: nil)
        await store.receive(.saved(.success(saved))) {
            $0.isSaving = false
            $0.savedVersion = 6
            $0.versions = .loaded([saved, present])
        }
        await store.receive(.loaded(.success([present]))) {
            $0.name = "Square"
            $0.versions = .loaded([present])
        }
        await store.finish()
    }

    @Test func `a new area is created and opened`() async {
        let store = store { ($0.id, $0.versions, $0.name) = (nil, .idle, "Yard") }
        await store.send(.saveTapped) { $0.isSaving = true }
        let area = ServiceArea(id: 7, name: "Yard", ring: square, center: AreaShape(ring: square).center)
        let saved = ServiceAreaVersion(area: area, version: 1, active: true, validFrom: present.validFrom, validUntil: nil)
        await store.receive(.saved(.success(saved))) {
            $0.isSaving = false
            $0.id = 7
            $0.savedVersion = 1
            $0.versions = .loaded([saved])
        }
        await store.receive(event: .open(LocationLink.area(7).place))
        await store.finish()
    }

    @Test func `a refusal is shown at its field, another one above the buttons`() {
        let feature = AreaFeature(areas: FakeAreaService())
        var state = AreaState()
        state.take(present)
        _ = feature.reduce(&state, .saved(.failure(.invalid(["name": "Taken."]))))
        #expect(state.fields == ["name": "Taken."] && state.message == nil)
        _ = feature.reduce(&state, .nameChanged("Other"))
        #expect(state.fields.isEmpty && state.isChanged == true)
        _ = feature.reduce(&state, .saved(.failure(.conflict("Changed meanwhile.", code: "stale_version"))))
        #expect(state.message == "Changed meanwhile.")
    }

    @Test func `closing an area leaves what is drawn aside`() async {
        let store = store(FakeAreaService(error: .offline)) { $0.name = "Unsaved" }
        await store.send(.openToggled) { $0.isSaving = true }
        await store.receive(.saved(.failure(.offline))) {
            $0.isSaving = false
            $0.message = APIError.offline.message
        }
        await store.finish()
    }

    @Test func `a map that is opened loads its versions, and one of a new area starts with a square`() async {
        let store = store(FakeAreaService(versions: [present]))
        await store.send(.opened(3)) { $0 = AreaState(id: 3, versions: .loading) }
        await store.receive(.loaded(.success([present]))) {
            $0.versions = .loaded([present])
            $0.take(present)
        }
        await store.finish()
        let feature = AreaFeature(areas: FakeAreaService())
        var state = AreaState()
        _ = feature.reduce(&state, .opened(nil))
        #expect(state.id == nil && state.shape.ring.count == 4 && state.shape.problem == nil)
    }

    @Test func `what was drawn survives the server, whether it comes before or after the stored area`() throws {
        let feature = AreaFeature(areas: FakeAreaService())
        var state = AreaState(id: 3)
        _ = feature.reduce(&state, .loaded(.success([present])))
        #expect(state.draft == nil)
        _ = feature.reduce(&state, .edited(.holeAdded))
        _ = feature.reduce(&state, .nameChanged("Block"))
        let draft = try #require(state.draft)
        let data = try JSONEncoder().encode(draft)
        let read = try JSONDecoder().decode(AreaDraft.self, from: data)
        for isFirst in [true, false] {
            var fresh = AreaState(id: 3)
            if isFirst { _ = feature.reduce(&fresh, .draftRestored(read)) }
            _ = feature.reduce(&fresh, .loaded(.success([present])))
            if !isFirst { _ = feature.reduce(&fresh, .draftRestored(read)) }
            #expect(fresh.shape == state.shape && fresh.name == "Block" && fresh.restored == nil)
            #expect(fresh.draft == draft)
        }
    }

    @Test func `a draft of another area isn't drawn, and one of 500 corners fits what a page keeps`() throws {
        let feature = AreaFeature(areas: FakeAreaService())
        var state = AreaState(id: 3)
        _ = feature.reduce(&state, .loaded(.success([present])))
        _ = feature.reduce(&state, .draftRestored(AreaDraft(id: 4, name: "Other", rings: [[1, 2, 3, 4, 5, 6]])))
        #expect(state.name == "Square" && state.draft == nil)
        let many = (0..<500).map { Coordinate(latitude: 33.12345, longitude: -117.12345 - Double($0) * 0.00001).toMeter }
        state.change(to: AreaShape(ring: many))
        #expect(try JSONEncoder().encode(#require(state.draft)).count < 16_000)
    }

    @Test func `a new area that was drawn is drawn again when its map opens`() {
        let feature = AreaFeature(areas: FakeAreaService())
        var state = AreaState()
        let draft = AreaDraft(id: nil, name: "Yard", rings: [[33, -117, 33, -116, 34, -116]])
        _ = feature.reduce(&state, .draftRestored(draft))
        #expect(state.draft == draft)
        _ = feature.reduce(&state, .opened(nil))
        #expect(state.name == "Yard" && state.shape.ring.count == 3 && state.draft == draft)
    }
}
