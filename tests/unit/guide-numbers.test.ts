import { describe, expect, test } from "vitest";
import { dealSorts } from "#contracts/deals";
import { mattressSorts } from "#contracts/mattresses";
import { dealSortLabels } from "#contracts/vocabulary/deals";
import { scorePartLabels } from "#contracts/vocabulary/scores";
import { reviewSortLabels } from "#contracts/vocabulary/reviews";
import { storeSortLabels } from "#contracts/vocabulary/stores";
import { paidBySeller } from "~/features/content/figures/warranty-years";
import { scoreScale } from "../../upstream/rules/bedlark-score/bedlark-score";
import { currentRuleset as rules } from "../../upstream/rules/match/ruleset";
import { ratingsNeeded } from "../../upstream/rules/owner-rating";
import { piecewise } from "../../upstream/rules/piecewise";
import { usualDays } from "#contracts/vocabulary/prices";
import { type SleepPosition, targetFirmness } from "../../upstream/rules/target-firmness";
import { known, models, shareOf, within } from "../support/demo-figures";
import { median } from "../support/median";
import { answers, guide, page, said, tableIn, term, writtenTexts } from "../support/written-numbers";

/** Numbers that guides, glossary and pages write by hand, read from their sentences and held against the rules. */

const [matching, kinds] = [guide("mattress-matching"), guide("mattress-types")];
const [shopping, accessories] = [guide("mattress-shopping-tips"), guide("mattress-accessories")];
const about = page("about");

