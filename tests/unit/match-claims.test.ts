import { describe, expect, test } from "vitest";
import { matchAnswers, type MatchAnswers } from "../../app/contracts/match";
import { unpricedForBudget, wholeScore } from "../../upstream/rules/match/rank";
import { currentRuleset as rules } from "../../upstream/rules/match/ruleset";
import { greatestNeed } from "../../upstream/rules/match/picks/strongest";
import { demoBeds, drawnSleepers } from "../support/demo-beds";
import { findBeds, picksIn } from "../support/match-found";

/** What picks and collisions claim of the demonstration's beds, for sleepers who were drawn and some who read what was not true. */

const beds = demoBeds();
const sleepers = drawnSleepers(300, 5);
const at = (address: string) => matchAnswers.parse(Object.fromEntries(new URLSearchParams(address)));

describe("a bed that is named as strong where it is needed", () => {
  const passedOver = at(
    "recipient=me&age=18-34&size=queen&budgetRange=20000&position=side&pounds=181&height=65&pain=none&temperature=neutral&preference=firm&feel=hug",
  );

  const check = (answers: MatchAnswers) => {
    const found = findBeds(answers, beds);
    const strongest = picksIn(found).find(({ kind }) => kind === "strongest");
    if (strongest === undefined) return false;
    const { part, view } = greatestNeed(found.views, rules)!;
    const reading = ({ sleepers: all }: (typeof found.beds)[number]) =>
      all[found.views.indexOf(view)]!.surface.readings[part];
    const priced = found.beds.filter(({ model }) => !unpricedForBudget(model, found.profile));
    const top = priced.filter((bed) => wholeScore(priced[0]!) - wholeScore(bed) <= rules.picks.otherWithin);
    for (const bed of top)
      expect(reading(bed), JSON.stringify(answers)).toBeLessThanOrEqual(reading(strongest.beds[0]!));
    return true;
  };

  test("is the best at it of all top beds, also of those that are picked already", () => {
    check(passedOver);
    expect(sleepers.filter(check).length).toBeGreaterThan(30);
  });
});
