"""Finished games: positions, turns, seats, files, pictures, playing on."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from websockets.sync.client import connect

from apnap.agents import RandomAgent
from apnap.core.saving import checksum
from apnap.core.views import Sight
from apnap.game import load_game, new_game, save_game, state_hash, to_data
from apnap.web.load import open_table
from apnap.web.replays.archive import Archive
from apnap.web.replays.replay import OPEN
from apnap.web.svg import picture
from apnap.web.tables.hall import Hall
from apnap.web.tables.saved import ReplayError
from apnap.web.tables.starting import begin
from apnap.web.tables.table import Table
from apnap.web.tables.telling import Told

from .conftest import Server
from .tabling import CARDS, deck, play, wishes

Json = dict[str, Any]


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A hall with one finished game."""
    hall = Hall(tmp_path_factory.mktemp("replays"))
    play(Table.open(wishes(), hall.store, lambda: CARDS), lambda _: False)
    yield Archive(hall)
    hall.close()


@pytest.fixture
def replay(archive: Archive) -> Any:
    return archive.open(archive.games()[-1].id)


def test_every_position_is_the_same_forward_and_back(replay: Any) -> None:
    forward = []
    for number in range(0, replay.last + 1, 7):
        replay.to(number)
        forward.append(state_hash(replay.game))
    for number in reversed(range(0, replay.last + 1, 7)):
        replay.to(number)
        assert state_hash(replay.game) == forward[number // 7]


def test_steps_go_from_happening_to_happening(replay: Any) -> None:
    replay.to(0)
    assert replay.stops[0] == 0
    assert replay.stops[-1] == replay.last
    told, lines = Told(), 0
    for stop in replay.stops[1:6]:
        replay.step(1)
        assert replay.at == stop
        state = replay.state(OPEN, "en", told)
        assert any(line["loud"] for line in state["log"])
        lines += len(state["log"])
    replay.step(-1)
    assert replay.at == replay.stops[4]
    replay.step(1000)
    assert replay.at == replay.last
    assert replay.state(OPEN, "en", Told())["over"]["winners"]
    replay.step(-1000)
    assert replay.at == 0


def test_turns_are_jumped_to(replay: Any) -> None:
    for turn in (3, 1, 5):
        replay.to_turn(turn)
        assert replay.state(0, "zh", Told())["turn"] == turn
    replay.to_turn(10_000)
    assert replay.game.turn == max(replay.turns)


def test_a_seat_sees_its_own_hand_and_open_hands_are_all_seen(replay: Any) -> None:
    replay.to_turn(3)
    for seat in (0, 1):
        players = replay.state(seat, "en", Told())["players"]
        assert len(players[seat]["hand"]) == players[seat]["hand_size"] > 0
        assert players[1 - seat]["hand"] == []
    players = replay.state(OPEN, "en", Told())["players"]
    assert all(len(player["hand"]) == player["hand_size"] for player in players)
    assert [player["name"] for player in players] == ["Player 1", "Random"]
    chinese = replay.state(OPEN, "zh", Told())
    assert [player["name"] for player in chinese["players"]] == ["玩家1", "随机电脑"]


def test_a_file_out_and_in_again_is_the_same_game(archive: Archive, replay: Any) -> None:
    id_ = archive.games()[-1].id
    text = archive.file(id_)
    again = archive.open(archive.take_in(text))
    assert (again.last, again.stops, again.turns) == (replay.last, replay.stops, replay.turns)
    assert again.facts == replay.facts
    again.to(again.last)
    replay.to(replay.last)
    assert state_hash(again.game) == state_hash(replay.game)


def test_a_file_of_the_terminal_game_is_taken_in(archive: Archive, tmp_path: Path) -> None:
    game = new_game([deck("green-stompy"), deck("blue-control")], edition="2009", seed=4)
    player = RandomAgent(2)
    while (question := game.question) is not None and game.turn < 6:
        game.push(player(question, Sight(game, question)))
    save_game(game, tmp_path / "duel.json")
    replay = archive.open(archive.take_in((tmp_path / "duel.json").read_text("utf-8")))
    replay.to(replay.last)
    assert state_hash(replay.game) == state_hash(game)
    assert replay.facts["players"][0]["deck"] == "green-stompy"


def test_what_the_archive_writes_the_command_line_reads(
    archive: Archive, replay: Any, tmp_path: Path
) -> None:
    path = tmp_path / "replay.json"
    path.write_text(archive.file(archive.games()[-1].id), "utf-8")
    replay.to(replay.last)
    assert state_hash(load_game(path)) == state_hash(replay.game)


@pytest.mark.parametrize(
    "damage", ["", "x", "{}", '{"format": "apnap-game"}', "[" * 9000, "cut", "changed", "old"]
)
def test_a_damaged_file_is_a_sentence_and_keeps_nothing(archive: Archive, damage: str) -> None:
    text = archive.file(archive.games()[-1].id)
    files = {"cut": text[:5000], "changed": text.replace('"turn":', '"turn": 1', 1)}
    files["old"] = text.replace('"version":1', '"version":99', 1)
    before = len(archive.games())
    with pytest.raises(ReplayError, match="file") as refused:
        archive.take_in(files.get(damage, damage))
    assert "\n" not in str(refused.value)
    assert len(archive.games()) == before


@pytest.mark.parametrize(
    ("place", "value"),
    [
        (("players", 0, "library", 0), 99_999),
        (("players", 0, "pool", 0), "x"),
        (("origin", "play"), [[[]]]),
        (("origin", "seed"), None),
        (("values", "departing"), 1.5),
    ],
)
def test_a_file_edited_by_hand_is_a_sentence_though_its_checksum_fits(
    archive: Archive, replay: Any, place: tuple[Any, ...], value: Any
) -> None:
    replay.to(30)
    data = json.loads(json.dumps(to_data(replay.game)))
    part = data
    for key in place[:-1]:
        part = part[key]
    part[place[-1]] = value
    data["checksum"] = checksum(data)
    before = len(archive.games())
    with pytest.raises(ReplayError):
        archive.take_in(json.dumps(data))
    assert len(archive.games()) == before


def test_a_game_can_be_played_on_from_any_point(archive: Archive, replay: Any) -> None:
    replay.to_turn(4)
    at, before = replay.at, state_hash(replay.game)
    table = archive.play_on(archive.games()[-1].id, at, 0, "random")
    assert state_hash(begin(table.start, CARDS.lookup)) == before
    with table.lock:
        play(table, lambda _: False, seed=8)
    again = archive.open(archive.take_in(archive.file(table.game_id)))
    again.to(again.last)
    assert state_hash(again.game) == state_hash(table.game)
    assert not table.can(0)["rematch"]


def test_a_removed_game_is_gone(archive: Archive) -> None:
    id_ = archive.take_in(archive.file(archive.games()[-1].id))
    archive.remove(id_)
    for lost in (archive.open, archive.remove):
        with pytest.raises(KeyError):
            lost(id_)


# ------------------------------------------------------------------ pictures


@pytest.mark.parametrize("lang", ["en", "zh"])
def test_pictures_name_everything_that_is_on_the_table(replay: Any, lang: str) -> None:
    for turn in (2, 6, 9):
        replay.to_turn(turn)
        state = replay.state(OPEN, lang, Told())
        root = ElementTree.fromstring(picture(state, lang))
        words = [one.text or "" for one in root.iter() if one.tag.endswith("text")]
        told = " ".join(words)
        for player in state["players"]:
            assert player["name"] in words
            assert f"♥ {player['life']}" in told
            for obj in player["battlefield"]:
                assert obj["name"].split()[0] in told
        assert ("手牌" in told) == (lang == "zh")


def test_names_of_any_characters_can_be_drawn(replay: Any) -> None:
    state = replay.state(OPEN, "en", Told())
    odd = "</text><script>\x00\x01\x1b\ufffe&\"' \U0001f600"
    state["players"][0]["name"] = odd
    root = ElementTree.fromstring(picture(state, "en"))
    words = [one.text or "" for one in root.iter() if one.tag.endswith("text")]
    assert "</text><script>\ufffd\ufffd\ufffd\ufffd&\"' \U0001f600" in words
    assert not [one for one in root.iter() if one.tag.endswith("script")]


def test_attacks_are_arrows(replay: Any) -> None:
    for number in range(replay.last):
        replay.to(number)
        state = replay.state(OPEN, "en", Told())
        attacking = [o for p in state["players"] for o in p["battlefield"] if o.get("attacking")]
        if attacking:
            break
    drawn = picture(state).count('marker-end="url(#arrow-c0392b)"')
    assert drawn == len(attacking) > 0


# ------------------------------------------------------------------ over the wire


def finished(server: Server) -> str:
    """A game that was given up: its id."""
    token = open_table(server.address, 11)
    where = server.address.replace("http", "ws", 1)
    with connect(f"{where}/live/{token}", max_size=None) as socket:
        state: Json = {"over": None, "version": 0}
        sent = False
        while not state["over"]:
            message = json.loads(socket.recv(60))
            state = message if message["kind"] == "state" else state
            if state.get("question") and not sent:
                sent = True
                socket.send(json.dumps({"do": "concede", "n": 1}))
        return str(state["over"]["replay"])


def test_replays_over_the_wire(server: Server) -> None:
    id_ = finished(server)
    where = server.address.replace("http", "ws", 1)
    with connect(f"{where}/replay/{id_}?lang=zh", max_size=None) as socket:
        first = json.loads(socket.recv(60))
        assert first["replay"]["at"] == 0
        assert "步骤" in first["steps"][0]["name"]
        socket.send(json.dumps({"do": "go", "to": first["replay"]["last"]}))
        last = json.loads(socket.recv(60))
        assert last["over"]["text"]
        for wrong in ("x", "[]", '{"do": "fly"}', '{"do": "go"}', '{"do": "seat", "seat": 7}'):
            socket.send(wrong)
            assert json.loads(socket.recv(60))["kind"] == "refused", wrong
        socket.send(json.dumps({"do": "play-on", "seat": 0}))
        reply = json.loads(socket.recv(60))
        assert reply["kind"] == "refused", "the game is over there"
        socket.send(json.dumps({"do": "step", "by": -1}))
        socket.recv(60)
        socket.send(json.dumps({"do": "play-on", "seat": 0}))
        assert json.loads(socket.recv(60))["token"]
    with connect(f"{where}/replay/none", max_size=None) as socket:
        assert json.loads(socket.recv(60))["kind"] == "closed"


def test_a_rule_of_the_log_is_said_to_those_who_watch(server: Server) -> None:
    where = server.address.replace("http", "ws", 1)
    with connect(f"{where}/replay/{finished(server)}?lang=zh", max_size=None) as socket:
        socket.recv(60)
        socket.send(json.dumps({"n": 4, "do": "rule", "key": "card-drawn"}))
        told = json.loads(socket.recv(60))
        assert (told["kind"], told["to"]) == ("rule", 4) and "牌" in told["text"]
        for wrong in ("no-such-key", 7):
            socket.send(json.dumps({"n": 5, "do": "rule", "key": wrong}))
            assert json.loads(socket.recv(60))["kind"] == "refused"


def test_files_and_pictures_over_http(server: Server) -> None:
    base = f"{server.address}/replay/{finished(server)}"
    with urllib.request.urlopen(f"{base}/game.json", timeout=60) as answer:
        body = answer.read()
    where, kind = f"{server.address}/api/replays", {"Content-Type": "application/json"}
    request = urllib.request.Request(where, body, kind)
    with urllib.request.urlopen(request, timeout=60) as answer:
        assert json.load(answer)["id"]
    with urllib.request.urlopen(f"{base}/2.svg?lang=zh", timeout=60) as answer:
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert "手牌" in answer.read().decode()
    for headers, code in ((kind, 422), ({}, 415)):
        wrong = urllib.request.Request(where, b"no game", headers)
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(wrong, timeout=60)
        assert refused.value.code == code
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(f"{server.address}/replay/none/0.svg", timeout=60)
    assert refused.value.code == 404