describe("What the guides say of the match is what its rules say:", () => {
  test("where each sleeper starts, by position and weight", () => {
    const heading = "You mostly sleep on your";
    const { headings, rows } = tableIn(matching, heading);
    const pounds = headings.slice(1).map((weight) => said(weight, "# lb")[0]!);
    const started = (position: SleepPosition) => pounds.map((weight) => targetFirmness(position, weight));
    expect(pounds).toEqual(rules.target.lines.side.map(([weight]) => weight));
    expect(rows.map(([position, ...figures]) => [position, figures.map(Number)])).toEqual([
      ["Side", started("side")],
      ["Back", started("back")],
      ["Stomach", started("stomach")],
      ["A bit of everything", started("combination")],
    ]);
  });

  test("the same in a sentence, and by the terms' rules of thumb, to half a point", () => {
    const [weight, side, back, low, high] = said(
      matching,
      "we start a side sleeper of # lb at about #, a back sleeper at # and a stomach sleeper between # and #.",
    );
    expect([side, back]).toEqual((["side", "back"] as const).map((each) => Math.round(targetFirmness(each, weight!))));
    expect(within([low!, high!])(targetFirmness("stomach", weight!))).toBe(true);

    const halves = (position: SleepPosition, pounds: number) => Math.round(targetFirmness(position, pounds) * 2) / 2;
    const positions = ["side", "back", "stomach"] as const;
    const usual = said(
      term("firmness"),
      "about # for a side sleeper of 130 to 230 lb, # for a back sleeper and # for a stomach sleeper",
    );
    expect(term("firmness")).toContain(
      "Under 130 lb, take off a point, or a point and a half on your side. Over 230 lb, add half a point, or a whole one on your side.",
    );
    expect(usual).toEqual(positions.map((position) => halves(position, 180)));
    expect([usual[0]! - 1.5, usual[1]! - 1, usual[2]! - 1]).toEqual(positions.map((position) => halves(position, 115)));
    expect([usual[0]! + 1, usual[1]! + 0.5, usual[2]! + 0.5]).toEqual(
      positions.map((position) => halves(position, 260)),
    );
    expect(said(term("plush"), "Side sleepers under 130 lb do best around #")).toEqual([halves("side", 115)]);
    expect(said(term("plush"), "On your stomach it bends your lower back, so look at # and up")).toEqual([
      halves("stomach", 115),
    ]);
    expect(
      said(term("medium-firm"), "A level of # suits most back sleepers of 130 to 230 lb, and side sleepers above"),
    ).toEqual([halves("back", 180)]);
    expect(halves("side", 260)).toBe(halves("back", 180));
  });

  test("how far apart a couple is, and from where on it should not compromise", () => {
    const [light, hers, heavy, his, gap] = said(
      answers("couple-130-and-260-pounds"),
      "a side sleeper of # lb does best at about #, and a stomach sleeper of # lb at #. That's a gap of #.",
    );
    expect(hers).toBeCloseTo(targetFirmness("side", light!), 1);
    expect(his).toBe(targetFirmness("stomach", heavy!));
    expect(gap).toBe(his! - hers!);
    const { splitFrom } = rules.target;
    expect(gap).toBeGreaterThanOrEqual(splitFrom);
    expect(said(matching, "If you’re # or more apart, don’t compromise.")).toEqual([splitFrom]);
    expect(said(kinds, "couples whose targets are # points or more apart")).toEqual([splitFrom]);
    expect([term("king").includes("If your needs differ by two points of firmness"), splitFrom]).toEqual([true, 2]);
  });

  test("what pain moves", () => {
    const { lowBack, joint } = rules.target;
    expect(said(matching, "we only move your target halfway to #.")).toEqual([lowBack.towards]);
    expect([matching.includes("hips call for the opposite: half a point softer"), lowBack.share, joint]).toEqual([
      ...[true, 0.5, -0.5],
    ]);
  });

  test("what each part is worth", () => {
    const { points } = rules;
    const ends = (line: readonly (readonly [number, number])[]) => [line[0]![1], line.at(-1)![1]];
    const { pressure_relief: pressure, motion_isolation: motion, cooling, feel } = points;
    expect(said(matching, "Getting the firmness right comes first: # points.")).toEqual([points.firmness]);
    expect(said(matching, "Holding you up is worth # points if you’re light and up to # if you’re heavy.")).toEqual(
      ends(points.support),
    );
    expect(said(matching, "How long it lasts is worth # to #,")).toEqual(ends(points.durability));
    expect(
      said(matching, "worth # points if you sleep on your side and # on your stomach, and # more if your shoulders"),
    ).toEqual([pressure.side, pressure.stomach, pressure.joint]);
    expect(
      said(
        matching,
        "How little you feel your partner is worth #, or # if one of you wakes easily. If you sleep alone",
      ),
    ).toEqual([motion.shared, motion.lightSleeper]);
    expect(motion.alone).toBe(0);
    expect(
      said(matching, "Staying cool is worth # if you sleep hot and # if you don’t. If you sleep cold, it’s #"),
    ).toEqual([cooling.hot, cooling.neutral, cooling.cold]);
    expect(said(matching, "The feel you ask for is worth # if it’s hug or float.")).toEqual([feel.hug]);
    expect(feel.float).toBe(feel.hug);
    const others = [points.support, points.durability].flatMap((line) => ends(line));
    expect(
      Math.max(...others, pressure.side + pressure.joint, motion.lightSleeper, cooling.hot, feel.hug),
    ).toBeLessThan(points.firmness);
  });

  test("what a miss in firmness costs, whichever way it hurts", () => {
    const { miss, hurtsMore, claimedShare, ownersNeeded } = rules.fit;
    const earned = (off: number) => piecewise(miss, off * (1 + hurtsMore));
    const [percent, none] = said(
      matching,
      "A bed within a quarter of a point of your target gets at least #% of them, one that’s off by a whole point about two thirds at most, and one that’s off by # or more none.",
    );
    expect(Math.floor(earned(0.25) * 10) * 10).toBe(percent);
    expect(piecewise(miss, 1)).toBeCloseTo(2 / 3, 2);
    expect(miss.at(-1)).toEqual([none, 0]);
    expect(
      said(matching, "counts for half and that of owners of your weight for the other half, and with fewer than #"),
    ).toEqual([ownersNeeded]);
    expect(claimedShare).toBe(0.5);
  });

  test("what is enough, what costs more, and whose score counts", () => {
    const { needs, weakSpot, couple, owners, points } = rules;
    expect(said(matching, "Most of these earn #% at what you need")).toEqual([100 * needs.shareAtNeed]);
    expect(
      said(matching, "falls far short in something worth # points or more to you, it loses up to # points on top"),
    ).toEqual([weakSpot.fromPoints, weakSpot.share * weakSpot.points]);
    expect(said(matching, "the lower of the two counts for #%")).toEqual([100 * couple.lower]);
    expect(said(matching, "what owners like you say once there are # of them")).toEqual([owners.needed]);
    expect(matching).toContain(
      "Points that nobody has asked for go to how long a bed lasts, how it holds you up, how it takes pressure off and what owners say",
    );
    expect(Object.keys(points.fill.usual).sort()).toEqual(["durability", "owners", "pressure_relief", "support"]);
  });

  test("what a heavy sleeper should look for", () => {
    const heavy = 230;
    const { leastPolyfoam, leastMemoryFoam, leastCore, thinnestGauge } = rules.wear;
    for (const slug of ["comfort-layer", "body-impression"]) {
      const [poly, memory] = said(
        term(slug),
        slug === "comfort-layer"
          ? "# lb or more for polyfoam, # lb or more for memory foam"
          : "# lb or more for [polyfoam](/mattress-glossary/polyfoam/), # lb or more for memory foam",
      );
      expect([poly, memory]).toEqual([piecewise(leastPolyfoam, heavy), piecewise(leastMemoryFoam, heavy)]);
    }
    expect(said(kinds, "and # lb or more is what a core needs")).toEqual([piecewise(leastCore, heavy)]);
    const [pounds, density] = said(term("core"), "ask for 1.8 lb/ft³ or more; over # lb, # or more");
    expect(within([piecewise(leastCore, pounds!), piecewise(leastCore, 330)])(density!)).toBe(true);
    const asked = [
      said(kinds, "If you weigh over # lb, look for thicker wire, # or lower."),
      said(term("coil-gauge"), "If you weigh over # lb, look for # or lower"),
    ];
    for (const numbers of asked) expect(numbers).toEqual([heavy, piecewise(thinnestGauge, 260)]);
  });

  test("what bends on an adjustable base", () => {
    const { tallestInches, rigid } = rules.adjustableBase;
    expect(said(accessories, "most beds with pocketed coils do, up to about #″ thick")).toEqual([tallestInches]);
    expect(said(term("adjustable-base"), "bend well up to about 12″ to #″ thick")).toEqual([tallestInches]);
    expect(accessories).toContain("Coils that are tied together with a [border wire]");
    expect(rigid).not.toContain("pocketed-coils");
  });
});

