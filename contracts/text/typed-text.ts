/**
 * Text as its writer saw it. Phones, PDFs, slides and chat programs put invisible characters into copied text; every
 * form and search ignores them instead of rejecting them.
 */

/** Line breaks that phones and editors produce, and slides within a line. */
const lineEnds = /\r\n?|[\u000B\u000C\u0085\u2028\u2029]/g;
const controls = /[\0-\u0008\u000E-\u001F\u007F-\u009F]/g;
/**
 * Soft hyphens, zero-width spaces, direction marks (Unicode Standard, chapter 23), fillers for Korean and Khmer
 * letters, Mongolian variation selectors, language and musical marks, the object placeholder, and the byte order mark.
 */
const unseen =
  /[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFC]|[\u{1D173}-\u{1D17A}\u{E0001}]/gu;
/**
 * Tag characters, which are invisible: in the flag of a region, such as Scotland, they identify it; elsewhere they mean
 * nothing.
 */
const tags = /(\u{1F3F4}?)([\u{E0020}-\u{E007F}]+)/gu;
/** The Braille cell without dots, which is its space. */
const brailleSpace = /\u2800/g;
/** Variation selectors have no effect after a Latin letter or a character without a picture form. */
const idleSelectors = /(?<![^\0-\u02FF])(?<![\d#*\u00A9\u00AE])[\u200C\u200D\uFE00-\uFE0F\u{E0100}-\u{E01EF}]+/gu;
/** Joiners shape the letters of some scripts and combine emoji; next to Latin letters and signs they have no effect. */
const idleJoiners = /(?<![^\0-\u02FF])[\u200C\u200D]+|[\u200C\u200D]+(?![^\0-\u02FF])/g;

/** Text written by people, without its invisible characters. */
export const seenText = (text: string): string =>
  text
    .replace(lineEnds, "\n")
    .replace(controls, "")
    .replace(unseen, "")
    .replace(tags, (_all, flag: string, region: string) => (flag === "" ? "" : flag + region))
    .replace(brailleSpace, " ")
    .replace(idleSelectors, "")
    .replace(idleJoiners, "");

const selectors = /[\uFE00-\uFE0F]/g;
/** Japanese keyboards produce a long vowel mark for a hyphen, and their own full stop. */
const longVowel = /(?<=\d)\u30FC(?=\d)/g;
const dashes = /[\u2010-\u2015\u2212\u2E3A\u2E3B]/g;
/**
 * Inches and quotation marks, feet and apostrophes: the normalization below would turn one inch mark into two primes.
 */
const doubleQuotes = /[\u201C-\u201F\u2033\u2036]/g;
const singleQuotes = /[\u2018-\u201B\u2032\u2035]/g;
const timesSigns = /[\u00D7\u2715\u2A2F]/g;
/** Superscript digits are kept: the cents in "$1,299⁹⁹" aren't more dollars. */
const notRaised = /[^\u00B2\u00B3\u00B9\u2070-\u2079\u2080-\u2089]+/g;
/** "10½" is ten and a half, where "101/2" would be a hundred and one halves. */
const beforeFraction = /(?<=\d)(?=[\u00BC-\u00BE\u2150-\u215F\u2189])/g;
const slashes = /[\u2044\u2215]/g;

/**
 * A number, an address, a date or a code: full-width letters and digits, and quotes, dashes and spaces of any kind,
 * become plain ones.
 */
export const plainCode = (text: string): string =>
  seenText(text)
    .replace(doubleQuotes, '"')
    .replace(singleQuotes, "'")
    .replace(timesSigns, "x")
    .replace(selectors, "")
    .replace(beforeFraction, " ")
    .replace(notRaised, (part) => part.normalize("NFKC"))
    .replace(longVowel, "-")
    .replace(dashes, "-")
    .replace(slashes, "/")
    .replaceAll("\u3002", ".")
    .replace(/\s+/g, " ");
