import Core
import FleetAPI
import Foundation
import Testing

@testable import FleetServer

struct WireTests {
    private func json(_ value: some Encodable) throws -> String { String(decoding: try WireJSON.encoder().encode(value), as: UTF8.self) }

    @Test func `a job on the wire`() throws {
        let golden =
            #"{"area":"Irvine","bags":2,"boostCents":200,"currency":"USD","customerId":null,"distanceMeters":8585,"durationSeconds":1565,"#
            + #""expiresAt":"2026-01-01T12:00:40.000Z","id":3,"kind":"pickup","orderId":12,"payCents":1216,"route":[[-117.74,33.65],"#
            + #"[-117.8265,33.6846]],"status":"offered","stops":[{"address":"Irvine","bags":null,"id":5,"items":null,"kind":"pickup","latitude":33.65,"#
            + #""longitude":-117.74,"name":null,"note":null,"orderId":12,"place":"customer","proofs":null,"status":"pending","window":null},"#
            + #"{"address":"Tumble plant, Irvine","bags":null,"id":6,"items":null,"kind":"dropoff","latitude":33.6846,"longitude":-117.8265,"name":null,"note":null,"#
            + #""orderId":12,"place":"plant","proofs":null,"status":"pending","window":null}]}"#
        #expect(try json(Job.sample) == golden)
        #expect(try WireJSON.decoder().decode(Job.self, from: Data(golden.utf8)) == .sample)
    }

    @Test func `a driver's status on the wire`() throws {
        #expect(
            try json(DriverStatus(online: false))
                == #"{"activeJobId":null,"currency":"USD","earnedTodayCents":0,"finishedToday":0,"offlineReason":null,"onBreak":false,"online":false,"since":null,"unanswered":0,"vehicle":null}"#
        )
    }

    @Test func `the dashboard on the wire`() throws {
        #expect(
            try json(DashboardSummary.sample)
                == #"{"activeOrders":9,"activeTrips":3,"completedToday":14,"lateOrders":1,"onlineDrivers":5,"unassignedOrders":2}"#)
    }

    @Test func `a dispatcher's driver and trip on the wire`() throws {
        #expect(
            try json(DispatchDriver(id: 5, name: "Dan", online: false))
                == #"{"activeJobId":null,"id":5,"name":"Dan","onBreak":false,"online":false,"position":null,"since":null,"unanswered":0}"#)
        let trip = Trip(
            id: 3, orderID: 12, kind: .delivery, status: .offered, driverID: nil, driverName: nil, area: "Irvine", bags: 1, nextStop: nil,
            acceptedAt: nil)
        #expect(
            try json(trip)
                == #"{"acceptedAt":null,"area":"Irvine","bags":1,"driverId":null,"driverName":null,"id":3,"kind":"delivery","nextStop":null,"#
                + #""orderId":12,"status":"offered","stops":[]}"#)
    }

    @Test func `requests as clients send them`() throws {
        let response = try WireJSON.decoder().decode(OfferResponse.self, from: Data(#"{"jobId":123,"accepted":true}"#.utf8))
        #expect(response == OfferResponse(jobID: 123, accepted: true))
        let assignment = try WireJSON.decoder().decode(DriverAssignment.self, from: Data(#"{"id":12,"driverId":5}"#.utf8))
        #expect(assignment == DriverAssignment(id: 12, driverID: 5))
        let match = try WireJSON.decoder().decode(MatchRequest.self, from: Data(#"{"orderIds":[12],"apply":true}"#.utf8))
        #expect(match == MatchRequest(orderIDs: [12], apply: true))
        let online = try WireJSON.decoder().decode(DriverStatusUpdate.self, from: Data(#"{"online":true}"#.utf8))
        #expect(online == DriverStatusUpdate(online: true))
        let update = try WireJSON.decoder().decode(StopUpdate.self, from: Data(#"{"id":5,"status":"enRoute"}"#.utf8))
        #expect(update == StopUpdate(id: 5, status: .enRoute))
    }

    @Test func `changes of the board and jobs of nobody name what there isn't as null`() throws {
        let update = FleetChannel.Update(job: nil, order: nil, sequence: 4)
        #expect(try WireJSON.encoder().text(update) == #"{"job":null,"order":null,"sequence":4}"#)
        let changed = JobChanged(job: 3, order: 12, status: .offered, driver: nil)
        #expect(try WireJSON.encoder().text(changed) == #"{"driver":null,"job":3,"order":12,"status":"offered"}"#)
    }

    @Test func `an event of a driver says why the server put them offline`() throws {
        let changed = DriverChanged(driver: 5, online: false, reason: .unanswered)
        #expect(try json(changed) == #"{"driver":5,"onBreak":false,"online":false,"reason":"unanswered"}"#)
        #expect(try WireJSON.decoder().decode(DriverChanged.self, from: Data(#"{"driver":5,"online":true}"#.utf8)).reason == nil)
    }
}
