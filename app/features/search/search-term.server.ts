import { cutText } from "#contracts/text/cut-text";
import { seenText } from "#contracts/text/typed-text";

/** Longest search that is looked for; nobody types more, and the upstream need not read it. */
const longest = 200;

/**
 * What was typed, without what nobody sees of it (NUL, marks that turn the direction of a line), without blanks around and
 * doubled in it, at most 200 characters.
 */
export const tidySearchTerm = (term: string) => cutText(seenText(term).replace(/\s+/g, " ").trim(), longest).trim();
