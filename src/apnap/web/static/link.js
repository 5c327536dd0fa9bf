// The live connection of a table: one WebSocket, opened again by itself when it breaks.

const FIRST = 300; // ms until the first new try; doubled up to the last
const LAST = 5000;
export const UNSENT = "unsent";
export const CUT = "cut";

/**
 * @param {string} token the seats' token
 * @param {string} lang
 * @param {{state: Function, refused: Function, closed: Function, open: Function, lost: Function,
 *   curtain: Function}} ears
 * @param {string} place `live` for a table, `replay` for a finished game
 */
export function connect(token, lang, ears, place = "live") {
  let socket = null;
  let number = 0;
  let wait = FIRST;
  let ended = false;
  let timer = 0;
  let language = lang;
  const asked = new Map(); // number -> [resolve, reject]

  function open() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    socket = new WebSocket(`${scheme}//${location.host}/${place}/${encodeURIComponent(token)}?lang=${language}`);
    socket.onopen = () => {
      wait = FIRST;
      ears.open();
    };
    socket.onmessage = (event) => hear(JSON.parse(event.data));
    socket.onclose = () => {
      for (const [, reject] of asked.values()) reject(new Error(CUT));
      asked.clear();
      if (ended) return;
      ears.lost();
      timer = setTimeout(open, wait);
      wait = Math.min(LAST, wait * 2);
    };
  }

  function hear(told) {
    if (told.kind === "state") ears.state(told);
    else if (told.kind === "curtain") ears.curtain(told);
    else if (told.kind === "closed") {
      ended = true;
      ears.closed(told.why);
    } else {
      const waiting = asked.get(told.to);
      asked.delete(told.to);
      if (told.kind === "refused") {
        if (waiting) waiting[1](new Error(told.why));
        ears.refused(told.why);
      } else if (waiting) waiting[0](told);
    }
  }

  /** Sends a message; resolves with what answers it, rejects when it is refused, with UNSENT where there is no
   * line, with CUT where the line breaks before it is answered: nobody knows then whether it was taken. */
  function send(message) {
    number += 1;
    const n = number;
    if (message.do === "lang") language = message.lang;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error(UNSENT));
    const answered = new Promise((resolve, reject) => asked.set(n, [resolve, reject]));
    socket.send(JSON.stringify({ ...message, n }));
    return answered;
  }

  /** Try again at once (the page is looked at again). */
  function wake() {
    if (ended || (socket && socket.readyState <= WebSocket.OPEN)) return;
    clearTimeout(timer);
    wait = FIRST;
    open();
  }

  open();
  return { send, wake, close() { ended = true; clearTimeout(timer); socket?.close(); } };
}
