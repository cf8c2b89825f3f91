import unittest

from passwords.__main__ import OUTPUT
from passwords.hashes import ALPHABET, entries, entry, swift
from passwords.sources import OWN, words_alone, zxcvbn_passwords


class HashTests(unittest.TestCase):
    def test_entries_are_sorted_by_their_bytes(self):
        self.assertEqual(ALPHABET, "".join(sorted(ALPHABET)))
        found = entries(f"password{number}" for number in range(1000))
        self.assertEqual(found, sorted(found))
        self.assertEqual(len(found), 1000)

    def test_only_what_the_rules_for_length_let_through_is_kept_once_in_any_case(self):
        self.assertEqual(entries(["short", "PASSWORD", "password", "contraseña", "x" * 129]), [entry("password")])

    def test_the_first_36_bits_are_written(self):
        # SHA-256 of "password" begins with 5e884898 d.
        self.assertEqual(sum(ALPHABET.index(letter) << 6 * place for place, letter in enumerate(reversed(entry("password")))), 0x5E884898D)

    def test_the_written_list_is_what_the_generator_writes_and_holds_our_own_passwords(self):
        text = OUTPUT.read_text()
        body = "".join(text.split('"""\n')[1].split())
        found = [body[start:start + 6] for start in range(0, len(body), 6)]
        self.assertEqual(found, sorted(set(found)))
        self.assertGreater(len(found), 100_000)
        self.assertEqual({entry(word) for word in OWN.read_text().split()} - set(found), set())
        sources = [line[5:] for line in text.splitlines()[:10] if line.startswith("// - ")]
        self.assertEqual(swift(found, sources), text)


class SourceTests(unittest.TestCase):
    def test_passwords_are_read_from_a_module_without_running_it(self):
        module = 'L = {"passwords": "123456,password".split(","), "surnames": "smith".split(",")}\nraise SystemExit("it ran")\n'
        self.assertEqual(zxcvbn_passwords(module), ["123456", "password"])

    def test_genitives_are_left_out(self):
        self.assertEqual(words_alone("kettle\nkettle's\n"), ["kettle"])
