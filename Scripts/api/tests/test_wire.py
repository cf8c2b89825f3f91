import json
import unittest

from api.wire import wire_breaks

PATH = "Packages/Orders/Wire/Order.json"
ORDER = {"id": 1, "paid": True, "note": None, "stops": [{"eta": "12:00", "gate": 2.5}]}


class WireTests(unittest.TestCase):
    def assert_breaks(self, after, *messages):
        found = wire_breaks({PATH: json.dumps(ORDER)}, {PATH: json.dumps(after)} if after is not None else {})
        self.assertEqual([item.message for item in found], list(messages))
        return found

    def test_other_values_more_keys_and_more_elements_are_no_breaks(self):
        self.assert_breaks({"id": 2.5, "paid": False, "note": "b", "stops": [{"eta": "1", "gate": 3}, {}], "more": 1})
        self.assert_breaks(ORDER | {"stops": []})

    def test_a_removed_key_is_a_break_wherever_it_was(self):
        found = self.assert_breaks({"id": 1, "note": None, "stops": [{"gate": 2.5}]}, "Key Order.paid has been removed", "Key Order.stops.eta has been removed")
        self.assertEqual((found[0].package, found[0].symbol), ("Orders", "Order.paid"))

    def test_a_key_of_another_kind_is_a_break(self):
        self.assert_breaks(ORDER | {"id": "1", "paid": 1}, "Key Order.id has changed from number to string", "Key Order.paid has changed from boolean to number")

    def test_a_type_that_is_gone_is_a_break(self):
        found = self.assert_breaks(None, "Type Order has been removed")
        self.assertTrue(found[0].is_named_in("- Removed: `Order` from the API."))
