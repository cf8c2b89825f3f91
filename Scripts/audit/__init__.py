"""The product's dependencies: one list of them with their versions and reasons, their licenses, and the bill of materials made from both."""
