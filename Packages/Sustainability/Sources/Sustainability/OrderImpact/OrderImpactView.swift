import Core
import CoreUI
import SustainabilityAPI
import Theme
import UI

/// The page of an order: what it saved, and how each number is computed.
struct OrderImpactView: View {
    let store: ScopedStore<OrderImpactFeature>

    private var title: String { store.state.id.map(Strings.order) ?? Strings.impact }

    var body: some View {
        PageColumn {
            PageHeader(title, subtitle: Strings.orderSubtitle, back: BackButton(Strings.impact, identifier: "impact.back") { store.send(.backTapped) })
            ViewStateView(store.state.detail, loading: .page, retry: { store.send(.retryTapped) }) { content($0) }
        }
        .navigationTitle(title)
    }

    @ViewBuilder
    private func content(_ detail: OrderImpactDetail) -> some View {
        if detail.impact.savings.isAnyNegative { NoticeBanner(Strings.negativeNotice, tone: .warning) }
        SplitColumns {
            ForEach(Measure.allCases, id: \.self) { NumberCard(measure: $0, detail: detail) }
        } side: {
            InputsCard(impact: detail.impact)
            EquivalentsCard(savings: detail.impact.savings)
            MethodCard(method: detail.method)
        }
    }
}

/// A number with its range in words, and how it is computed.
struct NumberCard: View {
    let measure: Measure
    let detail: OrderImpactDetail

    @Environment(\.theme) private var theme

    private var saving: Saving { measure.saving(in: detail.impact.savings) }

    var body: some View {
        SectionCard(Strings.measure(measure)) {
            Pill(SavingFormat.value(saving), tone: saving.value < 0 ? .warning : .success)
        } content: {
            Text([SavingFormat.words(saving), SavingFormat.range(saving)].compactMap(\.self).joined(separator: " · "))
                .foregroundStyle(theme.colors.secondaryText)
            DisclosureCard(Strings.howComputed(Strings.measure(measure))) {
                VStack(alignment: .leading, spacing: theme.spacing.md) {
                    ForEach(Computation(of: measure, detail).lines, id: \.name) { line in
                        VStack(alignment: .leading, spacing: theme.spacing.xs) {
                            Text(line.name).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
                            Text(line.formula).font(theme.fonts.body).foregroundStyle(theme.colors.text)
                            Text("= \(line.result)").font(theme.fonts.subheadline).foregroundStyle(theme.colors.text)
                        }
                    }
                    Text(hint).font(theme.fonts.caption).foregroundStyle(theme.colors.secondaryText)
                }
            }
            .accessibilityIdentifier("impact.computation.\(measure.rawValue)")
        }
        .accessibilityIdentifier("impact.number.\(measure.rawValue)")
    }

    private var hint: String {
        switch measure {
        case .water, .energy: detail.method.figures.plantPeriods == 0 ? Strings.computationAssumed : Strings.computationMetered
        case .co2: detail.impact.distances.drivenKilometers == nil ? Strings.computationEstimate : Strings.computationMeasured
        case .time: Strings.computationTime
        }
    }
}

/// The facts of the order that its numbers are computed from.
struct InputsCard: View {
    let impact: OrderImpact

    var body: some View {
        SectionCard(Strings.inputs) {
            ListRow(DateFormat.day(impact.deliveredAt), subtitle: Strings.inputDelivered, symbol: AppSymbols.clockName)
            ListRow(
                WeightFormat.format(kilograms: impact.kilograms), subtitle: impact.isWeightEstimated ? Strings.inputWeightEstimated : Strings.inputWeight,
                symbol: AppSymbols.washerName)
            if let driven = impact.distances.drivenKilometers {
                ListRow(kilometers(driven), subtitle: Strings.inputDriven, symbol: AppSymbols.truckName)
                ListRow(kilometers(impact.distances.estimatedKilometers), subtitle: Strings.inputFormerEstimate, symbol: AppSymbols.locationName)
            } else {
                ListRow(kilometers(impact.distances.estimatedKilometers), subtitle: Strings.inputEstimate, symbol: AppSymbols.locationName)
            }
            if impact.distances.avoidedKilometers != 0 {
                ListRow(kilometers(impact.distances.avoidedKilometers), subtitle: Strings.inputAvoided, symbol: AppSymbols.bagName)
                if impact.distances.detourKilometers != 0 {
                    ListRow(kilometers(impact.distances.detourKilometers), subtitle: Strings.inputDetour, symbol: AppSymbols.bagName)
                }
            }
        }
        .accessibilityIdentifier("impact.inputs")
    }

    private func kilometers(_ number: Double) -> String { "\(SavingFormat.exact(number)) km" }
}
