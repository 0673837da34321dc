import type { Material } from "#contracts/mattress";
import type { Term } from "./term";

/** Properties of beds, in the words of people looking for one. */

const type = (values: string, label: string, said: string, layers?: readonly Material[]): Term => ({
  kind: "type",
  label,
  values: values.split(" "),
  ...(layers === undefined ? {} : { layers }),
  said,
});

const memoryFoams: readonly Material[] = ["memory-foam", "gel-memory-foam"];

/** "Latex" and "foam" cover more than one type for people who don't know the difference. */
const types: readonly Term[] = [
  type("innerspring", "innerspring", "innerspring, inner spring, spring, coil, traditional mattress"),
  type("hybrid", "hybrid", "hybrid"),
  type("memory-foam", "memory foam", "memory foam, memory, visco, viscoelastic", memoryFoams),
  type("polyfoam", "polyfoam", "polyfoam, poly foam, polyurethane, polyurethane foam", ["polyfoam"]),
  type("memory-foam polyfoam", "foam", "foam, all foam, boxed foam", [...memoryFoams, "polyfoam"]),
  type("latex latex-hybrid", "latex", "latex, natural latex, rubber", ["dunlop-latex", "talalay-latex"]),
  type("latex", "all-latex", "all latex, pure latex, solid latex, latex foam"),
  type("latex-hybrid", "latex hybrid", "latex hybrid, hybrid latex"),
  type(
    "adjustable-air",
    "adjustable air",
    "adjustable air, adjustable, air, air bed, airbed, air mattress, air chamber",
  ),
  type("polymer-grid", "polymer grid", "polymer grid, gel grid, grid"),
];

const size = (value: string, label: string, said: string): Term => ({
  kind: "size",
  label,
  values: [value],
  quiz: { size: value },
  said,
});

const sizes: readonly Term[] = [
  size("twin", "twin", "twin, single, single bed"),
  size("twin-xl", "twin XL", "twin xl, xl twin, txl, twin extra long, extra long twin, twin long, dorm, college"),
  size("full", "full", "full, double, double bed"),
  size("queen", "queen", "queen"),
  size("king", "king", "king, eastern king, standard king"),
  size("cal-king", "cal king", "cal king, california king, calking, ck, western king, california"),
  size("split-king", "split king", "split king, split"),
];

const firmness = (values: string, label: string, preference: string, said: string): Term => ({
  kind: "firmness",
  label,
  values: values.split(" "),
  quiz: { preference },
  said,
});

const firmnesses: readonly Term[] = [
  firmness("very-soft", "very soft", "soft", "very soft, extra soft, ultra soft, super soft, ultra plush, extra plush"),
  firmness("very-soft soft medium-soft", "soft", "soft", "soft, softer, squishy"),
  firmness("very-soft soft medium-soft", "plush", "soft", "plush"),
  firmness("medium-soft", "medium-soft", "medium-soft", "medium soft, medium plush"),
  firmness("medium", "medium", "medium", "medium"),
  firmness("medium-firm", "medium-firm", "medium-firm", "medium firm, luxury firm, cushion firm"),
  firmness("firm extra-firm", "firm", "firm", "firm, firmer"),
  firmness("extra-firm", "extra firm", "firm", "extra firm, very firm, ultra firm, super firm, hard"),
];

/** Set at home, or chosen when ordering. */
const sides: Term = {
  kind: "sides",
  label: "with a firmness for each side",
  values: ["set", "ordered"],
  said:
    "dual firmness, dual comfort, different firmness, different firmnesses, split firmness, two firmnesses, " +
    "firmness for each side, different firmness on each side",
};

/** "Flip" alone occurs in names of beds, and "double" alone is a size. */
const flip: Term = {
  kind: "flip",
  label: "that you can flip",
  values: ["two"],
  said:
    "double sided, two sided, 2 sided, dual sided, flippable, flipable, flip mattress, flip bed, flip over, can flip, " +
    "be flipped, reversible",
};

/** The match shows these to few people: the request is about what they are sold for. */
const madeFor: readonly Term[] = [
  {
    kind: "made-for",
    label: "for RVs",
    values: ["rv"],
    said: "rv, camper, motorhome, motor home, short queen, short king",
  },
  { kind: "made-for", label: "for bunk beds", values: ["bunk"], said: "bunk bed, bunk, bunks, loft bed, loft bunk" },
  {
    kind: "made-for",
    label: "for children",
    values: ["children", "bunk"],
    quiz: { recipient: "child" },
    said: "kid, kids, child, children, year old child, for 2 kids, for two kids, for 2 children, for two children",
  },
  { kind: "made-for", label: "for trundles", values: ["children", "bunk"], said: "trundle, trundle bed" },
];