describe("What the texts say of warranties is so:", () => {
  test("how long those of the demonstration's beds are", () => {
    const years = known(models.map(({ policies }) => policies.warranty_years));
    // The live figure of the page: the middle one of all.
    const usual = median(years);
    expect(shopping).toContain(
      "More than half the beds in our catalog have a warranty of :live{of=warranty-middle} years, and the rest have a longer one.",
    );
    expect(term("warranty")).toContain(
      "More than half of the beds we list come with :live{of=warranty-middle} years and the rest with more,",
    );
    expect(shareOf(years, (each) => each === usual)).toBeGreaterThan(0.5);
    expect(Math.min(...years)).toBe(usual);
  });

  test("what a prorated one pays, which lasts for all of its years", () => {
    const [of, price, after, costs] = said(
      shopping.replace("a 20-year warranty charges a twentieth", "a 20-year warranty charges a 20th"),
      "a #-year warranty charges a 20th of the price for each full year you’ve had the bed, so for a $# bed a claim after # years costs you $#.",
    );
    expect((price! * after!) / of!).toBe(costs);
    expect(
      said(
        term("prorated"),
        "Typical terms are #% of the price for every year since you bought it. After # years of such a contract you’d pay #%",
      ),
    ).toEqual([5, 12, 5 * 12]);
    expect([5, 6, 10].map(paidBySeller)).toEqual([100, 50, 10]);
  });
});

describe("What the site says of its own figures is what they are:", () => {
  test("the parts and the scale of the Bedlark score", () => {
    const numbers = said(
      about,
      "On our scale, # of that is a score of #, # is #, # is #, # is #, and # is #, with straight lines",
    );
    expect(numbers).toEqual(scoreScale.flat());
    const named = [...about.matchAll(/^- \*\*(\w+)\*\* (?:is|are) /gm)].map(([, name]) => name);
    expect(named).toEqual(Object.values(scorePartLabels).map(({ label }) => label));
  });

  test("from how many ratings there are stars, and how long a usual price looks back", () => {
    expect([about.includes("With fewer than five, we show no stars at all."), ratingsNeeded]).toEqual([true, 5]);
    expect(said(shopping, "the middle of all of them over the last # days")).toEqual([usualDays]);
    expect(said(term("usual-price"), "in one size over the past # days")).toEqual([usualDays]);
  });

  test("how lists are sorted before anybody sorts them", () => {
    expect(about).toContain(
      "Lists of beds start with the highest score, stores with the nearest, deals with the one that ends first, and reviews with the newest.",
    );
    expect([mattressSorts[0], Object.keys(storeSortLabels)[0], dealSorts[0], Object.keys(reviewSortLabels)[0]]).toEqual(
      [...["score", "distance", "ending", "newest"]],
    );
    expect(term("usual-price")).toContain("You can sort [our deals](/mattress-deals/) by savings, biggest first.");
    expect(dealSortLabels.saving.rule).toMatch(/^Biggest savings first\./);
  });

  test("and no text counts the catalog by hand, since it changes", () => {
    const byHand = writtenTexts.flatMap(({ slug, body }) =>
      body
        .split(/(?<=[.?])\s/)
        .filter((sentence) => /\b(our catalog|beds we list|beds we know)\b/.test(sentence))
        .map((sentence) => sentence.replaceAll(/:live\{[^}]*\}|\d[\d.]*″/g, ""))
        .filter((sentence) => /\$\d|\d+%|\b\d+ (beds|brands|nights or more|years or more)/.test(sentence))
        .map((sentence) => `${slug}: ${sentence}`),
    );
    expect(byHand).toEqual([]);
  });
});
