import unittest

from against.figures import Figures, read, table

OUTPUT = """\
warning: a line of something else
http.order                    0.48 times    (0.47 to 0.52)        at most 0.5 times     holds
ui.first-page-size            51 kB         (51 to 51)            under 60 kB           holds
persistence.postgres-read-1   0.71          (0.69 to 0.74)        at least 0.7          holds
"""


class FiguresTests(unittest.TestCase):
    def test_lines_of_measures_are_read_with_their_units(self):
        figures = read(OUTPUT)
        self.assertEqual(figures, {"http.order": [0.48], "ui.first-page-size": [51.0], "persistence.postgres-read-1": [0.71]})
        self.assertEqual(figures.units["ui.first-page-size"], "kB")
        self.assertEqual(figures.units["persistence.postgres-read-1"], "")

    def test_a_line_shows_the_medians_and_the_ratio_of_rounds(self):
        ours, theirs = Figures(), Figures()
        for our, their in ((10, 20), (12, 20), (15, 20)):
            ours.add(read(f"ui.session-load  {our} %  (1 to 2)  under 40 %  holds"))
            theirs.add(read(f"ui.session-load  {their} %  (1 to 2)  under 40 %  holds"))
        self.assertEqual(table(ours, theirs).split(), "ui.session-load 20 -> 12 % 0.60 times (0.50 to 0.75)".split())

    def test_what_only_one_side_measures_isnt_compared(self):
        self.assertEqual(table(read(OUTPUT), Figures()), "")

    def test_the_right_sides_figures_count_where_both_have_a_measure(self):
        joined = read(OUTPUT) | read("http.order  2 times  (1 to 3)  at most 1 times  short")
        self.assertEqual(joined["http.order"], [2.0])
        self.assertEqual(joined["ui.first-page-size"], [51.0])


if __name__ == "__main__":
    unittest.main()
