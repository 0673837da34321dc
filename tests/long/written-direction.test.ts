import { afterAll, beforeAll, expect, test } from "vitest";
import { unmarkedTexts } from "../support/written-direction";
import { writtenPages } from "../support/written-pages";
import { writeEverywhere, writtenColumns } from "../support/written-rows";
import { startWorstSite, type WorstSite } from "../support/worst-site";

/**
 * Every text of people is in Hebrew, each column with a word of its own, and so is what is looked for: wherever one is shown
 * it reads from right to left and leaves the order of our own words alone.
 */

const alphabet = "אבגדהוזחטיכלמנסעפצקרשת";
const wordOf = (column: string) => {
  const place = writtenColumns.indexOf(column);
  return `שלו${alphabet[Math.floor(place / alphabet.length)]}${alphabet[place % alphabet.length]}`;
};
/** It ends with what would change places with our words beside it. */
const hebrewOf = (column: string, most: number) => `${wordOf(column)} יפה 7! (`.slice(0, most);

/** No page shows it: an account that nobody has confirmed is greeted by mail alone. */
const nowhere = new Set(["sign_up.first_name"]);

let world: WorstSite;
beforeAll(async () => {
  world = await startWorstSite("written-direction.log", (upstream) => writeEverywhere(upstream, hebrewOf));
}, 180_000);
afterAll(() => world?.close());

test("what people write stands in a direction of its own on every page, for whoever opens it", async () => {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const { path, by } of await writtenPages(world, "מזרן 90")) {
    for (const visitor of new Set([by, path.startsWith("/admin/") ? by : "anybody"] as const)) {
      const { body, status } = await world.get(path, visitor);
      if (status >= 500) faults.push(`${path} answers ${status}`);
      for (const column of writtenColumns) if (body.includes(wordOf(column))) seen.add(column);
      for (const fault of unmarkedTexts(body)) faults.push(`${path} (${visitor}): ${fault}`);
    }
  }
  expect(faults).toEqual([]);
  expect(writtenColumns.filter((column) => !seen.has(column) && !nowhere.has(column))).toEqual([]);
}, 300_000);

test.each(["שלום", "مرحبا"])("the check finds what has no direction of its own, or our words before it: %s", (word) => {
  expect(unmarkedTexts(`<p>Written by ${word}</p>`)).toHaveLength(1);
  expect(unmarkedTexts(`<p dir="auto">Written by ${word}</p>`)).toHaveLength(1);
  expect(unmarkedTexts(`<input type="text" value="${word}"/>`)).toHaveLength(1);
  expect(unmarkedTexts(`<textarea rows="3">${word}</textarea>`)).toHaveLength(1);
  expect(
    unmarkedTexts(`<p>Written by <bdi>${word}</bdi>, “\u2068${word}\u2069”</p><p dir="auto">“${word} <a>ab</a></p>`),
  ).toEqual([]);
  expect(
    unmarkedTexts(`<title>${word}</title><input type="text" dir="auto" value="${word}"/><img alt="${word}"/>`),
  ).toEqual([]);
});
