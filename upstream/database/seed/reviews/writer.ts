import { sizeInSentence } from "../../../../app/contracts/vocabulary/mattress";
import type { MattressSize } from "../../../../app/contracts/mattress";
import { commercialPrice } from "../../../rules/prices";
import type { SeedModel } from "../catalogue-data";
import type { Random } from "../random";
import { capital, dollars, inchTall, numberWord } from "../text/wording";
import { bedTags, purchaseTags } from "./bed-tags";
import type { Market } from "./market";
import { occasionFor, type Occasion } from "./occasions";
import { ownerFor, timeOwned, type Owner } from "./owner";
import { Tags } from "./tags";
import { mensNames, oldBeds, places, womensNames } from "./stock/old-beds";

/** An owner with all that their review may speak of. */
export interface Writer {
  owner: Owner;
  model: SeedModel;
  firstName: string;
  author: string;
  occasion: Occasion | null;
  size: MattressSize;
  /** Null: not told, as with `seller`. */
  paid_cents: number | null;
  /** What it did cost; null where no price is published. */
  cost_cents: number | null;
  seller: string | null;
  bought_from: string;
  /** What is true of the bed and its owner. */
  tags: Tags;
  /** Values for the words that are filled in. */
  words: Readonly<Record<string, string>>;
}

const shared: Readonly<Record<MattressSize, number>> = {
  twin: 0,
  "twin-xl": 0,
  full: 1,
  queen: 12,
  king: 8,
  "cal-king": 2,
  "split-king": 0.3,
};
const single: Readonly<Record<MattressSize, number>> = {
  twin: 2,
  "twin-xl": 2,
  full: 5,
  queen: 10,
  king: 1.5,
  "cal-king": 0.3,
  "split-king": 0,
};

function weightedSize(sizes: readonly MattressSize[], weights: Readonly<Record<MattressSize, number>>, random: Random) {
  let left = random.next() * sizes.reduce((sum, size) => sum + weights[size], 0);
  return sizes.find((size) => (left -= weights[size]) < 0) ?? "queen";
}

/** Near what the bed was sold for: its list price, or a sale's. Whoever bought it years ago paid a little less. */
function priceOf(model: SeedModel, size: MattressSize, months: number, random: Random) {
  const list = model.variants.find((variant) => variant.size === size)?.list_cents ?? null;
  if (list === null) return { paid: null, sale: false };
  const off = random.pick([0, 0, 0, 8, 10, 10, 12, 15]);
  const then = months > 24 ? 0.96 : 1;
  return { paid: commercialPrice((list / 100) * then * (1 - off / 100)) * 100, sale: off > 0 };
}

const pounds = {
  "under-130": [21, 25],
  "130-180": [27, 35],
  "180-230": [37, 45],
  "230-300": [47, 59],
  "over-300": [61, 68],
} as const;
const sags: Readonly<Record<number, string>> = {
  0.75: "three quarters of an inch",
  1: "an inch",
  1.25: "an inch and a quarter",
  1.5: "an inch and a half",
};
const on = {
  side: "on my side",
  back: "on my back",
  stomach: "on my stomach",
  combination: "on my side or back",
} as const;

/** Words that tell how long the bed has been owned. */
export const timeWords = (months: number) => ({ time: timeOwned(months), Time: capital(timeOwned(months)) });

/** What is true of the bed's trial and warranty for someone who has had it so long. */
function termTags({ policies }: SeedModel, months: number): Record<string, boolean> {
  const { trial_nights: nights, return_fee_cents: fee, break_in_nights: breakIn } = policies;
  const days = months * 30;
  const within = nights !== null && days < nights - 5;
  return {
    trial: nights !== null,
    longtrial: nights !== null && nights >= 180,
    intrial: within,
    overtrial: nights !== null && days > nights + 14,
    refundable: within && policies.return_kind === "refund" && breakIn !== null && days >= breakIn,
    fee: fee !== null && fee > 0,
    freereturn: fee === 0,
    sagrule: policies.sag_threshold_inches !== null,
    foundation: policies.foundation_required === true,
  };
}

