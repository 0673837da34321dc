import { type BrandSheet, readBrandSheets } from "../brands/brand-sheet";

/** Where a brand's beds can be tried: every retailer may lead it, a few do, its own stores, or one warehouse club. */
export type Floors = BrandSheet["floors"][number];

/** What stores, deals and prices know of a brand. */
export interface BrandCharacter {
  name: string;
  tier: BrandSheet["tier"];
  online: boolean;
  /** Empty: it is sold online alone. */
  floors: readonly Floors[];
}

let sheets: readonly BrandSheet[] | undefined;

/** The brands' sheets, read from their files once. */
export const brandSheets = (): readonly BrandSheet[] => (sheets ??= readBrandSheets());

export const brandCharacters = (): readonly BrandCharacter[] =>
  brandSheets().map(({ brand, tier, online, floors }) => ({ name: brand, tier, online, floors }));

/** Stores of one brand, and the one club that sells what no other store does; their addresses are invented. */
export const brandStores = (): readonly { brand: string; store: string }[] => {
  const led = (floor: Floors) => brandCharacters().filter(({ floors }) => floors.includes(floor));
  return [
    ...led("own-stores").map(({ name }) => ({ brand: name, store: `${name} Store` })),
    ...led("club").map(({ name }) => ({ brand: name, store: "Fairlane Warehouse Club" })),
  ];
};

/** The only store that shows a brand's beds; undefined when other retailers do, too, or none does. */
export const onlyStore = ({ name, floors }: BrandCharacter): string | undefined =>
  floors.some((floor) => floor.endsWith("retailers"))
    ? undefined
    : brandStores().find(({ brand }) => brand === name)?.store;
