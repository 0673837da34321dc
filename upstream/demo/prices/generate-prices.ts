import type { MattressSize } from "#contracts/mattress";
import { commercialPrice } from "../../rules/prices";
import { daysBefore } from "../dates";
import type { DealPlan } from "../deals/plan-deals";
import { inventedStores } from "../catalogue/name-words";
import type { Random } from "../random";
import { lineCalendar, type Look, saleWeekends } from "./line-calendar";
import type { OfferedLine } from "./offered-lines";

/** What was seen of one size at one seller: the prices in cents stand beside their days, latest first. */
export interface SeedPrices {
  model_slug: string;
  size: MattressSize;
  seller: string;
  days: string[];
  cents: number[];
}

/**
 * A year of prices of every size that is published, around its list price; all sizes and models of a line move
 * together.
 */
export function generatePrices(
  lines: readonly OfferedLine[],
  deals: readonly DealPlan[],
  random: Random,
): SeedPrices[] {
  const cuts = deals.filter(({ kind, starts }) => kind === "price-cut" && starts >= 0);
  return lines
    .filter(({ priced }) => priced)
    .flatMap((line) => {
      const own = random.fork(line.slug);
      const ofLine = cuts.filter(({ lines: covered }) => covered.includes(line));
      const looks = lineCalendar(line, saleWeekends(random.fork(line.brand.slug)), ofLine, own.fork("calendar"));
      const second = own.fork("second seller");
      return [
        ...pricesAt(line, line.seller, looks, ({ level }) => level),
        ...(line.atRetailers && second.chance(0.3) ? secondSeller(line, looks, second) : []),
      ];
    });
}

/** A store that sells the line, too, near its list price, and is looked up less often. */
function secondSeller(line: OfferedLine, looks: readonly Look[], random: Random): SeedPrices[] {
  const seller = random.pick(inventedStores.filter((name) => name !== line.seller));
  const dearer = random.pick([0.97, 1, 1.02, 1.04]);
  const seen = looks.filter((_, index) => index > 0 && index % 3 === 0);
  return seen.length === 0 ? [] : pricesAt(line, seller, seen, ({ list }) => list * dearer);
}

function pricesAt(
  { models }: OfferedLine,
  seller: string,
  looks: readonly Look[],
  levelOf: (look: Look) => number,
): SeedPrices[] {
  const days = looks.map(({ day }) => daysBefore(day));
  const levels = looks.map(levelOf);
  return models.flatMap(({ slug, variants }) =>
    variants.flatMap(({ size, list_cents }) =>
      list_cents === null
        ? []
        : { model_slug: slug, size, seller, days, cents: levels.map((level) => scaled(list_cents, level)) },
    ),
  );
}

const scaled = (cents: number, level: number) => commercialPrice((cents / 100) * level) * 100;
