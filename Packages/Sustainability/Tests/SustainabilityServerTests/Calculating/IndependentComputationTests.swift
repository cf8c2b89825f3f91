import Foundation
import SustainabilityAPI
import Testing

@testable import SustainabilityServer

/// Compares the method with an independent computation: `Tests/Independent/impact.py` computes with exact fractions from the formula as it is documented.
struct IndependentComputationTests {
    private static let count = 100_000

    @Test(.timeLimit(.minutes(5))) func `100,000 random orders have the figures that an independent computation has`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "impact-\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(Self.lines(seed: 2026).utf8).write(to: file)
        let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Independent/impact.py").standardizedFileURL
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-B", script.path, file.path]
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let data = try output.fileHandleForReading.readToEnd()
        process.waitUntilExit()
        let text = String(decoding: data ?? Data(), as: UTF8.self)
        #expect(process.terminationStatus == 0, "\(text)")
        #expect(text.contains("\(Self.count) orders agree"))
    }

    /// Returns a line for each order: the method's figures, the inputs, and the savings in thousandths.
    private static func lines(seed: UInt64) -> String {
        var random = SplitMix(state: seed)
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        var lines = ""
        for _ in 0..<count {
            var method = SustainabilityMethod()
            if number(0...3) > 0 {
                let (waters, energies) = ((0..<3).map { _ in number(0...40_000) }.sorted(), (0..<3).map { _ in number(0...3_000) }.sorted())
                method.standardHome = .init(water: number(0...40_000), energy: number(0...3_000))
                method.efficientHome = .init(water: number(0...40_000), energy: number(0...3_000))
                method.plant = .init(
                    value: .init(water: waters[1], energy: energies[1]), low: .init(water: waters[0], energy: energies[0]),
                    high: .init(water: waters[2], energy: energies[2]), periods: 1)
                (method.grid, method.vehicle, method.minutesPerLoad) = (number(0...1_200_000), number(0...900_000), number(0...180_000))
            }
            let hasShopping = number(0...2) == 0
            let inputs = ImpactInputs(
                grams: number(0...60_000), bags: number(1...20), meters: number(0...120_000), avoidedMeters: hasShopping ? number(0...12_000) : 0,
                detourMeters: hasShopping ? number(0...5_000) : 0)
            let (home, efficient, plant) = (method.standardHome, method.efficientHome, method.plant)
            let figures = [
                home.water, home.energy, efficient.water, efficient.energy, plant.value.water, plant.value.energy, plant.low.water, plant.low.energy,
                plant.high.water, plant.high.energy, method.grid, method.vehicle, method.minutesPerLoad,
            ]
            let facts = [inputs.grams, inputs.bags, inputs.meters, inputs.avoidedMeters, inputs.detourMeters]
            let savings = method.savings(inputs)
            let results = [savings.water, savings.energy, savings.co2, savings.time].flatMap { [$0.value, $0.low, $0.high] }.map(\.thousandths)
            lines += (figures + facts + results).map(String.init).joined(separator: " ") + "\n"
        }
        return lines
    }
}
