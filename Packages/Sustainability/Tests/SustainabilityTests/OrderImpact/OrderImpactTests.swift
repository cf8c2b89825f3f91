import Core
import CoreTesting
import CoreUI
import SustainabilityAPI
import Testing
import UI

@testable import Sustainability

struct OrderImpactTests {
    private func feature(_ detail: Result<OrderImpactDetail, APIError> = .success(.sample)) -> OrderImpactFeature {
        OrderImpactFeature(sustainability: FakeSustainabilityService(detail: detail))
    }

    @Test func `an order is loaded when it is opened, and forgotten when it is left`() async {
        let store = TestStore(screen: feature(), initial: OrderImpactFeature.State())
        await store.send(.retryTapped)
        await store.send(.opened(12)) { ($0.id, $0.detail) = (12, .loading) }
        await store.receive(.loaded(.success(.sample))) { $0.detail = .loaded(.sample) }
        await store.send(.backTapped)
        await store.receive(event: .open(SustainabilityLink.impact.place))
        await store.send(.opened(nil)) { $0 = OrderImpactFeature.State() }
        await store.finish()
    }

    @Test func `an order that can't be loaded says why, and is asked for again`() async {
        let store = TestStore(screen: feature(.failure(.notFound())), initial: OrderImpactFeature.State())
        await store.send(.opened(9)) { ($0.id, $0.detail) = (9, .loading) }
        await store.receive(.loaded(.failure(.notFound()))) { $0.detail = .failed(APIError.notFound().message) }
        await store.send(.retryTapped) { $0.detail = .loading }
        await store.receive(.loaded(.failure(.notFound()))) { $0.detail = .failed(APIError.notFound().message) }
        await store.finish()
    }

    @Test func `each number is computed with the order's own inputs`() {
        func lines(_ measure: Measure, _ detail: OrderImpactDetail = .sample) -> [String] {
            Computation(of: measure, detail).lines.map { "\($0.formula) = \($0.result)" }
        }
        #expect(
            lines(.water) == [
                "10 kg × (22.7 − 12.5) L/kg = 102 L", "10 kg × (14.8 − 12.5) L/kg = 23 L", "10 kg × (22.7 − 12.5) L/kg = 102 L",
            ])
        #expect(lines(.energy).first == "10 kg × (1.03 − 0.55) kWh/kg = 4.8 kWh")
        #expect(lines(.co2).first == "10 kg × (1.03 − 0.55) kWh/kg × 0.2256 kg/kWh − 16 km × 0.25 kg/km = -2.917 kg CO₂")
        #expect(lines(.time) == ["2 × 75 min = 150 min"])
        let bundled = OrderImpactDetail(impact: .bundled, method: .metered)
        #expect(lines(.co2, bundled).first?.contains("− (3 − 6 + 0.5) km × 0.25 kg/km") == true)
        // From the best machine at home and the worst period of the plant to the other ends.
        #expect(lines(.water, bundled).map { $0.prefix(27) } == ["8.4 kg × (22.7 − 12) L/kg =", "8.4 kg × (14.8 − 13.5) L/kg", "8.4 kg × (22.7 − 11.2) L/kg"])
    }

    @Test func `the page names the inputs, the method and the sources`() {
        func html(_ detail: OrderImpactDetail) -> String {
            let store = ScopedStore<OrderImpactFeature>(state: OrderImpactFeature.State(id: 12, detail: .loaded(detail)))
            return String(decoding: Renderer.render(OrderImpactView(store: store)).html, as: UTF8.self)
        }
        let page = html(.sample)
        for text in [
            Strings.howComputed(Strings.water), Strings.inputEstimate, "16 km", "Method 1", "ENERGY STAR", "The distance is an estimate.",
            Strings.negativeNotice,
        ] {
            #expect(page.contains(text))
        }
        let measured = html(OrderImpactDetail(impact: .bundled, method: .metered))
        for text in [Strings.inputDriven, Strings.inputFormerEstimate, Strings.inputAvoided, Strings.inputDetour, "The distance was measured."] {
            #expect(measured.contains(text))
        }
    }
}
