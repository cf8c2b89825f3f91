import Core
import Foundation
import OrdersAPI
import PaymentsAPI
import Theme

extension Strings {
    /// Names a wish for an item that the store doesn't have.
    static func wish(_ wish: RetailSubstitution) -> String {
        switch wish {
        case .similar: wishSimilar
        case .call: wishCall
        case .leaveOut: wishLeaveOut
        }
    }

    static func greeting(hour: Int, name: String?) -> String {
        let greeting = hour < 5 || hour >= 18 ? greetingEvening : hour < 12 ? greetingMorning : greetingAfternoon
        return name.map { greetingByName(greeting, name: $0) } ?? greeting
    }

    /// The name of a card, `Visa •••• 4242`.
    static func name(_ method: PaymentMethod) -> String {
        let brand = method.brandName ?? card
        return method.lastFour.isEmpty ? brand : "\(brand) •••• \(method.lastFour)"
    }

    static func weight(_ kilograms: Double) -> String { WeightFormat.format(kilograms: kilograms) }

    static func name(_ status: Status) -> String {
        switch status {
        case .scheduled: statusScheduled
        case .inProgress: statusInProgress
        case .delivered: statusDelivered
        case .canceled: statusCanceled
        }
    }

    static func name(_ status: BagReturn.Status) -> String {
        switch status {
        case .waiting: bagReturnWaiting
        case .assigned: bagReturnAssigned
        case .onTheWay: bagReturnOnTheWay
        case .arrived: bagReturnArrived
        case .returned: bagReturnReturned
        case .failed: bagReturnFailed
        }
    }

    static func name(_ detergent: LaundryPreferences.Detergent) -> String {
        switch detergent {
        case .regular: detergentRegular
        case .fragranceFree: detergentFragranceFree
        case .hypoallergenic: detergentHypoallergenic
        }
    }

    static func name(_ temperature: LaundryPreferences.Temperature) -> String {
        switch temperature {
        case .cold: temperatureCold
        case .warm: temperatureWarm
        case .hot: temperatureHot
        }
    }

    static func name(_ role: ActorRole) -> String {
        switch role {
        case .system: system
        case .customer: roleCustomer
        case .driver: roleDriver
        case .dispatcher: roleDispatcher
        }
    }

    static func summary(of wash: LaundryPreferences) -> String {
        washSummary(name(wash.detergent), water: name(wash.temperature), folding: name(wash.folding))
    }

    static func name(_ folding: LaundryPreferences.Folding) -> String {
        switch folding {
        case .folded: foldingFolded
        case .hung: foldingHung
        }
    }

    static func name(_ column: PlantColumn) -> String {
        switch column {
        case .arriving: plantArriving
        case .facility: plantFacility
        case .washing: plantWashing
        case .ready: plantReady
        }
    }

    static func name(_ segment: ActivitySegment) -> String {
        switch segment {
        case .inProgress: segmentInProgress
        case .canceled: statusCanceled
        case .scheduled: segmentScheduled
        case .completed: segmentCompleted
        }
    }

    static func name(_ group: StageGroup) -> String {
        switch group {
        case .incoming: groupIncoming
        case .pickup: groupPickup
        case .plant: groupPlant
        case .delivery: groupDelivery
        }
    }

    static func name(_ filter: BoardFilter) -> String {
        switch filter {
        case .active: filterActive
        case .delivered: name(Status.delivered)
        case .canceled: name(Status.canceled)
        }
    }

    static func name(_ milestone: Milestone) -> String {
        switch milestone {
        case .pickedUp: milestonePickedUp
        case .washed: milestoneWashed
        case .onTheWay: milestoneOnTheWay
        case .delivered: milestoneDelivered
        }
    }
}

extension Strings {
    static func name(_ stage: Stage) -> String {
        switch stage {
        case .draft: stageDraft
        case .placed: stagePlaced
        case .accepted: stageAccepted
        case .rejected: stageRejected
        case .pickupAssigned: stagePickupAssigned
        case .enRoutePickup: stageEnRoutePickup
        case .arrivedPickup: stageArrivedPickup
        case .pickedUp: stagePickedUp
        case .pickupFailed: stagePickupFailed
        case .atFacility: stageAtFacility
        case .weighed: stageWeighed
        case .processing: stageProcessing
        case .ready: stageReady
        case .deliveryAssigned: stageDeliveryAssigned
        case .outForDelivery: stageOutForDelivery
        case .arrivedDropoff: stageArrivedDropoff
        case .delivered: stageDelivered
        case .deliveryFailed: stageDeliveryFailed
        case .returning: stageReturning
        case .completed: stageCompleted
        case .canceled: stageCanceled
        }
    }

