import Core
import SustainabilityAPI

/// The savings of all orders, for administrators.
struct ReportFeature: Screen {
    struct State: Sendable, Equatable {
        /// The report.
        var report: ViewState<ImpactReport> = .idle
        /// The measure that the chart shows.
        var measure = Measure.water
        /// True while a table is being loaded.
        var isExporting = false
        /// The reason why there is no table.
        var message: String?
        /// The table that the browser is to save as a file.
        var table: ImpactTable?
    }

    enum Action: Sendable, Equatable {
        /// The page appeared, or was asked for again.
        case appeared
        case loaded(Result<ImpactReport, APIError>)
        case measureTapped(Measure)
        case exportTapped
        case exported(Result<ImpactTable, APIError>)
        /// The browser has saved the file.
        case saved
    }

    let plant: any PlantService

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            state.report.beginLoading()
            return .load(id: "report", plant.report) { .loaded($0) }
        case .loaded(let result): state.report.finish(result)
        case .measureTapped(let measure): state.measure = measure
        case .exportTapped:
            guard !state.isExporting else { return .none }
            (state.isExporting, state.message) = (true, nil)
            return .load(id: "export", plant.exportReport) { .exported($0) }
        case .exported(.success(let table)): (state.isExporting, state.message, state.table) = (false, nil, table)
        case .exported(.failure(let error)): (state.isExporting, state.message) = (false, error.message)
        case .saved: state.table = nil
        }
        return .none
    }
}
