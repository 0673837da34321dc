import { tooLongWords } from "#contracts/text/length-limit";
import { wordsAsSeen } from "../rules/names/look-alikes";
import { asPronounced } from "../rules/names/sounds";
import { findPersonal } from "../rules/reviews/passages";
import { formerName } from "../rules/discussions";

/** Rules for display names: pure, and names that look the same count as the same. */

const mostOfName = 40;

/** Zero-width and bidirectional control characters, and the Braille blank. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name in the form in which it is compared and stored. */
export const plainName = (typed: string): string =>
  typed.normalize("NFKC").replace(/\s+/gu, " ").replace(unseen, "").replace(/ +/g, " ").trim();

/**
 * Scripts that are used together according to Unicode (UTS 39, restriction levels); every other script must be used
 * alone.
 */
const writtenTogether = [
  ["Han", "Hiragana", "Katakana"],
  ["Han", "Hangul"],
  ["Han", "Bopomofo"],
];
const writtenAlone = (
  "Latin Greek Cyrillic Armenian Georgian Hebrew Arabic Thaana Ethiopic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil " +
  "Telugu Kannada Malayalam Sinhala Thai Lao Tibetan Myanmar Khmer"
).split(" ");
const alphabets = [...writtenAlone.map((script) => [script]), ...writtenTogether].map(
  (scripts) =>
    new RegExp(`^[${[...scripts, "Common", "Inherited"].map((script) => `\\p{scx=${script}}`).join("")}]*$`, "u"),
);
/** Includes digits, because those of other scripts look like Latin letters. */
const lettersOf = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, "");
const inOneAlphabet = (name: string) => alphabets.some((alphabet) => alphabet.test(lettersOf(name)));

/** Words normalized for comparison with ours: "$t4ff" is read as "staff". */
const digits: Readonly<Record<string, string>> = { "3": "e", "4": "a", "5": "s", "7": "t", $: "s" };
const read = (text: string): string[] => wordsAsSeen(text.replace(/[$3457]/g, (digit) => digits[digit]!));
const each = (words: string) => words.split(" ").map((word) => read(word).join(""));

/** Words that make a name look official: anywhere in its letters, */
const anywhere = each("bedlark moderator");
/** as a whole word, */
const asWord = new Set(each("staff official mod mods expert experts ekspert eksperty webmaster"));
/** at the start of a word, */
const begins = each("admin ofitsial");
/** as a word split into pieces, except those that also form a first name and an initial ("Mo D."), */
const inPieces = new Set(
  each("staff official expert experts webmaster admin admins administrator supportteam teamsupport helpdesk"),
);
/** as adjacent words, */
const together = ["support team", "team support", "customer support", "customer service", "help desk"].map(
  (words) => ` ${read(words).join(" ")} `,
);
/** or as the whole name. */
const whole = new Set(["support", "helpdesk", "team", formerName].map((name) => read(name).join("")));

/** Titles of moderators and site staff in scripts that can't be transliterated letter by letter. */
const inOtherScripts = /モデレーター|管理[人者员員]|版主|官方|公式|모더레이터|관리자|운영자|مشرف|ベッドラーク|베드락/u;

/** Adjacent words, two or more, joined into one. */
const joined = (words: readonly string[]): string[] =>
  words.flatMap((_, from) => words.slice(from + 1).map((_each, more) => words.slice(from, from + more + 2).join("")));

function areOurs(words: readonly string[]): boolean {
  const letters = words.join("");
  return (
    anywhere.some((word) => letters.includes(word)) ||
    words.some((word) => asWord.has(word) || begins.some((beginning) => word.startsWith(beginning))) ||
    joined(words).some((word) => inPieces.has(word)) ||
    together.some((phrase) => ` ${words.join(" ")} `.includes(phrase)) ||
    whole.has(letters)
  );
}

const isOurs = (name: string): boolean =>
  areOurs(read(name)) || areOurs(read(asPronounced(name))) || inOtherScripts.test(name);

/**
 * Boxed and circled letters that normalization doesn't make plain, two of which form a flag; and check marks, which
 * suggest a verified account.
 */
const badges = /[\p{Regional_Indicator}\u{1f150}-\u{1f1ac}✓✔☑✅🗸🗹]/u;

const letter = String.raw`[\p{L}\p{N}\p{M}]`;
/**
 * Signs used within people's names: O’Neil-Ruiz, J.R., joe_1, Catalan, Hebrew and Japanese ones, and a $ read as an s.
 */
const usualWithin = new RegExp(String.raw`(?<=${letter})(?:['’‐.\-_׳״・゠]|(?<=l)·(?=l))(?=${letter})|\$`, "giu");
/** Signs used before or after a word. */
const usualAround = String.raw`[.,:;!?¡¿'"…#\p{Pd}\p{Pc}\p{Ps}\p{Pe}\p{Pi}\p{Pf}]`;
const sign = String.raw`[\p{P}\p{S}]`;
/** Any sign within a word may replace a letter, as may any but the usual signs at its ends. */
const unusual = new RegExp(
  `(?<=${letter})${sign}+(?=${letter})|(?<=${letter})(?!${usualAround})${sign}|(?!${usualAround})${sign}(?=${letter})`,
  "u",
);

/** What is wrong with a plain name, as a sentence for the person who chose it; null: nothing. */
export function faultOfName(name: string, { staff }: { staff: boolean }): string | null {
  if (name.length < 2 || !/[\p{L}\p{N}]/u.test(name)) return "Choose a name of at least 2 characters";
  if (name.length > mostOfName) return tooLongWords(name.length, mostOfName, "the name");
  const { email, link, phone } = findPersonal(name);
  if (name.includes("@") || email.length + link.length + phone.length > 0)
    return "Choose a name without an email or web address or a phone number";
  if (badges.test(name))
    return "Leave out flags, check marks and letters in boxes. They could pass for a badge or for other letters";
  if (unusual.test(name.replace(usualWithin, "")))
    return "Put nothing between the letters of a word but an apostrophe, a hyphen or a period, and a space before other signs";
  if (!inOneAlphabet(name))
    return "Use the letters of one alphabet, such as Latin or Greek. Mixed ones let people pass for others";
  if (!staff && isOurs(name)) return "This name could be taken for one of ours. Choose another";
  return null;
}
