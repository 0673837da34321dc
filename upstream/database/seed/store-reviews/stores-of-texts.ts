import { brandCharacters } from "../brand-characters";
import type { Random } from "../random";
import { slugify } from "../slug";
import { retailerCharacters } from "../stores/retailers";
import type { SeedStore } from "../stores/store-data";
import type { VisitText } from "./visit-texts";

/** Of the stores that somebody wrote about, most have one review or two, and a few have many. */
function shareOf(random: Random): number {
  const kind = random.next();
  if (kind < 0.55) return 1;
  return kind < 0.85 ? random.int(2, 3) : random.int(5, 9);
}

const characterOf = new Map(retailerCharacters.map((retailer) => [slugify(retailer.name), retailer]));

/** What a store is to the texts: "chain mid", "brand IKEA", "club". */
function kindOf({ retailer_slug }: SeedStore): string {
  const retailer = characterOf.get(retailer_slug);
  if (retailer === undefined) return "";
  if (retailer.brand === null) return `chain ${retailer.tier}`;
  return retailer.name.endsWith("Club") ? "club" : `brand ${retailer.brand}`;
}

const kindOfText = (text: VisitText): string => {
  if (text.kind === "chain") return `chain ${text.tier}`;
  return text.kind === "brand" ? `brand ${text.brand}` : "club";
};

/** Brands that a text may name; it then belongs to a store that has all of them on its floor. */
const named = () =>
  brandCharacters().map(({ name }) => ({ name, pattern: new RegExp(`\\b${name.replace(/[.&]/g, "\\$&")}\\b`) }));

/** Each text with a store of its kind, as far as there are any; in one store no two are by one writer. */
export function storesOfTexts(
  texts: readonly VisitText[],
  stores: readonly SeedStore[],
  brandNameOf: (modelSlug: string) => string,
  random: Random,
): { text: VisitText; store: SeedStore }[] {
  const brands = named();
  const namedIn = ({ title, body }: VisitText) =>
    brands.filter(({ pattern }) => pattern.test(`${title} ${body}`)).map(({ name }) => name);
  const floorOf = new Map<SeedStore, ReadonlySet<string>>();
  const floor = (store: SeedStore) => {
    const there = floorOf.get(store) ?? new Set(store.floor.map(({ model_slug }) => brandNameOf(model_slug)));
    floorOf.set(store, there);
    return there;
  };
  const storesOf = groupBy(stores, kindOf);
  return [...groupBy(texts, kindOfText)].flatMap(([kind, all]) => {
    const own = random.fork(kind);
    // Only a chain leads several brands.
    const left = own
      .sample(all, all.length)
      .map((text) => ({ text, brands: text.kind === "chain" ? namedIn(text) : [] }));
    const there = storesOf.get(kind) ?? [];
    return own.sample(there, there.length).flatMap((store) => {
      const given: VisitText[] = [];
      for (let share = shareOf(own); share > 0; share -= 1) {
        const index = left.findIndex(
          ({ text, brands: wanted }) =>
            wanted.every((name) => floor(store).has(name)) && given.every(({ author }) => author !== text.author),
        );
        if (index === -1) break;
        given.push(left.splice(index, 1)[0]!.text);
      }
      return given.map((text) => ({ text, store }));
    });
  });
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group === undefined) groups.set(keyOf(row), [row]);
    else group.push(row);
  }
  return groups;
}
