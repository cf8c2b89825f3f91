import Core
import CoreTesting
import CoreUI
import SustainabilityAPI
import Testing
import UI

@testable import Sustainability

struct ReadingsTests {
    private typealias State = ReadingsFeature.State

    private func store(_ plant: FakePlantService = FakePlantService(), _ state: State = State(book: .loaded(.sample))) -> TestStore<
        State, ReadingsFeature.Action
    > {
        TestStore(screen: ReadingsFeature(plant: plant), initial: state)
    }

    private static let typed: ReadingForm = {
        var form = ReadingForm()
        for edit in [
            ReadingEdit.day("2026-01-31"), .water("130"), .energy("5600,5"), .washed("10000.25"), .meterReplaced(true),
        ] { form.edit(edit) }
        return form
    }()

    @Test func `the readings are loaded, or the page says why not`() async {
        let store = store(FakePlantService(), State())
        await store.send(.appeared) { $0.book = .loading }
        await store.receive(.loaded(.success(.sample))) { $0.book = .loaded(.sample) }
        await store.finish()
    }

    @Test func `a reading is added as it was typed, and the notice names the method's version`() async {
        let store = store()
        await store.send(.draftRestored(Self.typed)) { $0.form = Self.typed }
        await store.send(.edited(.meterReplaced(false))) { $0.form.isMeterReplaced = false }
        await store.send(.saveTapped) { $0.isWorking = true }
        await store.send(.saveTapped)
        await store.send(.cancelTapped)
        await store.receive(.changed(.success(.sample))) { ($0.isWorking, $0.form) = (false, ReadingForm()) }
        await store.receive(event: .notice(Strings.readingsSaved("1")))
        await store.finish()
    }

    @Test func `what was typed is read in liters, watt hours and grams`() throws {
        let content = try Self.typed.content(version: 4)
        #expect(
            content
                == ReadingContent(
                    version: 4, day: "2026-01-31", waterLiters: 130_000, energyWattHours: 5_600_500, washedGrams: 10_000_250, isMeterReplaced: true))
        #expect(try ReadingForm(.sample).content(version: 2).washedGrams == nil)
    }

    @Test func `what can't be read is named, and not sent`() async {
        var form = ReadingForm()
        (form.water, form.energy, form.washed) = ("1.2345", "x", "-1")
        let store = store(FakePlantService(), State(book: .loaded(.sample), form: form))
        await store.send(.saveTapped) {
            $0.fields = [
                "day": Strings.readingDayHint, "waterLiters": Strings.readingNumber, "energyWattHours": Strings.readingNumber,
                "washedGrams": Strings.readingNumber,
            ]
        }
        await store.send(.cancelTapped) { ($0.form, $0.fields) = (ReadingForm(), [:]) }
        await store.finish()
    }

    @Test func `a reading is corrected, and what the server refuses stands beside its field`() async {
        let refusal = APIError.invalid(["content.waterLiters": "The meter would run backward."])
        let store = store(FakePlantService(changed: .failure(refusal)))
        await store.send(.correctTapped(99))
        await store.send(.correctTapped(2)) { $0.form = ReadingForm(.sample) }
        await store.send(.saveTapped) { $0.isWorking = true }
        await store.receive(.changed(.failure(refusal))) { ($0.isWorking, $0.fields) = (false, ["waterLiters": "The meter would run backward."]) }
        await store.finish()
    }

    @Test func `a removal is confirmed, or not`() async {
        let store = store()
        await store.send(.removeConfirmed)
        await store.send(.removeTapped(2)) { $0.removing = 2 }
        await store.send(.keepTapped) { $0.removing = nil }
        await store.send(.removeTapped(2)) { $0.removing = 2 }
        await store.send(.removeConfirmed) { $0.isWorking = true }
        await store.send(.removeTapped(1))
        await store.receive(.changed(.success(.sample))) { ($0.isWorking, $0.removing) = (false, nil) }
        await store.receive(event: .notice(Strings.readingsSaved("1")))
        await store.finish()
    }

    @Test func `a list that somebody else has changed is loaded again, and what was typed stays`() async {
        let stale = APIError.conflict("Somebody else changed the readings.", code: "stale_version")
        let store = store(FakePlantService(changed: .failure(stale)), State(book: .loaded(.sample), form: Self.typed))
        await store.send(.saveTapped) { $0.isWorking = true }
        await store.receive(.changed(.failure(stale))) { ($0.isWorking, $0.message) = (false, stale.message) }
        await store.receive(.loaded(.success(.sample)))
        await store.finish()
    }

    @Test func `the page shows readings with the use that follows from them`() {
        let page = String(
            decoding: Renderer.render(ReadingsView(store: ScopedStore(state: State(book: .loaded(.sample), removing: 1)))).html, as: UTF8.self)
        for text in ["130 m³", "12 L/kg", "0.54 kWh/kg", "10,000 kg from orders", Strings.readingRemoveConfirm, Strings.plantAssumed] {
            #expect(page.contains(text))
        }
    }
}
