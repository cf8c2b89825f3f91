import Core
import SustainabilityAPI

/// The readings of the plant's meters, for administrators.
struct ReadingsFeature: Screen {
    struct State: Sendable, Equatable {
        /// The readings.
        var book: ViewState<PlantBook> = .idle
        /// The new or corrected reading as typed.
        var form = ReadingForm()
        /// The reading that is to be removed, once that is confirmed.
        var removing: Int?
        /// True while a change is on its way to the server.
        var isWorking = false
        /// The reason of a failure that no single field is at fault for.
        var message: String?
        /// The messages by field.
        var fields: [String: String] = [:]

        /// The form, where anything was typed.
        var draft: ReadingForm? { form == ReadingForm() ? nil : form }
    }

    enum Action: Sendable, Equatable {
        /// The page appeared, or was asked for again.
        case appeared
        /// Entries from before a restart of the server were restored.
        case draftRestored(ReadingForm)
        case loaded(Result<PlantBook, APIError>)
        /// A reading is to be corrected.
        case correctTapped(Int)
        /// The form is to be emptied.
        case cancelTapped
        case edited(ReadingEdit)
        case saveTapped
        /// A reading is to be removed, which a second press confirms.
        case removeTapped(Int)
        /// The reading stays.
        case keepTapped
        case removeConfirmed
        /// A change ended.
        case changed(Result<PlantBook, APIError>)
    }

    let plant: any PlantService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.book.beginLoading()
            return .load(id: "readings", plant.readings) { .loaded($0) }
        case .draftRestored(let form): state.form = form
        case .loaded(let result): state.book.finish(result)
        case .correctTapped(let id):
            guard !state.isWorking, let reading = state.book.value?.readings.first(where: { $0.id == id }) else { return .none }
            state.form = ReadingForm(reading)
            (state.fields, state.message, state.removing) = ([:], nil, nil)
        case .cancelTapped:
            guard !state.isWorking else { return .none }
            (state.form, state.fields, state.message) = (ReadingForm(), [:], nil)
        case .edited(let edit):
            state.form.edit(edit)
            (state.fields, state.message) = ([:], nil)
        case .saveTapped: return save(&state)
        case .removeTapped(let id): if !state.isWorking { state.removing = id }
        case .keepTapped: state.removing = nil
        case .removeConfirmed: return remove(&state)
        case .changed(.success(let book)):
            (state.isWorking, state.form, state.removing, state.book) = (false, ReadingForm(), nil, .loaded(book))
            return .event(.notice(Strings.readingsSaved(book.method.version)))
        case .changed(.failure(let error)):
            (state.isWorking, state.removing, state.fields) = (false, nil, Self.fields(of: error))
            state.message = error.fields.isEmpty || state.draft == nil ? error.fields.values.sorted().first ?? error.message : nil
            // What somebody else has saved meanwhile is what the next change begins with.
            return error.code == "stale_version" ? reduce(&state, .appeared) : .none
        }
        return .none
    }

    private func save(_ state: inout State) -> Effect<Action> {
        guard !state.isWorking, let book = state.book.value else { return .none }
        let id = state.form.id
        do throws(APIError) {
            let content = try state.form.content(version: book.version)
            (state.isWorking, state.message, state.fields) = (true, nil, [:])
            return .load(id: "change") { [plant] () async throws(APIError) in
                guard let id else { return try await plant.add(content) }
                return try await plant.correct(ReadingCorrection(id: id, content: content))
            } send: {
                .changed($0)
            }
        } catch {
            state.fields = error.fields
            return .none
        }
    }

    private func remove(_ state: inout State) -> Effect<Action> {
        guard !state.isWorking, let id = state.removing, let book = state.book.value else { return .none }
        (state.isWorking, state.message) = (true, nil)
        return .load(id: "change") { [plant] () async throws(APIError) in
            try await plant.remove(ReadingRemoval(id: id, version: book.version))
        } send: {
            .changed($0)
        }
    }

    /// Returns the messages by the names of the form's fields, which a correction holds one level deeper.
    private static func fields(of error: APIError) -> [String: String] {
        let prefix = "content."
        return Dictionary(error.fields.map { ($0.hasPrefix(prefix) ? String($0.dropFirst(prefix.count)) : $0, $1) }) { first, _ in first }
    }
}
