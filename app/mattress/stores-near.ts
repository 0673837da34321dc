import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import { listHref } from "~/ui/listing/address";

/** The stores that have a bed: around a place where one is known, else the page asks for it; so many miles around it. */
export const bedStoresHref = (slug: string, place: string | null = null, miles?: number) =>
  listHref(
    { path: paths.storeBrands, order: ["place", "radius", "models"] },
    { place: place ?? undefined, radius: miles?.toString(), models: slug },
  );

/** A bed's own page, which goes on with the place and the size that somebody has typed. */
export const askedBedHref = (slug: string, { place, size }: { place?: string; size?: string }) =>
  listHref({ path: paths.model(slug), order: ["place", "size"] }, { place, size });

/** "3 stores have it", "1 Yawning Hare store near Boise, ID has it"; `whose` ends in a blank. */
export const haveIt = (count: number, where = "", whose = "") =>
  `${formatCount(count, `${whose}store`, `${whose}stores`)} ${where === "" ? "" : `${where} `}${count === 1 ? "has" : "have"} it`;

/** "No store within 25 miles of Denver, CO has it, as far as we know." */
export const noneHasIt = (where: string, whose = "") => `No ${whose}store ${where} has it, as far as we know.`;
