"""Computes what orders saved from the formula as README.md states it, with exact fractions, and compares that with a file of computed lines.

Each line holds whole numbers: the method's figures (milliliters and watt hours per kilogram at home, on an efficient machine, at the plant with its range;
milligrams of CO2 per kilowatt hour and per kilometer; thousandths of minutes per bag), the order's facts (grams, bags, meters driven, avoided, and of the detour),
and value, low and high of water, energy, CO2 and time in thousandths.
"""

import sys
from fractions import Fraction
from itertools import product


def rounded(amount: Fraction) -> int:
    """Thousandths of an amount, half away from zero."""
    thousandths = abs(amount) * 1000
    whole = thousandths.numerator // thousandths.denominator
    if thousandths - whole >= Fraction(1, 2):
        whole += 1
    return whole if amount >= 0 else -whole


def expected(numbers: list[int]) -> list[int]:
    home_water, home_energy, efficient_water, efficient_energy = (Fraction(number, 1000) for number in numbers[0:4])
    water, energy, least_water, least_energy, most_water, most_energy = (Fraction(number, 1000) for number in numbers[4:10])
    grid, vehicle, minutes = Fraction(numbers[10], 10**6), Fraction(numbers[11], 10**6), Fraction(numbers[12], 1000)
    kilograms, bags = Fraction(numbers[13], 1000), numbers[14]
    driven, avoided, detour = (Fraction(number, 1000) for number in numbers[15:18])
    delivery = (driven - (avoided - detour)) * vehicle

    def ranged(value: Fraction, others: list[Fraction]) -> list[int]:
        return [rounded(value), rounded(min([value, *others])), rounded(max([value, *others]))]

    waters = [kilograms * (home - plant) for home, plant in product((home_water, efficient_water), (water, least_water, most_water))]
    energies = [kilograms * (home - plant) for home, plant in product((home_energy, efficient_energy), (energy, least_energy, most_energy))]
    gases = [saved * grid - delivery for saved in energies]
    time = rounded(bags * minutes)
    return (
        ranged(kilograms * (home_water - water), waters)
        + ranged(kilograms * (home_energy - energy), energies)
        + ranged(kilograms * (home_energy - energy) * grid - delivery, gases)
        + [time, time, time]
    )


def main(path: str) -> int:
    count = 0
    with open(path) as file:
        for line in file:
            numbers = [int(text) for text in line.split()]
            figures, results = numbers[:18], numbers[18:]
            if results != expected(figures):
                print(f"line {count + 1}: {line.strip()}\nexpected {expected(figures)}")
                return 1
            for value, low, high in zip(results[0::3], results[1::3], results[2::3]):
                if not low <= value <= high:
                    print(f"line {count + 1}: {value} is not between {low} and {high}")
                    return 1
            count += 1
    print(f"{count} orders agree")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
