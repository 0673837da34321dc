import type { MattressSort } from "#contracts/mattresses";
import type { AskedPage } from "#contracts/search";
import type { Term } from "./term";

/** Phrases for whom a bed is for, the order of results, and pages. */

const need = (label: string, score: Term["score"], quiz: Term["quiz"], said: string): Term => ({
  kind: "need",
  label,
  ...(score === undefined ? {} : { score }),
  ...(quiz === undefined ? {} : { quiz }),
  said,
});

/** "hip pain", "bad hip", "hips hurt" */
const painIn = (part: string) =>
  [
    `${part} pain`,
    ...["sore", "bad", "aching", "achy", "stiff", "painful", "hurting"].map((how) => `${how} ${part}`),
    ...["ache", "hurt", "hurting", "stiffness", "problem", "issue"].map((how) => `${part} ${how}`),
    ...["ache", "hurt"].map((how) => `${part}s ${how}`),
  ].join(", ");

const backSaid =
  `${painIn("back")}, ${painIn("lower back")}, low back pain, lower back, backache, back support, sciatica, ` +
  "herniated disc, scoliosis, lumbar, lumbar support";
export const senior: Term = need(
  "for people 65 and over",
  "support",
  { age: "65-over" },
  "senior, senior citizen, elderly, older people, older adult",
);
const teenager = need("for a teenager", undefined, { recipient: "child", childAge: "15" }, "teen, teenager");
/** These need a crib mattress (16 CFR 1217), however old the child is. */
const toddlerBed = need(
  "for a crib or toddler bed",
  undefined,
  { recipient: "child", childAge: "2" },
  "toddler bed, toddler mattress, crib mattress, mini crib, bassinet, pack n play, pack and play, playpen",
);
const baby = need(
  "for a baby or toddler",
  undefined,
  { recipient: "child", childAge: "0" },
  "toddler, infant, newborn, crib, baby mattress, baby bed, baby crib, for baby, for a baby, for the baby, for my baby, " +
    "for our baby, for new baby, for a new baby, for babies, for a year old, baby boy, baby girl",
);
export const coldSleeper: Term = need(
  "for cold sleepers",
  undefined,
  { temperature: "cold" },
  "cold sleeper, sleep cold, sleeps cold, sleeping cold, always cold, get cold, gets cold, feel cold, feels cold, " +
    "run cold, runs cold, warm",
);
/** Words for children of an age, which are redundant next to the exact age. */
export const ageText: ReadonlySet<string> = new Set([teenager.label, baby.label]);
const needs: readonly Term[] = [
  need("for back pain", "support", { pain: "low-back" }, backSaid),
  need("for shoulder pain", "pressure_relief", { pain: "shoulder" }, `${painIn("shoulder")}, shoulder`),
  need("for hip pain", "pressure_relief", { pain: "hip" }, `${painIn("hip")}, hip, bursitis, hip bursitis`),
  need("for neck pain", "pressure_relief", { pain: "neck" }, `${painIn("neck")}, neck, neck support, crick in my neck`),
  need(
    "for sore joints",
    "pressure_relief",
    undefined,
    `${painIn("joint")}, ${painIn("knee")}, arthritis, fibromyalgia, pressure relief, pressure point, ` +
      "pressure relieving, pain, pain relief, pain free",
  ),
  need(
    "for side sleepers",
    "pressure_relief",
    { position: "side" },
    "side sleeper, side sleeping, side sleep, sleep on side, sleep on my side",
  ),
  need(
    "for back sleepers",
    "support",
    { position: "back" },
    "back sleeper, back sleeping, sleep on back, sleep on my back",
  ),
  need(
    "for stomach sleepers",
    "support",
    { position: "stomach" },
    "stomach sleeper, stomach sleeping, belly sleeper, sleep on stomach, sleep on my stomach",
  ),
  need(
    "for combination sleepers",
    "responsiveness",
    { position: "combination" },
    "combination sleeper, combo sleeper, combination sleeping, toss and turn, restless sleeper, i toss and turn",
  ),
  need(
    "for couples",
    "motion_isolation",
    { recipient: "couple" },
    "couple, partner, husband, wife, spouse, boyfriend, girlfriend, two people, two sleepers, for two, 2 people, 2 sleepers, 2 adults, two adults, for 2",
  ),
  need(
    "with little motion",
    "motion_isolation",
    { lightSleeper: "yes" },
    "motion isolation, motion transfer, motion, no motion transfer, motion free, light sleeper, tosses and turns",
  ),
  need(
    "for couples with a light sleeper",
    "motion_isolation",
    { recipient: "couple", lightSleeper: "yes" },
    "restless partner, partner tosses and turns, partner tosses, partner moves",
  ),
  need("with strong edges", "edge_support", undefined, "edge support, strong edge, edge, edges"),
  need("easy to move on", "responsiveness", undefined, "bouncy, bounce, responsive, responsiveness, sex"),
  need(
    "that keeps its shape",
    "durability",
    undefined,
    "durable, durability, long lasting, sagging, sag, sags, sag free",
  ),
  need("with good support", "support", undefined, "support, supportive, spinal alignment, orthopedic"),
  teenager,
  toddlerBed,
  baby,
  need("for guests", undefined, { recipient: "guest" }, "guest, guest room, guest bed, spare room"),
  coldSleeper,
  senior,
  need(
    "for people who find it hard to get up",
    "edge_support",
    { mobility: "yes" },
    [
      ...["hard", "difficult", "harder", "easy", "easier", "trouble", "difficulty", "struggle"].flatMap((how) => [
        `${how} to get out`,
        `${how} to get up`,
        `${how} to get in and out`,
        `${how} getting out`,
        `${how} getting up`,
        `${how} getting in and out`,
      ]),
      "limited mobility",
      "mobility problem",
      "mobility issue",
      "mobility",
    ].join(", "),
  ),
  need(
    "for tall people",
    undefined,
    undefined,
    "tall, tall people, tall person, tall guy, tall man, tall woman, taller",
  ),
  need(
    "for an adjustable base",
    undefined,
    { adjustableBase: "yes" },
    "adjustable base, adjustable frame, adjustable bed frame, adjustable bed base, adjustable foundation, power base, " +
      "for adjustable bed, for an adjustable bed",
  ),
];

