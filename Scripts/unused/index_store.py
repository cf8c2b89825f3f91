"""Reads the index that the compiler writes during a build, with the toolchain's libIndexStore."""

import ctypes
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

# Bits of the roles of occurrences and relations.
DEFINITION, REFERENCE, OVERRIDE = 1 << 1, 1 << 2, 1 << 11
# The kind of a dependency of a unit that names what was recorded of a file.
RECORD = 2


class Text(ctypes.Structure):
    _fields_ = (("data", ctypes.c_void_p), ("length", ctypes.c_size_t))

    def __str__(self) -> str:
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


TEXT_VISITOR = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)
VISITOR = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
POINTER_TO_POINTER = ctypes.POINTER(ctypes.c_void_p)

# Results and arguments of the functions used, without the prefix `indexstore_`.
FUNCTIONS = {
    "store_create": (ctypes.c_void_p, [ctypes.c_char_p, POINTER_TO_POINTER]),
    "store_dispose": (None, [ctypes.c_void_p]),
    "store_units_apply_f": (ctypes.c_bool, [ctypes.c_void_p, ctypes.c_uint, ctypes.c_void_p, TEXT_VISITOR]),
    "unit_reader_create": (ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p, POINTER_TO_POINTER]),
    "unit_reader_dispose": (None, [ctypes.c_void_p]),
    "unit_reader_get_main_file": (Text, [ctypes.c_void_p]),
    "unit_reader_get_modification_time": (None, [ctypes.c_void_p, ctypes.POINTER(ctypes.c_int64), ctypes.POINTER(ctypes.c_int64)]),
    "unit_reader_dependencies_apply_f": (ctypes.c_bool, [ctypes.c_void_p, ctypes.c_void_p, VISITOR]),
    "unit_dependency_get_kind": (ctypes.c_int, [ctypes.c_void_p]),
    "unit_dependency_get_name": (Text, [ctypes.c_void_p]),
    "unit_dependency_get_filepath": (Text, [ctypes.c_void_p]),
    "record_reader_create": (ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p, POINTER_TO_POINTER]),
    "record_reader_dispose": (None, [ctypes.c_void_p]),
    "record_reader_occurrences_apply_f": (ctypes.c_bool, [ctypes.c_void_p, ctypes.c_void_p, VISITOR]),
    "occurrence_get_symbol": (ctypes.c_void_p, [ctypes.c_void_p]),
    "occurrence_get_roles": (ctypes.c_uint64, [ctypes.c_void_p]),
    "occurrence_get_line_col": (None, [ctypes.c_void_p, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint)]),
    "occurrence_relations_apply_f": (ctypes.c_bool, [ctypes.c_void_p, ctypes.c_void_p, VISITOR]),
    "symbol_relation_get_roles": (ctypes.c_uint64, [ctypes.c_void_p]),
    "symbol_relation_get_symbol": (ctypes.c_void_p, [ctypes.c_void_p]),
    "symbol_get_usr": (Text, [ctypes.c_void_p]),
    "symbol_get_name": (Text, [ctypes.c_void_p]),
    "symbol_get_kind": (ctypes.c_int, [ctypes.c_void_p]),
}


@dataclass(frozen=True)
class Occurrence:
    """An occurrence of a symbol in a file."""

    usr: str
    name: str
    line: int
    roles: int
    kind: int
    # The symbols that it is related to, with the roles of the relation.
    relations: tuple[tuple[str, int], ...]


class IndexStore:
    def __init__(self, folder: Path):
        toolchain = Path(shutil.which("swift") or "").resolve().parent.parent
        library = ctypes.CDLL(str(toolchain / "lib/libIndexStore.so"))
        for name, (result, arguments) in FUNCTIONS.items():
            function = getattr(library, f"indexstore_{name}")
            function.restype, function.argtypes = result, arguments
            setattr(self, f"_{name}", function)
        self._store = self._store_create(str(folder).encode(), None)
        if not self._store:
            raise SystemExit(f"There is no index in {folder}. To fix, run make build")

    def files(self) -> dict[str, str]:
        """The name of the newest record of each indexed file that still exists, by the file's path."""
        newest: dict[str, tuple[int, str]] = {}
        for unit in self._units():
            reader = self._unit_reader_create(self._store, unit.encode(), None)
            if not reader:
                continue
            file = str(self._unit_reader_get_main_file(reader))
            seconds, nanoseconds = ctypes.c_int64(), ctypes.c_int64()
            self._unit_reader_get_modification_time(reader, seconds, nanoseconds)
            written = seconds.value * 1_000_000_000 + nanoseconds.value
            if Path(file).exists() and written >= newest.get(file, (0, ""))[0]:
                for record in self._records(reader, file):
                    newest[file] = (written, record)
            self._unit_reader_dispose(reader)
        return {file: record for file, (_, record) in newest.items()}

    def occurrences(self, record: str) -> Iterator[Occurrence]:
        reader = self._record_reader_create(self._store, record.encode(), None)
        if not reader:
            return
        found: list[Occurrence] = []

        def visit(_, occurrence):
            found.append(self._occurrence(occurrence))
            return True

        self._record_reader_occurrences_apply_f(reader, None, VISITOR(visit))
        self._record_reader_dispose(reader)
        yield from found

    def _units(self) -> list[str]:
        names: list[str] = []
        self._store_units_apply_f(self._store, 1, None, TEXT_VISITOR(lambda _, name: names.append(str(name)) or True))
        return names

    def _records(self, reader: int, file: str) -> list[str]:
        names: list[str] = []

        def visit(_, dependency):
            if self._unit_dependency_get_kind(dependency) == RECORD and str(self._unit_dependency_get_filepath(dependency)) == file:
                names.append(str(self._unit_dependency_get_name(dependency)))
            return True

        self._unit_reader_dependencies_apply_f(reader, None, VISITOR(visit))
        return names

    def _occurrence(self, occurrence: int) -> Occurrence:
        symbol = self._occurrence_get_symbol(occurrence)
        line, column = ctypes.c_uint(), ctypes.c_uint()
        self._occurrence_get_line_col(occurrence, line, column)
        relations: list[tuple[str, int]] = []

        def visit(_, relation):
            relations.append((str(self._symbol_get_usr(self._symbol_relation_get_symbol(relation))), self._symbol_relation_get_roles(relation)))
            return True

        self._occurrence_relations_apply_f(occurrence, None, VISITOR(visit))
        return Occurrence(
            str(self._symbol_get_usr(symbol)), str(self._symbol_get_name(symbol)), line.value, self._occurrence_get_roles(occurrence),
            self._symbol_get_kind(symbol), tuple(relations))
