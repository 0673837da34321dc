/** The label of a browser's position in a session, and of a URL that asks for it again. */
export const positionLabel = "Near you";

/**
 * Whether a remembered place locates somebody to within a ZIP code: "83702 (Boise, ID)", or "Near you", which is a
 * browser's position. "Boise, ID" does not.
 */
export const isExactPlace = (label: string): boolean => label === positionLabel || /\d{5}/.test(label);

/** What the data layer gets instead of a browser's position. */
export const browserPosition = "browser location";
