// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { recordingOf } from "../../app/platform/monitoring/monitoring-recording";

/** What the recorder of the reporting service is told while somebody goes from page to page. */

let mode: "session" | "buffer" | undefined;
let calls: string[];
let sent: () => void;

const replay = {
  getRecordingMode: () => mode,
  stop() {
    calls.push("stop");
    mode = undefined;
    return new Promise<void>((resolve) => (sent = resolve));
  },
  start: () => void (calls.push("start"), (mode = "session")),
  startBuffering: () => void (calls.push("buffer"), (mode = "buffer")),
} as unknown as Parameters<typeof recordingOf>[0];

const begin = () => void calls.push("begin");
const isPrivate = (address: string) => address.includes("/private/");
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function show(path: string) {
  document.documentElement.dataset.hydrated = path;
  await settled();
}

async function go(recording: ReturnType<typeof recordingOf>, path: string) {
  if (isPrivate(path)) recording.pause();
  history.pushState(null, "", path);
  await show(path);
}

beforeEach(() => {
  calls = [];
  sent = () => {};
  mode = undefined;
});
afterEach(() => history.replaceState(null, "", "/"));

test("A recording that began pauses on private pages, and goes on as it was when the next page is there", async () => {
  for (const was of ["session", "buffer"] as const) {
    history.replaceState(null, "", "/");
    calls = [];
    const recording = recordingOf(replay, begin, isPrivate);
    recording.follow();
    await settled();
    mode = was;
    await go(recording, "/private/one/");
    await go(recording, "/private/two/");
    expect(calls).toEqual(["begin", "stop"]);
    history.pushState(null, "", "/public/");
    await settled();
    sent();
    await settled();
    // The address has changed, the private page is still there.
    expect(calls).toEqual(["begin", "stop"]);
    await show("/public/");
    expect(calls).toEqual(["begin", "stop", was === "session" ? "start" : "buffer"]);
    mode = undefined;
  }
});

test("None goes on before what was recorded has been sent, nor on a private page that was opened meanwhile", async () => {
  const recording = recordingOf(replay, begin, isPrivate);
  recording.follow();
  await settled();
  mode = "session";
  await go(recording, "/private/");
  await go(recording, "/public/");
  expect(calls).toEqual(["begin", "stop"]);
  await go(recording, "/private/again/");
  sent();
  await settled();
  expect(calls).toEqual(["begin", "stop"]);
  await go(recording, "/public/again/");
  expect(calls).toEqual(["begin", "stop", "start"]);
});

test("A visit that begins on a private page is first recorded on a public one", async () => {
  history.replaceState(null, "", "/private/");
  const recording = recordingOf(replay, begin, isPrivate);
  recording.follow();
  await settled();
  expect(calls).toEqual([]);
  await go(recording, "/public/");
  await go(recording, "/public/two/");
  expect(calls).toEqual(["begin"]);
});

test("A recording that began unseen on a private page ends when the page is known", async () => {
  const recording = recordingOf(replay, begin, isPrivate);
  recording.follow();
  await settled();
  mode = "session";
  history.pushState(null, "", "/private/");
  await show("/private/");
  expect(calls).toEqual(["begin", "stop"]);
});
