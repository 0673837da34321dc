/**
 * The maximum number of models compared side by side, and therefore in the tray. Free of zod, so that pages may import
 * it.
 */
export const mostCompared = 4;
