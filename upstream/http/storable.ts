/** NUL and half a character, which the database refuses: that would be a failure of the upstream. */
export const unstorable = /[\0\p{Cs}]/u;
const everyUnstorable = new RegExp(unstorable, "gu");

/** Without them, for what isn't worth a refusal: a query, or a draft that keeps what was typed, right or not. */
export const storable = (text: string) => text.replace(everyUnstorable, "");
