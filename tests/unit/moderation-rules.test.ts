import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  decidedAgain,
  type DecisionName,
  decisionsFor,
  hasWonAppeal,
  mayAppeal,
  mayDecide,
  mayEdit,
  mayUpdate,
  positionOf,
  reviewState,
  standingAfter,
  type VersionStanding,
} from "../../upstream/rules/reviews/review-states";

const day = 86_400_000;
const now = new Date("2026-11-24T12:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * day);
const version = (change: Partial<VersionStanding>): VersionStanding => ({
  state: "waiting",
  decided_at: null,
  appealed_at: null,
  appeal_decided_at: null,
  ...change,
});
const waiting = version({});
const published = version({ state: "published", decided_at: ago(5) });
const refused = version({ state: "refused", decided_at: ago(5) });
const appealed = version({ ...refused, appealed_at: ago(2) });
const final = version({ ...appealed, appeal_decided_at: ago(1) });

describe("staff", () => {
  test.each([
    [waiting, ["publish", "refuse"]],
    [published, ["take-down"]],
    [refused, []],
    [appealed, ["grant-appeal", "deny-appeal"]],
    [final, []],
  ] as const)("decide in each place what belongs there, and are told why nothing else does (%#)", (from, allowed) => {
    const all: DecisionName[] = ["publish", "refuse", "grant-appeal", "deny-appeal", "take-down"];
    expect(decisionsFor(from)).toEqual(allowed);
    for (const decision of all) {
      const why = mayDecide(from, decision);
      if ((allowed as readonly string[]).includes(decision)) expect(why).toBeNull();
      else expect(why).toMatch(/^[A-Z].*\.$/);
    }
  });

  test("turn a version down no more often than its writer may appeal, and for good after an appeal alone", () => {
    const decision = fc.constantFrom<DecisionName>("publish", "refuse", "grant-appeal", "deny-appeal", "take-down");
    fc.assert(
      fc.property(fc.array(fc.oneof(decision, fc.constant("appeal" as const)), { maxLength: 40 }), (tries) => {
        let current = waiting;
        let [turnedDown, appeals] = [0, 0];
        for (const act of tries) {
          if (act === "appeal") {
            if (mayAppeal(current, true, now) !== null) continue;
            current = { ...current, appealed_at: now };
            appeals += 1;
          } else if (mayDecide(current, act) === null) {
            const again = decidedAgain([current], current, act);
            if (act === "take-down") expect(again).toEqual(hasWonAppeal(current) ? [current] : []);
            current = standingAfter(current, act, now);
            if (act === "refuse" || act === "take-down") turnedDown += 1;
          }
          if (positionOf(current) === "refused") expect(mayAppeal(current, true, now)).toBeNull();
          expect(appeals).toBeLessThanOrEqual(turnedDown);
        }
      }),
    );
  });
});

describe("the writer", () => {
  test("may appeal once, within 30 days, as long as nothing newer was sent", () => {
    expect(mayAppeal(refused, true, now)).toBeNull();
    expect(mayAppeal({ ...refused, decided_at: ago(30) }, true, now)).toBeNull();
    expect(mayAppeal({ ...refused, decided_at: ago(31) }, true, now)).toContain("30 days");
    expect(mayAppeal(refused, false, now)).toContain("newer version");
    expect(mayAppeal(appealed, true, now)).toContain("already");
    expect(mayAppeal(final, true, now)).toContain("twice");
    for (const other of [waiting, published]) expect(mayAppeal(other, true, now)).toContain("nothing to appeal");
  });

  test("may edit what isn't appealed, and add to what is published as long as nothing waits", () => {
    for (const versions of [[published], [refused], [published, refused], [final], [waiting], [published, waiting]])
      expect(mayEdit(versions)).toBeNull();
    expect(mayEdit([appealed])).not.toBeNull();
    expect(mayUpdate([published, refused])).toBeNull();
    expect(mayUpdate([refused])).toContain("once it’s published");
    expect(mayUpdate([published, waiting])).toContain("still reading");
  });
});

test("a review is published as long as one of its versions is", () => {
  expect(reviewState([published, refused, waiting])).toBe("published");
  expect(reviewState([refused, waiting])).toBe("waiting");
  expect(reviewState([refused, final])).toBe("refused");
});
