// Small ticks, made by the browser itself; silent until somebody switches them on.

const NOTES = { ask: [660, 0.07], stack: [440, 0.05], hurt: [180, 0.12], heal: [880, 0.09], over: [330, 0.3] };
let audio = null;

/** A tick of that kind. */
export function tick(kind) {
  const [pitch, long] = NOTES[kind];
  audio ??= new AudioContext();
  const now = audio.currentTime;
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  gain.gain.setValueAtTime(0.06, now);
  gain.gain.exponentialRampToValueAtTime(0.0001, now + long);
  tone.connect(gain).connect(audio.destination);
  tone.start(now);
  tone.stop(now + long);
}

/** What a change of the state sounds like, or "". */
export function soundOf(before, after) {
  if (!before) return "";
  if (after.over && !before.over) return "over";
  const seat = after.seat;
  const change = (after.players[seat]?.life ?? 0) - (before.players[seat]?.life ?? 0);
  if (change) return change < 0 ? "hurt" : "heal";
  if (after.stack.length > before.stack.length) return "stack";
  return after.question && !before.question ? "ask" : "";
}
