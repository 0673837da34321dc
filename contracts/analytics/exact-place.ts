/** What a visit calls a browser's position, and an address that asks for it again. */
export const positionLabel = "Near you";

/**
 * Whether a place that a visit remembers says where somebody is to within a ZIP code: "83702 (Boise, ID)", or "Near you",
 * which is a browser's position. "Boise, ID" does not.
 */
export const isExactPlace = (label: string): boolean => label === positionLabel || /\d{5}/.test(label);

/** What the data layer is told instead of a browser's position. */
export const browserPosition = "browser location";
