import Core
import CoreUI
import SustainabilityAPI
import Theme
import UI

/// The administrators' page of the plant's meters: the method that follows from them, the form of a reading, and all readings.
struct ReadingsView: View {
    let store: ScopedStore<ReadingsFeature>

    var body: some View {
        PageColumn {
            PageHeader(Strings.readings, subtitle: Strings.readingsSubtitle)
            if let message = store.state.message { NoticeBanner(message, tone: .danger).accessibilityIdentifier("readings.message") }
            ViewStateView(store.state.book, loading: .page, retry: { store.send(.appeared) }) { book in
                SplitColumns {
                    ReadingFormView(store: store)
                    ReadingList(store: store, book: book)
                } side: {
                    PlantUseCard(figures: book.method.figures)
                    MethodCard(method: book.method)
                }
            }
        }
        .navigationTitle(Strings.readings)
        .onAppear { store.send(.appeared) }
    }
}

/// The plant's use by which orders are computed now.
struct PlantUseCard: View {
    let figures: MethodFigures

    @Environment(\.theme) private var theme

    var body: some View {
        SectionCard(Strings.plantUse) {
            ListRow(text(figures.plantWater, Strings.perKilogramWater), subtitle: Strings.water, symbol: AppSymbols.dropletName)
            ListRow(text(figures.plantEnergy, Strings.perKilogramEnergy), subtitle: Strings.energy, symbol: AppSymbols.boltName)
            Text(figures.plantPeriods == 0 ? Strings.plantAssumed : Strings.plantMetered(figures.plantPeriods))
                .font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
        }
        .accessibilityIdentifier("readings.use")
    }

    private func text(_ use: MethodFigures.Use, _ perKilogram: (String) -> String) -> String {
        let value = perKilogram(SavingFormat.exact(use.value))
        guard use.low != use.high else { return value }
        return "\(value) (\(SavingFormat.exact(use.low)) – \(SavingFormat.exact(use.high)))"
    }
}

/// The form of a new reading, or of one that is corrected.
struct ReadingFormView: View {
    let store: ScopedStore<ReadingsFeature>

    private var form: ReadingForm { store.state.form }

    var body: some View {
        SectionCard(form.id == nil ? Strings.readingNew : Strings.readingCorrect(form.day)) {
            field(Strings.readingDay, form.day, "day", "day", hint: Strings.readingDayHint) { .day($0) }
            field(Strings.readingWater, form.water, "waterLiters", "water") { .water($0) }.keyboardType(.decimalPad)
            field(Strings.readingEnergy, form.energy, "energyWattHours", "energy") { .energy($0) }.keyboardType(.decimalPad)
            field(Strings.readingWashed, form.washed, "washedGrams", "washed", hint: Strings.readingWashedHint) { .washed($0) }.keyboardType(.decimalPad)
            Toggle(Strings.readingReplaced, isOn: store.binding(\.form.isMeterReplaced) { .edited(.meterReplaced($0)) })
                .accessibilityIdentifier("readings.replaced")
            PrimaryButton(
                form.id == nil ? Strings.readingAdd : Strings.readingSave, isBusy: store.state.isWorking, isDisabled: form.water.isEmpty
            ) { store.send(.saveTapped) }.accessibilityIdentifier("readings.save")
            if store.state.draft != nil {
                QuietButton(Strings.readingCancel) { store.send(.cancelTapped) }.accessibilityIdentifier("readings.cancel")
            }
        }
    }

    private func field(
        _ label: String, _ text: String, _ key: String, _ name: String, hint: String? = nil, _ edit: @escaping (String) -> ReadingEdit
    ) -> some View {
        TextFormField(
            label, text: Binding(get: { text }, set: { [send = store.sender] in send(.edited(edit($0))) }), hint: hint, message: store.state.fields[key],
            identifier: "readings.\(name)")
    }
}

/// All readings, newest first.
struct ReadingList: View {
    let store: ScopedStore<ReadingsFeature>
    let book: PlantBook

    @Environment(\.theme) private var theme

    var body: some View {
        if book.readings.isEmpty {
            EmptyStateView(symbol: AppSymbols.dropletName, title: Strings.noReadings, message: Strings.noReadingsHint)
        } else {
            SectionCard(Strings.readingsAll) {
                ForEach(book.readings, id: \.id) { row($0) }
            }
        }
    }

    private func row(_ reading: PlantReading) -> some View {
        VStack(alignment: .leading, spacing: theme.spacing.xs) {
            ListRow(reading.day, subtitle: facts(reading), symbol: AppSymbols.dropletName)
            if let use = reading.use {
                ChipRow {
                    Pill(Strings.perKilogramWater(SavingFormat.exact(Double(use.water) / 1_000)))
                    Pill(Strings.perKilogramEnergy(SavingFormat.exact(Double(use.energy) / 1_000)))
                }
            }
            if store.state.removing == reading.id {
                Text(Strings.readingRemoveHint).foregroundStyle(theme.colors.secondaryText)
                DestructiveButton(Strings.readingRemoveConfirm, isBusy: store.state.isWorking) { store.send(.removeConfirmed) }
                    .accessibilityIdentifier("readings.confirm")
                QuietButton(Strings.readingKeep) { store.send(.keepTapped) }.accessibilityIdentifier("readings.keep")
            } else {
                ChipRow {
                    QuietButton(Strings.readingCorrect(reading.day)) { [send = store.sender] in send(.correctTapped(reading.id)) }
                        .accessibilityIdentifier("readings.correct.\(reading.id)")
                    QuietButton(Strings.readingRemove(reading.day)) { [send = store.sender] in send(.removeTapped(reading.id)) }
                        .accessibilityIdentifier("readings.remove.\(reading.id)")
                }
            }
        }
        .accessibilityIdentifier("readings.reading.\(reading.id)")
    }

    private func facts(_ reading: PlantReading) -> String {
        var facts = [
            "\(SavingFormat.exact(Double(reading.waterLiters) / 1_000)) m³", "\(SavingFormat.exact(Double(reading.energyWattHours) / 1_000)) kWh",
        ]
        if let grams = reading.washedGrams {
            let kilograms = NumberFormat.format(Double(grams) / 1_000, decimals: 3)
            facts.append(reading.isFromOrders ? Strings.readingFromOrders(kilograms) : Strings.readingWashedFact(kilograms))
        }
        if reading.isMeterReplaced { facts.append(Strings.readingReplacedFact) }
        return facts.joined(separator: " · ")
    }
}
