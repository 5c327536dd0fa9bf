"""Reading card files as a stream: MTGJSON's and Scryfall's, plain or packed, of any size.

`entries` yields what is in the file. Whatever is wrong with the file is one `DataError`.
"""

from __future__ import annotations

import bz2
import gzip
import io
import lzma
import stat
import zipfile
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO, Any

import ijson  # type: ignore[import-untyped]

from apnap.cards.records import (
    Entry,
    SetData,
    Skip,
    mtgjson_card,
    mtgjson_set,
    scryfall_card,
)

HEAD = 4096
PACKED = {
    b"\x1f\x8b": "gzip",
    b"\xfd7zXZ\x00": "xz",
    b"BZh": "bzip2",
    b"PK\x03\x04": "zip",
    b"\x28\xb5\x2f\xfd": "zstd",
    b"7z\xbc\xaf": "7z",
    b"Rar!": "rar",
    b"SQLite format 3": "sqlite",
    b"%PDF": "pdf",
}


class DataError(Exception):
    """A file that cannot be taken in: the key of a message, and what goes into it."""

    def __init__(self, key: str, **slots: object) -> None:
        super().__init__(key)
        self.key = key
        self.slots = slots


class Counted(io.RawIOBase):
    """A file that tells how far it has been read."""

    def __init__(self, file: IO[bytes], tell: Callable[[int], None]) -> None:
        self.file = file
        self.told = tell

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return self.file.seekable()

    def seek(self, offset: int, whence: int = 0) -> int:
        return self.file.seek(offset, whence)

    def tell(self) -> int:
        return self.file.tell()

    def readinto(self, buffer: Any) -> int:
        data = self.file.read(len(buffer))
        buffer[: len(data)] = data
        self.told(len(data))
        return len(data)

    def close(self) -> None:
        self.file.close()
        super().close()


def size_of(path: Path) -> int:
    """How long the file is; DataError where it is none that can be read."""
    try:
        found = path.stat()
        if stat.S_ISDIR(found.st_mode):
            raise DataError("data-folder")
        if not stat.S_ISREG(found.st_mode):
            raise DataError("data-no-file")
        with path.open("rb"):
            pass
    except FileNotFoundError:
        raise DataError("data-missing") from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise DataError("data-unreadable", why=why) from None
    if not found.st_size:
        raise DataError("data-empty")
    return found.st_size


Item = tuple[SetData | None, Entry | None]


def entries(path: Path, tell: Callable[[int], None] = lambda _: None) -> Iterator[Item]:
    """Sets and cards of the file, in its order. `tell` is told of every so many bytes read."""
    size_of(path)
    try:
        with _unpacked(path, tell) as stream:
            yield from _read(stream)
    except (EOFError, ijson.IncompleteJSONError) as error:
        text = _words(error).lower()
        if "utf" in text:
            raise DataError("data-encoding") from None
        if isinstance(error, EOFError) or "incomplete" in text or "premature" in text:
            raise DataError("data-cut") from None
        raise DataError("data-malformed", why=_first_line(error)) from None
    except ijson.JSONError as error:
        raise DataError("data-malformed", why=_first_line(error)) from None
    except UnicodeDecodeError:
        raise DataError("data-encoding") from None
    except (gzip.BadGzipFile, zlib.error, lzma.LZMAError, zipfile.BadZipFile, OSError) as error:
        raise DataError("data-damaged", why=_first_line(error)) from None
    except RecursionError:
        raise DataError("data-malformed", why="nested too deeply") from None


def _words(error: BaseException) -> str:
    """What an exception says; the parser's own say it in bytes."""
    said = error.args[0] if error.args else ""
    return said.decode("utf-8", "replace") if isinstance(said, bytes) else str(error)


def _first_line(error: BaseException) -> str:
    lines = _words(error).strip().splitlines()
    return lines[0][:120].strip(" .") if lines else type(error).__name__


def _unpacked(path: Path, tell: Callable[[int], None]) -> IO[bytes]:
    """The file's contents without packing."""
    raw: Any = io.BufferedReader(Counted(path.open("rb"), tell), 1 << 16)
    head = raw.peek(16)[:16]
    kind = next((kind for magic, kind in PACKED.items() if head.startswith(magic)), "")
    if kind in ("zstd", "7z", "rar", "sqlite", "pdf"):
        raw.close()
        raise DataError("data-kind", kind=kind)
    if kind == "zip":
        archive = zipfile.ZipFile(raw)
        inside = [name for name in archive.namelist() if name.lower().endswith(".json")]
        if len(inside) != 1:
            raise DataError("data-zip", n=len(inside))
        return archive.open(inside[0])
    openers: dict[str, Any] = {"gzip": gzip.open, "xz": lzma.open, "bzip2": bz2.open}
    stream: IO[bytes] = openers[kind](raw) if kind else raw
    return stream


def _read(stream: IO[bytes]) -> Iterator[Item]:
    """The entries, by the form that the beginning shows."""
    buffered = io.BufferedReader(stream, 1 << 16)  # type: ignore[type-var]
    if buffered.peek(3)[:3] == b"\xef\xbb\xbf":
        buffered.read(3)
    head = buffered.peek(HEAD)[:HEAD]
    start = head.lstrip()
    if head[:2] in (b"\xff\xfe", b"\xfe\xff") or b"\x00" in head[:64]:
        raise DataError(
            "data-encoding" if head[:2] in (b"\xff\xfe", b"\xfe\xff") else "data-binary"
        )
    if not start:
        raise DataError("data-empty")
    if start.startswith(b"["):
        yield from _scryfall(buffered, "item")
    elif start.startswith(b"{") and b'"object"' in start[:200]:
        yield from _scryfall(buffered, "data.item")
    elif start.startswith(b"{"):
        yield from _mtgjson(buffered)
    else:
        raise DataError("data-not-json")


def _scryfall(stream: Any, place: str) -> Iterator[Item]:
    for number, value in enumerate(ijson.items(stream, place, use_float=True)):
        if number == 0 and not (isinstance(value, dict) and ("name" in value or "object" in value)):
            raise DataError("data-no-cards")
        yield scryfall_card(value)


def _mtgjson(stream: Any) -> Iterator[Item]:
    """AtomicCards: lists of faces by name; AllPrintings: sets by code; a set file: a set's keys."""
    alone: dict[str, Any] = {}
    for key, value in ijson.kvitems(stream, "data", use_float=True):
        if isinstance(value, dict) and isinstance(value.get("cards"), list):
            yield from _set_items(key, value)
        elif key in ("cards", "tokens", "code", "name", "releaseDate", "type"):
            alone[key] = value
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            if "types" not in value[0] and "layout" not in value[0]:
                continue
            yield None, mtgjson_card(key, value)
        elif isinstance(value, list) and not value:
            yield None, Skip("incomplete", key)
    if isinstance(alone.get("cards"), list):
        yield from _set_items(str(alone.get("code") or "?"), alone)


def _set_items(code: str, data: dict[str, Any]) -> Iterator[Item]:
    made, found = mtgjson_set(code, data)
    yield made, None
    for entry in found:
        yield None, entry
