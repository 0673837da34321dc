import { describe, expect, test } from "vitest";
import type { FigureBatch } from "#contracts/figures/figures";
import { createSender, type Taken } from "../../app/http/figures/sender.server";
import { createTally } from "../../app/http/figures/tally.server";

describe("Counts that wait to be sent", () => {
  const quiet = { info: () => {}, warn: () => {} };

  test("are capped at so many distinct subjects, and the rest is folded into others", () => {
    const tally = createTally(3);
    for (const slug of ["a", "b", "a", "c", "d", "e"]) tally.add("2026-11-19", "bed", slug);
    tally.add("2026-11-19", "guide", "f");
    expect(tally.take(10).map(({ kind, subject, count }) => `${kind} ${subject} ${count}`)).toEqual([
      ...["bed a 2", "bed b 1", "bed c 1", "bed * 2", "guide * 1"],
    ]);
    expect(tally.take(10)).toEqual([]);
  });

  /** A sender of counts to an upstream that answers so, one after the other, then takes all. */
  function sending(answers: Taken[] = [], now = () => 0) {
    const tally = createTally();
    const batches: FigureBatch[] = [];
    const lines: string[] = [];
    const note = (_: object, line: string) => void lines.push(line);
    const post = async (batch: FigureBatch) => {
      batches.push(batch);
      return answers.shift() ?? "taken";
    };
    return {
      tally,
      batches,
      lines,
      sender: createSender({ tally, post, log: { info: note, warn: note } as never, now }),
    };
  }

  test("are sent again as they were, under their key, when no answer came", async () => {
    const { tally, batches, sender } = sending(["failed"]);
    tally.add("2026-11-19", "bed", "a");
    await sender.send();
    tally.add("2026-11-19", "bed", "a");
    await sender.send();
    expect(batches).toHaveLength(3);
    expect(batches[1]).toEqual(batches[0]);
    expect(batches[2]!.counts).toEqual([{ day: "2026-11-19", kind: "bed", subject: "a", count: 1 }]);
    expect(batches[2]!.key).not.toBe(batches[0]!.key);
    await sender.close();
  });

  test("are warned of once when they can't be sent twice in a row, and not for a single time", async () => {
    const { tally, lines, sender } = sending(["failed", "taken", "failed", "failed", "failed"]);
    tally.add("2026-11-19", "bed", "a");
    for (let times = 0; times < 2; times += 1) await sender.send();
    expect(lines).toEqual([]);
    tally.add("2026-11-19", "bed", "a");
    for (let times = 0; times < 3; times += 1) await sender.send();
    expect(lines).toEqual([expect.stringContaining("could not be sent twice in a row")]);
    await sender.close();
  });

  test("are left out where the upstream refuses them", async () => {
    const { tally, batches, lines, sender } = sending(["refused"]);
    for (const slug of ["a", "b"]) {
      tally.add("2026-11-19", "bed", slug);
      await sender.send();
    }
    expect(batches.map(({ counts }) => counts[0]?.subject)).toEqual(["a", "b"]);
    expect(lines).toEqual([expect.stringContaining("refuses figures")]);
    await sender.close();
  });

  test("are sent again ten minutes after the upstream said that it keeps none, and not before", async () => {
    let now = 0;
    const { tally, batches, lines, sender } = sending(["unknown", "unknown"], () => now);
    const count = async (slug: string, after: number) => {
      now += after;
      tally.add("2026-11-19", "bed", slug);
      await sender.send();
      return [batches.map(({ counts }) => counts.map(({ subject }) => subject).join()), sender.isHeard()];
    };
    expect(await count("a", 0)).toEqual([["a"], false]);
    expect(await count("b", 599_999)).toEqual([["a"], false]);
    expect(await count("c", 1)).toEqual([["a", "b,c"], false]);
    expect(await count("d", 600_000)).toEqual([["a", "b,c", "d"], true]);
    expect(await count("e", 0)).toEqual([["a", "b,c", "d", "e"], true]);
    expect(lines).toEqual([
      expect.stringContaining("keeps no figures"),
      expect.stringContaining("keeps figures again"),
    ]);
    await sender.close();
  });

  test("hold up the page that shows them for half a second at most", async () => {
    const tally = createTally();
    tally.add("2026-11-19", "bed", "a");
    const sender = createSender({ tally, post: () => new Promise<Taken>(() => {}), log: quiet as never });
    // Nobody takes what was counted, ever: what isn't waited for without end comes to one.
    await sender.sendForPage();
    await sender.close(1);
  });

  test("are left out alone where the contract would have the whole batch refused", async () => {
    const { tally, batches, lines, sender } = sending();
    tally.add("2026-11-19", "term", "i̇".repeat(60));
    tally.add("2026-11-19", "bed", "a");
    await sender.send();
    expect(batches.map(({ counts }) => counts.map(({ subject }) => subject))).toEqual([["a"]]);
    expect(lines).toEqual([expect.stringContaining("left out")]);
    await sender.close();
  });

  test("wait where the upstream has another secret, which is said once and on the page of the figures", async () => {
    const { tally, batches, lines, sender } = sending(["forbidden", "forbidden"]);
    tally.add("2026-11-19", "bed", "a");
    await sender.send();
    await sender.send();
    expect(sender.isHeard()).toBe(false);
    expect(lines).toEqual([expect.stringContaining("another API_VISITOR_SECRET")]);
    await sender.send();
    expect([sender.isHeard(), batches.length, batches[2]]).toEqual([true, 3, batches[0]]);
    await sender.close();
  });

  test("are sent at the end, which does not wait long for an upstream that is silent", async () => {
    const { tally, batches, sender } = sending();
    for (let at = 0; at < 450; at += 1) tally.add("2026-11-19", "bed", String(at));
    await sender.close();
    expect(batches.map(({ counts }) => counts.length)).toEqual([200, 200, 50]);
    const silent = createTally();
    silent.add("2026-11-19", "bed", "a");
    const post = () => new Promise<Taken>(() => {});
    await createSender({ tally: silent, post, log: quiet as never }).close(10);
  });
});
