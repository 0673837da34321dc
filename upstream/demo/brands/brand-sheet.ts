import { z } from "zod";
import { layerRoles, madeFor, mattressSizes, mattressType, materials, treatments } from "#contracts/mattress";
import { returnKindLabels } from "#contracts/vocabulary/catalogue";
import { termsOf } from "#contracts/vocabulary/terms";
import { certificateKinds } from "../../rules/certificates";
import { comfortLevel, comfortLevels, type ComfortName } from "../../rules/comfort";
import { readYamlFiles } from "../yaml-files";

/**
 * What the demonstration knows of a brand: a file a brand in `sheets`, which people write. Names of brands and what shoppers
 * know of them are real (domain.md section 12); lines, layers, prices and terms are invented.
 */

const positive = z.number().positive();
/** From the softest to the firmest comfort of the line; one number where it does not vary. */
const span = z.union([z.number(), z.tuple([z.number(), z.number()])]);

const layer = z.strictObject({
  role: z.enum(layerRoles),
  material: z.enum(materials),
  name: z.string().max(40),
  inches: span,
  /** lb/ft³. */
  lb: positive.optional(),
  ild: span.optional(),
  zones: z.union([z.literal(3), z.literal(5), z.literal(7)]).optional(),
  coils: positive.int().optional(),
  gauge: span.optional(),
  treatments: z.array(z.enum(treatments)).optional(),
  /** Only models with a pillow or euro top have it. */
  top: z.literal(true).optional(),
});

const comfortNames = z.enum(comfortLevels.map(({ name }) => name));
const tops = z.enum(["tight", "pillow", "euro"]);

const policy = z.strictObject({
  "trial-nights": z.number().int().min(0).nullable(),
  "break-in-nights": z.number().int().min(0).nullable(),
  return: z.enum(termsOf(returnKindLabels)).nullable(),
  "return-fee": z.number().int().min(0).nullable(),
  pickup: z.boolean().nullable(),
  "warranty-years": z.number().int().positive().nullable(),
  "full-cover-years": z.number().int().positive().nullable(),
  "sag-inches": positive.nullable(),
  "foundation-required": z.boolean().nullable(),
  "stain-voids": z.boolean().nullable(),
});

const forTwo: readonly string[] = ["queen", "king", "cal-king", "split-king"];

const line = z
  .strictObject({
    name: z.string().min(3).max(24),
    /** Its layers must come to this type: the rule decides, and the sheet says what its writer meant. */
    type: mattressType,
    /** Usual price of a queen in dollars; null: its sellers publish none. */
    queen: positive.int().nullable(),
    /** What a pillow or euro top adds, in dollars. */
    topped: positive.int().optional(),
    /** Comfort names from the softest, each with its top. Left out of a bed that is set at home or has two feels. */
    ladder: z.partialRecord(comfortNames, tops).optional(),
    /** What a comfort comes to on the scale of 1 to 10, where this maker's differs from the trade's (comfort.ts). */
    feels: z.partialRecord(comfortNames, z.number()).optional(),
    /** Of a bed that is set at home: from the thinnest, how far along its spans it lies and what a queen costs. */
    heights: z.array(z.strictObject({ along: z.number().min(0).max(1), queen: positive.int() })).optional(),
    /** Of a bed with another feel on its other side: the two comfort names, the upper one first. */
    flips: z.tuple([comfortNames, comfortNames]).optional(),
    /**
     * Of a bed whose halves are ordered one by one: the comforts that each comes in, softest first. They differ in the ILD of
     * their layers alone, so that the bed is level. Sizes for two are named then.
     */
    halves: z.array(comfortNames).min(2).max(4).optional(),
    /** Both sides are the same and can be slept on. */
    "two-sided": z.literal(true).optional(),
    sizes: z.array(z.enum(mattressSizes)).optional(),
    layers: z.array(layer).min(2).max(12),
    /** The border stands on foam rails or thicker coils. */
    "edge-encased": z.literal(true).optional(),
    /** Instead of the brand's. */
    capacity: positive.int().optional(),
    /** Figures that the maker keeps to itself. */
    unpublished: z.array(z.enum(["density", "gauge", "count", "ild"])).optional(),
    /** Instead of those of the brand. */
    certificates: z.array(z.enum(certificateKinds.map(({ code }) => code))).optional(),
    /** What differs from the brand's terms. */
    policy: policy.partial().optional(),
    /** What it is sold for, where that is not the bed of an adult: a child's room or trundle, a bunk or an RV. */
    "made-for": madeFor.optional(),
  })
  .refine(
    ({ ladder = {}, feels = {} }) =>
      Object.entries(feels).every(([name, firmness]) => {
        const { from, to } = comfortLevel(name as ComfortName);
        return name in ladder && firmness >= from && firmness < to;
      }),
    { message: "A comfort of the line feels as its name says, within the bounds of comfort.ts", path: ["feels"] },
  )
  .refine(
    ({ halves, sizes = [] }) =>
      halves === undefined || (sizes.length > 0 && sizes.every((size) => forTwo.includes(size))),
    {
      message: "Halves are made in sizes for two: name those that it comes in, from a queen up",
      path: ["sizes"],
    },
  );

const brandSheet = z.strictObject({
  brand: z.string(),
  tier: z.enum(["budget", "mid", "luxury"]),
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  online: z.boolean(),
  floors: z.array(z.enum(["retailers", "few-retailers", "own-stores", "club"])),
  /** Shops have it made under names of their own. */
  "exclusive-names": z.boolean(),
  policy,
  certificates: z.array(z.enum(certificateKinds.map(({ code }) => code))),
  /** Pounds that each side of a queen is made for, where its maker says. */
  capacity: positive.int().optional(),
  collections: z.array(z.strictObject({ name: z.string().min(3).max(28), lines: z.array(line).min(1) })).min(1),
});

export type BrandSheet = z.infer<typeof brandSheet>;
export type LineSheet = BrandSheet["collections"][number]["lines"][number];
export type LayerSheet = LineSheet["layers"][number];

/** All sheets by the names of their files. Throws what is wrong with a sheet under its name. */
export const readBrandSheets = (): BrandSheet[] => readYamlFiles("brands/sheets", brandSheet).map(([, sheet]) => sheet);
