#if DEBUG
import Core
import Foundation
import LocationAPI

/// Areas without a server, for tests and previews.
struct FakeAreaService: AreaService {
    /// The versions of every area, newest first.
    var versions = [ServiceAreaVersion.sample]
    /// The outcome of every preview.
    var preview: Result<AreaPreview, APIError> = .success(.sample)
    /// The error of every change; nil if they succeed.
    var error: APIError?

    func all() async throws(APIError) -> [ServiceAreaVersion] { versions }

    func versions(of id: Int) async throws(APIError) -> [ServiceAreaVersion] { versions }

    func create(_ area: NewServiceArea) async throws(APIError) -> ServiceAreaVersion {
        if let error { throw error }
        return version(ServiceArea(id: 7, name: area.name, ring: area.ring, center: area.shape.center), 1, true)
    }

    func change(_ change: ServiceAreaChange) async throws(APIError) -> ServiceAreaVersion {
        if let error { throw error }
        let area = ServiceArea(id: change.id, name: change.name, ring: change.ring, holes: change.holes ?? [], center: change.shape.center)
        return version(area, change.version + 1, change.active ?? true)
    }

    func preview(_ request: AreaPreviewRequest) async throws(APIError) -> AreaPreview { try preview.get() }

    private func version(_ area: ServiceArea, _ number: Int, _ isActive: Bool) -> ServiceAreaVersion {
        ServiceAreaVersion(area: area, version: number, active: isActive, validFrom: Date(timeIntervalSince1970: 1_760_000_000), validUntil: nil)
    }
}

extension ServiceAreaVersion {
    /// A version for tests and previews.
    static let sample = ServiceAreaVersion(
        area: ServiceArea.defaultAreas[3], version: 2, active: true, validFrom: Date(timeIntervalSince1970: 1_760_000_000), validUntil: nil)
}

extension AreaPreview {
    /// A preview for tests and previews.
    static let sample = AreaPreview(
        changes: [
            AddressChange(
                orderId: 12, address: "100 Spectrum Center Dr, Irvine 92618", coordinate: ServiceArea.defaultAreas[0].center, from: "Irvine", to: nil)
        ], checked: 40)
}
#endif
