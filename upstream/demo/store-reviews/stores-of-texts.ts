import { brandCharacters } from "../catalogue/brand-characters";
import type { Random } from "../random";
import { slugify } from "../slug";
import { retailerCharacters } from "../stores/retailers";
import type { SeedStore } from "../stores/store-data";
import type { VisitText } from "./visit-texts";

/** From here on a city is as large as any. */
const largest = 20;

/** Of the stores that somebody wrote about some have one review, some two or three, and some, most of them in large cities, many. */
function shareOf(neighbors: number, random: Random): number {
  const kind = random.next();
  if (kind < (neighbors >= largest / 2 ? 0.5 : 0.15)) return random.int(5, 9);
  return random.chance(0.55) ? 1 : random.int(2, 3);
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

const cityOf = ({ city, state }: SeedStore) => `${city}, ${state}`;

/** Where there are many stores there are many shoppers, so those of large cities come early. */
function inTurn(stores: readonly SeedStore[], neighborsOf: (store: SeedStore) => number, random: Random): SeedStore[] {
  return stores
    .map((store) => ({ store, at: random.next() / Math.min(largest, neighborsOf(store)) }))
    .sort((one, other) => one.at - other.at)
    .map(({ store }) => store);
}

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
  const inCity = groupBy(stores, cityOf);
  const neighborsOf = (store: SeedStore) => inCity.get(cityOf(store))?.length ?? 1;
  return [...groupBy(texts, kindOfText)].flatMap(([kind, all]) => {
    const own = random.fork(kind);
    // Only a chain leads several brands.
    const left = own
      .sample(all, all.length)
      .map((text) => ({ text, brands: text.kind === "chain" ? namedIn(text) : [] }));
    return inTurn(storesOf.get(kind) ?? [], neighborsOf, own).flatMap((store) => {
      const given: VisitText[] = [];
      for (let share = shareOf(neighborsOf(store), own); share > 0; share -= 1) {
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
