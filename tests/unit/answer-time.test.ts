import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withinTime } from "~/site/loading/navigation-guard";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A form as a page sends it: its fields alone, or with a file. */
function sent(kind: "plain" | "file"): Request {
  const file = new FormData();
  file.set("file", new Blob(["a photo"]), "bed.jpg");
  const body = kind === "file" ? file : new URLSearchParams({ name: "Nora" });
  return new Request("https://www.bedlark.test/", { method: "POST", body });
}

const never = () => new Promise<never>(() => {});

for (const [kind, seconds] of [
  ["plain", 30],
  ["file", 600],
] as const) {
  test(`a form counts as unanswered after ${seconds} seconds: ${kind}`, async () => {
    const ended = vi.fn();
    withinTime(sent(kind), never()).catch(ended);
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledExactlyOnceWith(new Error("No answer in time"));
  });

  test(`an answer, or a failure, of that time is passed on, and no timer stays: ${kind}`, async () => {
    const answer = new Promise((resolve) => setTimeout(resolve, seconds * 1000 - 1, "taken"));
    const failure = new Promise((_, reject) => setTimeout(reject, seconds * 1000 - 1, new TypeError("reset")));
    const ended = Promise.allSettled([answer, failure].map((each) => withinTime(sent(kind), each)));
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(await ended).toEqual([
      { status: "fulfilled", value: "taken" },
      { status: "rejected", reason: new TypeError("reset") },
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });
}
