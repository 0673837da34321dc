/** Sizes below a queen: bunks and lofts take no others, and no bed of them has a side for each of two. */
export const isNarrow = (size: string) => size === "twin" || size === "twin-xl" || size === "full";