const material = (value: Material, label: string, said: string): Term => ({
  kind: "material",
  label,
  material: value,
  said,
});

const materials: readonly Term[] = [
  material("wool", "with wool", "wool"),
  material("gel-memory-foam", "with gel memory foam", "gel memory foam, gel foam, gel, memory foam gel"),
  material("dunlop-latex", "with Dunlop latex", "dunlop, dunlop latex"),
  material("talalay-latex", "with Talalay latex", "talalay, talalay latex"),
  material("micro-coils", "with micro-coils", "micro coil, microcoil"),
  material(
    "pocketed-coils",
    "with pocketed coils",
    "pocketed coil, pocket coil, pocketed, pocket spring, wrapped coil",
  ),
  material("bonnell-coils", "with Bonnell coils", "bonnell, bonnell coil"),
  material("offset-coils", "with offset coils", "offset coil"),
  material("continuous-coils", "with continuous coils", "continuous coil"),
];

export const onSale = { kind: "deal", label: "with a deal", values: ["running"], page: "deals" } as const;
const over230 = {
  kind: "weight",
  values: ["230-300", "over-300"],
  // Within the band from 230 to 300 lb (ruleset 2026.3, rule 18).
  quiz: { weight: "230-300" },
} as const;
const facets: readonly Term[] = [
  {
    kind: "cooling",
    label: "cool to sleep on",
    values: ["very-cool", "cool"],
    score: "cooling",
    quiz: { temperature: "hot" },
    said:
      "cooling, cool, cooler, hot, hot sleeper, sleep hot, sleeps hot, sleeping hot, sleep cool, sleeps cool, sleeping cool, hot flash, hot flashes, " +
      "night sweat, sweat, sweaty, sweating, overheat, overheating, breathable, menopause",
  },
  {
    ...over230,
    label: "for people over 230 lb",
    said:
      "heavy, heavier, heavy people, heavy person, heavy sleeper, big and tall, plus size, overweight, obese, " +
      "bariatric, big guy, big people, large people, heavy duty",
  },
  {
    kind: "weight",
    label: "for people under 130 lb",
    values: ["under-130"],
    quiz: { weight: "under-130" },
    said: "petite, lightweight, light weight, light people, small people",
  },
  { kind: "certificate", label: "organic", values: ["gots", "gols"], said: "organic, certified organic" },
  {
    kind: "certificate",
    label: "a low-emission certificate",
    values: ["greenguard-gold", "certipur-us"],
    said: "non toxic, nontoxic, chemical free, toxin free, low voc, off gassing, off gas, offgassing, no off gassing, no chemicals, no toxins",
  },
  { kind: "certificate", label: "CertiPUR-US", values: ["certipur-us"], said: "certipur, certi pur" },
  { kind: "certificate", label: "GREENGUARD Gold", values: ["greenguard-gold"], said: "greenguard, green guard" },
  { kind: "certificate", label: "OEKO-TEX", values: ["oeko-tex-100"], said: "oeko tex" },
  {
    kind: "trial",
    label: "with a trial of 100 nights or more",
    values: ["100-nights"],
    said: "100 night trial, 100 day trial, 100 night, 100 day, long trial, sleep trial, night trial, home trial, trial",
  },
  {
    kind: "trial",
    label: "with a trial of 365 nights or more",
    values: ["365-nights"],
    said: "365 night trial, 365 day trial, 365 night, 365 day, 1 year trial, one year trial, year trial, year long trial",
  },
  {
    ...onSale,
    said:
      "deal, price drop, price cut, marked down, markdown, on sale, sale, for sale, discount, discounted, coupon, promo, promo code, promotion, coupon code, " +
      "discount code, special, special offer, offer, clearance, black friday, cyber monday, memorial day, " +
      "memorial day sale, labor day, labor day sale, presidents day, presidents day sale, july 4th, 4th of july",
  },
];

export const bedTerms: readonly Term[] = [
  ...types,
  ...sizes,
  ...firmnesses,
  sides,
  flip,
  ...madeFor,
  ...materials,
  ...facets,
];