    /// Names how a step was proved; nil for a note, which is shown itself.
    static func name(proof: ProofKind) -> String? {
        switch proof {
        case .pin: provedByPIN
        case .photo: provedByPhoto
        case .note: nil
        }
    }

    static func name(reason: String) -> String {
        switch FailureReason(rawValue: reason) {
        case .notAtHome: failureNotAtHome
        case .noAccess: failureNoAccess
        case .wrongAddress: failureWrongAddress
        case .nothingToPickUp: failureNothingToPickUp
        case .refused: failureRefused
        case .unsafe: failureUnsafe
        case .damaged: failureDamaged
        case .lost: failureLost
        case .itemMissing: failureItemMissing
        case .overweight: failureOverweight
        case .weather: failureWeather
        case .vehicleBreakdown: failureVehicleBreakdown
        case .other: failureOther
        case nil: reason
        }
    }
}

// Prices.
extension Strings {
    static func name(_ standing: PriceBookVersion.Standing) -> String {
        switch standing {
        case .current: priceCurrent
        case .scheduled: statusScheduled
        case .past: pricePast
        case .withdrawn: priceWithdrawn
        }
    }

    static func name(_ amount: PriceAmount) -> String {
        switch amount {
        case .bag: priceBag
        case .kilogram: priceKilogram
        case .minimumWeight: priceMinimumWeight
        case .asap: priceAsap
        case .delivery: priceDelivery
        case .freeDeliveryOver: priceFreeDeliveryOver
        case .noShow: priceNoShow
        case .cancellation: priceCancellation
        case .tax: priceTax
        }
    }

    static func name(_ unit: AddOn.Unit) -> String {
        switch unit {
        case .bag: priceForBag
        case .order: priceForOrder
        }
    }

    static func name(_ preview: PricePreview) -> String {
        switch preview.order {
        case .oneBagNow: typicalOneNow
        case .oneBagScheduled: typicalOneScheduled
        case .twoBagsNow: typicalTwoNow
        case .threeBagsScheduled: typicalThreeScheduled
        case .eightBagsScheduled: typicalEightScheduled
        case .lightWeighed: typicalLight
        case .heavyWeighed: typicalHeavy
        case .shopping: typicalShopping
        case .shoppingElsewhere: preview.area.map { typicalShoppingIn($0) } ?? typicalShopping
        case .addOns: typicalAddOns
        }
    }

    /// The price of an add-on with what it is for.
    static func price(of addOn: AddOn) -> String { offerPrice(addOn.unitCents, addOn.unit) }

    /// The name of an add-on with its price and what that is for.
    static func offer(_ offer: AddOnOffer) -> String { extra(offer.name, price: offerPrice(offer.unitCents, offer.unit)) }

    private static func offerPrice(_ cents: Int, _ unit: AddOn.Unit) -> String {
        let price = MoneyFormat.format(cents: cents)
        return switch unit {
        case .bag: extraEachBag(price)
        case .order: price
        }
    }

    /// A difference of prices with its sign.
    static func difference(_ cents: Int) -> String {
        cents > 0 ? "+\(MoneyFormat.format(cents: cents))" : cents == 0 ? priceSame : MoneyFormat.format(cents: cents)
    }
}

// Recurring orders.
extension Strings {
    /// Returns how often and when, such as "Every 2 weeks, Thursday, 8:00 to 10:00 AM".
    static func rhythm(of order: RecurringOrder) -> String {
        recurringRhythm(everyWeeks(order.everyWeeks), day: name(order.weekday), times: times(order.start, order.end))
    }

    /// Returns what is fetched and where.
    static func contents(of order: RecurringOrder) -> String {
        let addOns = order.addOns?.map(\.name).joined(separator: ", ")
        return [bagCount(order.bags), addOns, order.address?.oneLine ?? savedAddress].compactMap(\.self).joined(separator: " · ")
    }

    /// Returns two times by the clock on the wall.
    static func times(_ start: TimeOfDay, _ end: TimeOfDay) -> String {
        // A day without a change of the clock.
        func date(_ time: TimeOfDay) -> Date { Date(timeIntervalSince1970: Double(time.minutes * 60)) }
        return DateFormat.arrival(date(start), date(end), at: date(start), in: .gmt)
    }

    static func name(_ weekday: Weekday) -> String {
        switch weekday {
        case .monday: weekdayMonday
        case .tuesday: weekdayTuesday
        case .wednesday: weekdayWednesday
        case .thursday: weekdayThursday
        case .friday: weekdayFriday
        case .saturday: weekdaySaturday
        case .sunday: weekdaySunday
        }
    }

    static func name(_ status: RecurringDate.Status) -> String {
        switch status {
        case .planned: datePlanned
        case .skipped: dateSkipped
        case .waiting: dateWaiting
        case .placed: datePlaced
        case .missed: dateMissed
        }
    }
}
