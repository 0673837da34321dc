import { expect, test } from "vitest";
import { sleepPositions } from "../../app/contracts/match";
import { expertTexts } from "../../upstream/database/seed/expert-reviews/expert-texts";
import { currentRuleset } from "../../upstream/rules/match/ruleset";
import { barsOf, suitsOf } from "../../upstream/rules/match/words/suits";
import { demoBeds } from "../support/demo-beds";

/** A test is shown beside whom the match finds its bed to suit, so its verdict may recommend it to nobody else. */

const beds = new Map(demoBeds().map((bed) => [bed.card.slug, bed]));
const bars = barsOf([...beds.values()], currentRuleset);

/** Who is named so is warned, or compared with whom the bed is for. */
const warned =
  /\b(want|need|hard|too|sags?|bends?|less|little|notice|pays?|sinks?|drops?|sore|won’t|isn’t|neither|lose|find|asks?|may|than|level too|brunt|gives? way|firm answer|go down|enough|stay up|dip|kinder)\b/i;
/** Words for a sleeper's position, as a recommendation has them. */
const named: Readonly<Record<(typeof sleepPositions)[number], RegExp>> = {
  side: /\bside sleepers?\b|\bon (?:your|their|one|the) side\b|\bsides?\b(?= and back)/,
  back: /\bback sleepers?\b|\bback and \w+ sleepers\b|\bon (?:your|their|the) backs?\b|\bbacks\b/,
  stomach: /\bstomach sleepers?\b|\bface down\b|\bon (?:your|their) (?:back or )?stomachs?\b/,
  combination: /\bcombination sleepers?\b|\bchange position\b/,
};

test("A verdict recommends a bed for no position in which the match finds that it suits nobody", () => {
  const wrong = [...expertTexts().values()].flatMap(({ bed: slug, verdict }) => {
    const bed = beds.get(slug)!;
    const { who } = suitsOf(bed, bars, currentRuleset);
    if (bed.made_for !== null || who.includes("any position")) return [];
    return verdict
      .split(/[.;]\s*/)
      .flatMap((clause) =>
        warned.test(clause)
          ? []
          : sleepPositions
              .filter((position) => named[position].test(clause) && !who.includes(position))
              .map((position) => `${slug}: ${position} in “${clause}” | ${who}`),
      );
  });
  expect(wrong).toEqual([]);
});
