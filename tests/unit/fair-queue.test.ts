import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createFairQueue } from "~/http/limits/fair-queue.server";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Requests by name, which tell when they begin and end when they are told to. */
function site(permits: number, queue = 100) {
  const fairQueue = createFairQueue(permits, queue);
  const ends = new Map<string, () => void>();
  const begun: string[] = [];
  const ask = (address: string, name = address) =>
    fairQueue.enqueue(address, (end) => {
      begun.push(name);
      ends.set(name, end);
    });
  return {
    begun,
    ask,
    askOften: (address: string, times: number) =>
      Array.from({ length: times }, (_, n) => ask(address, `${address}${n}`)),
    end(name: string) {
      ends.get(name)!();
      ends.delete(name);
    },
  };
}

describe("Requests of one address", () => {
  test("begin at once up to the permits, and then in order as others end", () => {
    const { begun, askOften, end } = site(2);
    askOften("a", 4);
    expect(begun).toEqual(["a0", "a1"]);
    end("a1");
    end("a0");
    expect(begun).toEqual(["a0", "a1", "a2", "a3"]);
  });

  test("leave those of other addresses alone", () => {
    const { begun, ask, askOften } = site(1);
    askOften("a", 3);
    ask("b");
    expect(begun).toEqual(["a0", "b"]);
  });

  test("that leave the queue never begin, and say that they waited", () => {
    const { begun, askOften, end } = site(1);
    const [first, second] = askOften("a", 3);
    expect([first!(), second!(), second!()]).toEqual([false, true, false]);
    end("a0");
    expect(begun).toEqual(["a0", "a2"]);
  });

  test("are not taken beyond the queue", () => {
    const { askOften, end } = site(1, 2);
    expect(askOften("a", 4).map((leave) => leave === null)).toEqual([false, false, false, true]);
    end("a0");
    expect(askOften("a", 2).map((leave) => leave === null)).toEqual([false, true]);
  });
});

describe("A flood of one address", () => {
  test("goes one at a time, at once where nobody else is about", () => {
    const { begun, askOften, end } = site(2);
    askOften("a", 24);
    end("a0");
    end("a1");
    expect(begun).toEqual(["a0", "a1", "a2"]);
    end("a2");
    expect(begun).toEqual(["a0", "a1", "a2", "a3"]);
  });

  test("waits while another address is answered, but no longer than a quarter of a second for each", () => {
    const { begun, ask, askOften, end } = site(1);
    askOften("a", 12);
    ask("b");
    end("a0");
    vi.advanceTimersByTime(100);
    expect(begun).toEqual(["a0", "b", "a1"]);
    end("a1");
    vi.advanceTimersByTime(149);
    expect(begun).toHaveLength(3);
    vi.advanceTimersByTime(1);
    expect(begun).toEqual(["a0", "b", "a1", "a2"]);
  });

  test("rests three times as long as it was worked for while others are about, and no longer once they are gone", () => {
    const { begun, ask, askOften, end } = site(1);
    askOften("a", 12);
    end("a0");
    expect(begun.at(-1)).toBe("a1");
    ask("b");
    end("b");
    vi.advanceTimersByTime(20);
    end("a1");
    vi.advanceTimersByTime(59);
    expect(begun.at(-1)).toBe("b");
    vi.advanceTimersByTime(1);
    expect(begun.at(-1)).toBe("a2");
    vi.advanceTimersByTime(1000);
    end("a2");
    expect(begun.at(-1)).toBe("a3");
  });

  test("takes turns with other floods", () => {
    const { begun, askOften, end } = site(1);
    askOften("a", 14);
    askOften("b", 14);
    end("a0");
    end("b0");
    for (let n = 2; n < 5; n += 1) {
      vi.advanceTimersByTime(300);
      end(begun[n]!);
    }
    expect(begun.slice(2, 6)).toEqual(["a1", "b1", "a2", "b2"]);
  });

  test("is none any more once few of it wait", () => {
    const { begun, askOften, ask, end } = site(1);
    askOften("a", 10);
    end("a0");
    ask("b");
    end("a1");
    end("a2");
    expect(begun).toEqual(["a0", "a1", "b", "a2", "a3"]);
  });
});