const order = (label: string, sort: MattressSort, said: string): Term => ({ kind: "order", label, sort, said });
const orders: readonly Term[] = [
  order(
    "cheapest first",
    "price",
    "cheap, cheapest, cheaper, least expensive, not expensive, not too expensive, not so expensive, less expensive, affordable, inexpensive, low cost, lowest price, low price, bargain, budget",
  ),
  order("most expensive first", "price-down", "expensive, most expensive, luxury, luxurious, high end, premium"),
  order(
    "best rated by owners first",
    "rating",
    "best rated, top rated, highest rated, best reviewed, best reviews, most popular, popular",
  ),
  order("longest trial first", "trial", "longest trial"),
  order("biggest savings first", "saving", "biggest discount, biggest saving, best deal, most discounted"),
];

const page = (name: AskedPage, label: string, said: string): Term => ({ kind: "page", label, page: name, said });
const pages: readonly Term[] = [
  page(
    "quiz",
    "the quiz",
    "quiz, match quiz, mattress quiz, mattress finder, bed finder, finder, match, matches, recommend, recommendation, help me choose, which mattress, what mattress, which bed, what bed",
  ),
  page("allergies", "hypoallergenic", "hypoallergenic, allergy, allergies, dust mite"),
  page(
    "stores",
    "stores",
    "store, mattress store, bed store, showroom, near me, near here, around here, from here, nearby, close to me, in store, try in store, try in person, local, local store, retailer, mattress shop",
  ),
  page("brands", "brands", "brand, mattress brand, all brands, manufacturer"),
  page("cash-back", "cash back", "cash back, cashback, rebate"),
  page("compare", "comparing", "compare, comparison tool, side by side, vs, versus"),
  page("comparisons", "comparisons", "comparison, popular comparison"),
  page("reviews", "reviews", "review, rating, expert review, customer review, complaint"),
  page(
    "about",
    "about us",
    "about, about us, about bedlark, method, methodology, how you rate, how we rate, how do you rate, how do you score, how you score, how we score, score, scoring, scoring method, bedlark",
  ),
  page("sign-in", "signing in", "sign in, signin, log in, login, my account, account"),
  page("guides", "our guides", "guide, buying guide, how to choose, shopping tips, mattress 101"),
  page(
    "accessories",
    "accessories",
    "accessories, pillow, neck pillow, topper, mattress topper, frame, bed frame, sheets, box spring, boxspring, foundation",
  ),
  page(
    "glossary",
    "the glossary",
    "glossary, term, definition, ild, coil count, coil gauge, density, foam density, meaning",
  ),
];

export const needTerms: readonly Term[] = [...needs, ...orders, ...pages];
