import { tooLongWords } from "#contracts/text/length-limit";
import { wordsAsSeen } from "../rules/names/look-alikes";
import { asPronounced } from "../rules/names/sounds";
import { findPersonal } from "../rules/reviews/passages";
import { formerName } from "../rules/discussions";

/** Names that people write under: pure, so that two that look the same are the same. */

const mostOfName = 40;

/** What takes no room or turns a text around, and the blank of Braille. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name as it is compared and kept. */
export const plainName = (typed: string): string =>
  typed.normalize("NFKC").replace(/\s+/gu, " ").replace(unseen, "").replace(/ +/g, " ").trim();

/** Scripts that are written together, as Unicode has them (UTS 39, restriction levels); each of the others stands alone. */
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
/** With digits: those of other scripts look like Latin letters. */
const lettersOf = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, "");
const inOneAlphabet = (name: string) => alphabets.some((alphabet) => alphabet.test(lettersOf(name)));

/** Words as they are compared with ours: "$t4ff" is read as "staff". */
const digits: Readonly<Record<string, string>> = { "3": "e", "4": "a", "5": "s", "7": "t", $: "s" };
const read = (text: string): string[] => wordsAsSeen(text.replace(/[$3457]/g, (digit) => digits[digit]!));
const each = (words: string) => words.split(" ").map((word) => read(word).join(""));

/** What names have that would pass for ours: anywhere in their letters, */
const anywhere = each("bedlark moderator");
/** as a word, */
const asWord = new Set(each("staff official mod mods expert experts ekspert eksperty webmaster"));
/** as how a word begins, */
const begins = each("admin ofitsial");
/** as a word that is written in pieces, but for those that a first name and an initial make ("Mo D."), */
const inPieces = new Set(
  each("staff official expert experts webmaster admin admins administrator supportteam teamsupport helpdesk"),
);
/** as words beside each other, */
const together = ["support team", "team support", "customer support", "customer service", "help desk"].map(
  (words) => ` ${read(words).join(" ")} `,
);
/** or as all of it. */
const whole = new Set(["support", "helpdesk", "team", formerName].map((name) => read(name).join("")));

/** What those who look after a site are called in scripts that we can't pronounce letter by letter. */
const inOtherScripts = /モデレーター|管理[人者员員]|版主|官方|公式|모더레이터|관리자|운영자|مشرف|ベッドラーク|베드락/u;

/** Words beside each other, two or more of them, as one. */
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

/** Letters in boxes and circles that no normalization makes plain, two of which make a flag; and checks, as of the verified. */
const badges = /[\p{Regional_Indicator}\u{1f150}-\u{1f1ac}✓✔☑✅🗸🗹]/u;

const letter = String.raw`[\p{L}\p{N}\p{M}]`;
/** Within the names of people: O’Neil-Ruiz, J.R., joe_1, those in Catalan, Hebrew and Japanese, and a $ that is read as an s. */
const usualWithin = new RegExp(String.raw`(?<=${letter})(?:['’‐.\-_׳״・゠]|(?<=l)·(?=l))(?=${letter})|\$`, "giu");
/** Before or after a word. */
const usualAround = String.raw`[.,:;!?¡¿'"…#\p{Pd}\p{Pc}\p{Ps}\p{Pe}\p{Pi}\p{Pf}]`;
const sign = String.raw`[\p{P}\p{S}]`;
/** A sign may stand for a letter within a word, and at its ends any but the usual ones. */
const unusual = new RegExp(
  `(?<=${letter})${sign}+(?=${letter})|(?<=${letter})(?!${usualAround})${sign}|(?!${usualAround})${sign}(?=${letter})`,
  "u",
);

/** What is wrong with a plain name, as a sentence for whoever chose it; null: nothing. */
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