/** Someone who gave the bed so many stars; `months` is given where a later version fixes it. */
export function writerOf(
  model: SeedModel,
  market: Market,
  { rating, months, random }: { rating: number; months: number | null; random: Random },
): Writer {
  const drawn = ownerFor(rating, model.firmness.measured ?? model.firmness.claimed, random);
  const made = model.variants.map(({ size }) => size);
  const woman = random.chance(0.5);
  const firstName = random.pick(woman ? womensNames : mensNames);
  const occasion = occasionFor({ model, sizes: made, woman, shares: drawn.shares, rating }, random);
  const shares = occasion?.shares ?? drawn.shares;
  const owner: Owner = { ...drawn, shares, months: months ?? drawn.months };
  const sizes = made.filter((size) => occasion?.sizes?.includes(size) ?? true);
  const size = weightedSize(sizes, shares ? shared : single, random);
  const { paid, sale } = priceOf(model, size, owner.months, random);
  const tellsPrice = paid !== null && random.chance(0.55);
  const climate = random.pick(["hot", "cold", "mild", "mild"] as const);
  const [place, state] = random.pick(places[occasion?.name === "heat" ? "hot" : climate]);
  const near = market.stores.filter(({ states }) => states?.includes(state) ?? true);
  const online = market.online && (near.length === 0 || random.chance(0.55));
  const seller = online ? market.brand : random.pick(near.length > 0 ? near : market.stores).name;
  const sleeper = owner.position === "combination" ? "combination sleeper" : `${owner.position} sleeper`;
  const [low, high] = pounds[owner.band];
  const man = random.chance(woman ? 0.88 : 0.06);
  const partner = man
    ? random.pick(["husband", "husband", "husband", "boyfriend", "partner"])
    : random.pick(["wife", "wife", "wife", "girlfriend", "partner"]);
  const { policies } = model;
  const nights = policies.trial_nights;
  const quirks = random.next();
  const animal = quirks < 0.4 && (occasion?.animals ?? true) ? (quirks < 0.27 ? "dog" : "cat") : null;
  const facts: Record<string, boolean> = {
    family: true,
    [owner.position]: true,
    heavy: owner.band === "230-300" || owner.band === "over-300",
    light: owner.band === "under-130",
    woman,
    man: !woman,
    two: shares,
    alone: !shares && occasion === null,
    hot: owner.hot,
    hotplace: climate === "hot" || occasion?.name === "heat",
    coldplace: climate === "cold" && occasion?.name !== "heat",
    dog: animal === "dog" || occasion?.name === "dogbed",
    cat: animal === "cat" && occasion?.name !== "dogbed",
    pet: animal !== null,
    kids: shares && random.chance(0.4),
    gap: shares && owner.band !== "over-300" && man && random.chance(0.3),
    short: woman && random.chance(0.25),
    hotelish: random.chance(0.3),
    paid: tellsPrice,
    sale: tellsPrice && sale,
    online,
    store: !online,
    staffed: !online && !seller.endsWith("Club"),
    happy: rating >= 4,
    ...(occasion === null ? {} : { [occasion.name]: true }),
    ...termTags(model, owner.months),
  };
  const tags = new Tags(bedTags(model), [
    ...purchaseTags(market, model.type, size, online),
    ...Object.keys(facts).filter((fact) => facts[fact]),
  ]);
  const old = random.pick(oldBeds);
  const he = man ? "he" : "she";
  return {
    owner,
    model,
    firstName,
    author: random.chance(0.85) ? `${firstName} ${String.fromCharCode(65 + random.int(0, 24))}.` : firstName,
    occasion,
    size,
    cost_cents: paid,
    bought_from: seller,
    paid_cents: tellsPrice || random.chance(0.1) ? paid : null,
    seller: random.chance(0.8) ? seller : null,
    tags,
    words: {
      ...timeWords(owner.months),
      on: on[owner.position],
      onYour: on[owner.position].replace("my", "your"),
      On: capital(on[owner.position]),
      sleeper: `a ${sleeper}`,
      sleeperWord: sleeper,
      Sleeper: capital(sleeper),
      pounds: String(random.int(low, high) * 5),
      hot: owner.hot
        ? "and I run hot"
        : random.pick(["never too hot or too cold", "always a little cold", "normal height"]),
      size: sizeInSentence(size),
      Size: capital(sizeInSentence(size)),
      paid: paid === null ? "" : dollars(paid),
      old,
      Old: capital(old),
      place,
      partner,
      he,
      He: capital(he),
      hers: man ? "his" : "hers",
      his: man ? "his" : "her",
      him: man ? "him" : "her",
      pet: facts["cat"] ? "cat" : "dog",
      height: `${model.height_inches}-inch`,
      inches: `${model.height_inches} inches`,
      tall: inchTall(model.height_inches),
      comfort: comfortOf(model),
      nights: String(nights ?? ""),
      Nights: nights === null ? "" : capital(nights === 365 ? "365" : String(nights)),
      fee: policies.return_fee_cents === null ? "" : dollars(policies.return_fee_cents),
      sag: sags[policies.sag_threshold_inches ?? 1] ?? "an inch",
      weeks: owner.months >= 2 ? `${numberWord(random.int(3, 7))} weeks` : "two weeks",
    },
  };
}

/** "Medium Firm" of "Tansy Medium Firm Pillow Top". */
const comfortOf = ({ name }: SeedModel) => name.replace(/ (Pillow|Euro) Top$/, "").replace(/^\S+ /, "");
