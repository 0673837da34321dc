import { wordsAsSeen } from "../rules/names/look-alikes";
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
const asWord = new Set(each("staff official mod mods expert experts webmaster"));
/** as how a word begins, */
const begins = each("admin");
/** as words beside each other, */
const together = ["support team", "team support", "customer support", "customer service", "help desk"].map(
  (words) => ` ${read(words).join(" ")} `,
);
/** or as all of it. */
const whole = new Set(["support", "helpdesk", "team", formerName].map((name) => read(name).join("")));

function isOurs(name: string): boolean {
  const words = read(name);
  const letters = words.join("");
  return (
    anywhere.some((word) => letters.includes(word)) ||
    words.some((word) => asWord.has(word) || begins.some((beginning) => word.startsWith(beginning))) ||
    together.some((phrase) => ` ${words.join(" ")} `.includes(phrase)) ||
    whole.has(letters)
  );
}

/** What is wrong with a plain name, as a sentence for whoever chose it; null: nothing. */
export function faultOfName(name: string, { staff }: { staff: boolean }): string | null {
  if (name.length < 2 || !/[\p{L}\p{N}]/u.test(name)) return "Choose a name of at least 2 characters";
  if (name.length > mostOfName) return `Keep the name under ${mostOfName} characters`;
  const { email, link, phone } = findPersonal(name);
  if (name.includes("@") || email.length + link.length + phone.length > 0)
    return "Choose a name without an email or web address or a phone number";
  if (!inOneAlphabet(name))
    return "Use the letters of one alphabet, such as Latin or Greek. Mixed ones let people pass for others";
  if (!staff && isOurs(name)) return "This name could be taken for one of ours. Choose another";
  return null;
}
