import unittest
from xml.etree import ElementTree

from picture.layers import acyclic, direct, layers
from picture.svg import svg

NEEDS = {"App": {"Orders", "Core"}, "Orders": {"Theme", "Core"}, "Theme": {"Core"}, "Core": set(), "Mail": {"Core"}}


class PictureTests(unittest.TestCase):
    def test_a_package_lies_above_all_that_it_needs(self):
        self.assertEqual(layers(NEEDS), [["App"], ["Orders"], ["Mail", "Theme"], ["Core"]])

    def test_an_arrow_that_others_imply_is_left_out(self):
        self.assertEqual(direct(NEEDS), {("App", "Orders"), ("Orders", "Theme"), ("Theme", "Core"), ("Mail", "Core")})

    def test_packages_that_need_each_other_are_drawn_with_one_arrow(self):
        mutual = {"Chat": {"Core", "Orders"}, "Orders": {"Chat", "Core", "Retail"}, "Retail": {"Core", "Orders"}, "Core": set()}
        self.assertEqual(direct(acyclic(mutual)), {("Chat", "Orders"), ("Orders", "Retail"), ("Retail", "Core")})

    def test_the_picture_names_every_package_once(self):
        root = ElementTree.fromstring(svg(layers(NEEDS), direct(NEEDS)))
        texts = [element.text for element in root.iter("{http://www.w3.org/2000/svg}text")]
        self.assertEqual(sorted(texts), sorted(NEEDS))


if __name__ == "__main__":
    unittest.main()
