/** NUL and lone surrogates, which the database rejects; that would look like an upstream failure. */
export const unstorable = /[\0\p{Cs}]/u;
const everyUnstorable = new RegExp(unstorable, "gu");

/**
 * The text without them, where an error isn't worthwhile: a query, or a draft that keeps what was typed, valid or not.
 */
export const storable = (text: string) => text.replace(everyUnstorable, "");
