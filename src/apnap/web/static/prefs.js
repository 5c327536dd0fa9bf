// What this browser was told to keep: switches, language, theme. Language and theme are cookies too, for the
// pages that the server draws.
import { reactive } from "vue";

const YEAR = 365 * 24 * 3600;
const USUAL = { preview: true, motion: true, sound: false, images: false, logAll: false };

function kept(name) {
  try {
    return localStorage.getItem(`apnap_${name}`);
  } catch {
    return null;
  }
}

function keep(name, value) {
  try {
    localStorage.setItem(`apnap_${name}`, value);
  } catch { /* a browser that keeps nothing */ }
}

/** A value that lives as long as the tab, over reloads: `get()`, `set(value)`; null is none. */
export function ofTab(name) {
  const key = `apnap_${name}`;
  return {
    get() {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? "null");
      } catch {
        return null;
      }
    },
    set(value) {
      try {
        if (value === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(value));
      } catch { /* a browser that keeps nothing */ }
    },
  };
}

export const prefs = reactive(Object.fromEntries(Object.entries(USUAL).map(([name, usual]) => [name, kept(name) === null ? usual : kept(name) === "1"])));
document.documentElement.dataset.motion = prefs.motion ? "on" : "off";

/** Set a switch and keep it. */
export function setPref(name, on) {
  prefs[name] = on;
  keep(name, on ? "1" : "0");
  if (name === "motion") document.documentElement.dataset.motion = on ? "on" : "off";
}

/** Keep the language for the next page, and say it to the browser. */
export function setLanguage(lang) {
  document.documentElement.lang = lang === "zh" ? "zh-CN" : "en";
  document.cookie = `apnap_lang=${lang};path=/;max-age=${YEAR};samesite=lax`;
  keep("lang", lang);
  const here = new URL(location.href);
  if (!here.searchParams.has("lang")) return;
  here.searchParams.delete("lang"); // else it would speak again at the next reload
  history.replaceState(history.state, "", here);
}

/** Light to dark or back, kept. */
export function switchTheme() {
  const root = document.documentElement;
  const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "light" : "dark";
  document.cookie = `apnap_theme=${root.dataset.theme};path=/;max-age=${YEAR};samesite=lax`;
  keep("theme", root.dataset.theme);
}
