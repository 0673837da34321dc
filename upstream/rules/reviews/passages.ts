/** From the first character up to, but not including, the end. */
export interface Passage {
  start: number;
  end: number;
}

/**
 * The text as a person reads it: without invisible characters, and with full-width letters and digits as plain ones.
 */
interface PlainText {
  text: string;
  /** The corresponding passage of the original. */
  passage(start: number, end: number): Passage;
}

const invisible = /[\p{Cf}\u034f\u115f\u1160\u3164]/u;
/**
 * Letters, digits and signs that look like plain ones: full-width, circled, mathematical, superscript, subscript, or
 * from other scripts.
 */
const dressed =
  /[\u00b2\u00b3\u00b9\u2070-\u209c\u2460-\u24ff\u3002\uff01-\uff5e\uff61\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1ff}]|(?!\d)\p{Nd}/u;

function undressed(character: string): string {
  const plain = character.normalize("NFKC");
  if (plain === "\u3002") return ".";
  return /^(?!\d)\p{Nd}$/u.test(plain) ? String(digitOf(plain.codePointAt(0)!)) : plain;
}

/**
 * Unicode has a script's ten digits in a row, starting at a code point that ends in 0 or, for some Indian scripts, in
 * 6.
 */
function digitOf(point: number): number {
  const last = point % 16;
  return /\p{Nd}/u.test(String.fromCodePoint(point - last)) ? last : last - 6;
}

function plainText(original: string): PlainText {
  // The case for nearly all texts.
  if (!invisible.test(original) && !dressed.test(original)) {
    return { text: original, passage: (start, end) => ({ start, end }) };
  }
  const at: number[] = [];
  const ends: number[] = [];
  let text = "";
  let index = 0;
  for (const character of original) {
    const end = index + character.length;
    if (!invisible.test(character)) {
      const plain = dressed.test(character) ? undressed(character) : character;
      for (let unit = 0; unit < plain.length; unit += 1) {
        at.push(index);
        ends.push(end);
      }
      text += plain;
    }
    index = end;
  }
  return { text, passage: (start, end) => ({ start: at[start]!, end: ends[end - 1]! }) };
}

/** Top-level domains that aren't English words, so that a missing space ("the bed.It") doesn't form one. */
const domains =
  "com|net|org|edu|gov|io|co|biz|info|app|shop|store|online|site|website|xyz|club|deals|uk|ca|de|eu|ly|gl";
/** Top-level domains that are words, or short: they count only when followed by a path. */
const shortDomains = "me|be|us|to|it|is|so|in|at|my|tv|cc|gg|ee|sh";
const spokenDomains = "com|net|org|io|biz";
const name = "[\\p{L}\\d](?:[\\p{L}\\d-]{0,40}[\\p{L}\\d])?";

// Every repetition is bounded, so that none of these takes more than a fixed number of steps per character.
const email = new RegExp(
  `(?<![\\p{L}\\d._%+-])[\\p{L}\\d._%+-]{1,200}@${name}(?:\\.${name}){1,4}` +
    `|(?<![\\p{L}\\d])${name}\\s?[([]?\\bat\\b[)\\]]?\\s?${name}\\s?[([]?\\bdot\\b[)\\]]?\\s?(?:${spokenDomains})\\b`,
  "giu",
);
const link = new RegExp(
  `(?<![a-z])[a-z]{2,10}://\\S{1,2000}|\\bwww\\.\\S{1,2000}` +
    `|(?<![\\p{L}\\d@.-])${name}(?:\\.${name}){0,3}\\.(?:(?:${domains})(?![\\p{L}\\d-])(?:/\\S{0,2000})?|(?:${shortDomains})/\\S{1,2000})` +
    `|(?<![\\p{L}\\d])${name}\\s{1,3}[([]?dot[)\\]]?\\s{1,3}(?:${spokenDomains})\\b` +
    `|(?<![\\p{L}\\d])${name}(?:\\s{1,3}\\.\\s{0,3}|[([]dot[)\\]])(?:${spokenDomains})\\b`,
  "giu",
);
/** A word that starts the next sentence after a missing space. */
const forgottenSpace = /^\p{Ll}[\p{L}\d]*\.\p{Lu}\p{Ll}+$/u;
const certainDomain = /\.(?:com|net|org)$/i;

/** Specification, section 9: optional +1, ten digits, optional parentheses and dashes of any length. */
const phone =
  /(?<![\d$€£#.,/-])(?:\+?1[\s.\p{Pd}−]{0,2})?(?:\(\s?\d{3}\s?\)|\d{3})[\s./_·•\p{Pd}−]{0,3}\d{3}[\s./_·•\p{Pd}−]{0,3}\d{4}(?![\d,/-]|\.\d)/gu;
const lettered = /(?<![\d-])(?:1-)?8(?:00|33|44|55|66|77|88)-(?=[A-Z\d-]{7,12}(?![\w-]))[\d-]{0,4}[A-Z][A-Z\d-]{2,11}/g;
const digitWord = "(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)";
const spokenPhone = new RegExp(
  `\\b${digitWord}(?:[\\s,.·•\\p{Pd}−]{1,3}${digitWord}){6,14}\\b|(?<![\\d.])\\d(?:[\\s._·•\\p{Pd}−]\\d){9,14}(?![\\d.])`,
  "giu",
);

const orderNumber = new RegExp(
  "\\b(?:order|invoice|confirmation|receipt|tracking|serial|account|customer|reference|ticket|case)" +
    "(?:\\s{1,2}(?:number|num|no|id|is|was)\\b\\.?){0,3}[\\s:]{0,3}(?:#\\s?[a-z\\d-]{0,6}\\d{4}|(?:[a-z]{1,4}-?)?\\d{2,4}-?\\d{3})[a-z\\d-]{0,30}" +
    "|(?<![\\d-])\\d{3}-\\d{7}-\\d{7}(?![\\d-])|\\b1z[a-z\\d]{16}\\b" +
    "|(?<![\\d.,-])(?:\\d{12,25}|\\d{4}(?:[\\s-]\\d{4}){3})(?![\\d.,-])",
  "giu",
);

/** A word before "code" that makes it a different kind of code. */
const codeWord =
  /(?:(\p{L}{1,20})[\s-]{1,2})?\bcodes?\b(?:\s{1,2}(?:is|was|of))?[\s:“"'‘]{1,4}([\p{L}\d-]{4,20})(?![\p{L}\d-])/giu;
const otherCodes = new Set([
  "zip",
  "area",
  "postal",
  "post",
  "dress",
  "building",
  "fire",
  "error",
  "color",
  "bar",
  "qr",
  "zoning",
]);
const usedCode = new RegExp(
  "\\b(?:(?:enter|entered|apply|type|coupon|promo|voucher)|(?:use|using|used|with|mention)(?=[^.!?]{1,60}(?:%|\\boff\\b|checkout|discount|\\bsave)))" +
    "[\\s:“\"'‘]{1,4}(?:my\\s|the\\s|our\\s)?([A-Z]{3,15}\\d{2,4})(?![\\p{L}\\d-])",
  "giu",
);
const looksCoded = (word: string) =>
  /\d/.test(word) ? /\p{L}/u.test(word) : word === word.toUpperCase() && /\p{Lu}{4}/u.test(word);

type Personal = "link" | "phone" | "email" | "code" | "order-number";

/** More matches of a kind than are ever shown; keeps the pairwise comparison of passages cheap. */
const mostKept = 20;

/** What doesn't belong in a review: contact details, and numbers that identify a person. */
export function findPersonal(original: string): Record<Personal, Passage[]> {
  const plain = plainText(original);
  const taken: Passage[] = [];
  const free = (start: number, end: number) => taken.every((other) => end <= other.start || start >= other.end);
  /** Matches that aren't part of an earlier one: an email address is not also a web address. */
  const matches = (pattern: RegExp, holds: (match: RegExpExecArray) => boolean = () => true) => {
    const found: Passage[] = [];
    for (const match of plain.text.matchAll(pattern)) {
      const trimmed = match[0].replace(/[\s.,;:!?)\]"”’'-]{1,20}$/u, "");
      const [start, end] = [match.index, match.index + trimmed.length];
      if (found.length >= mostKept || !holds(match) || !free(start, end)) continue;
      taken.push({ start, end });
      found.push(plain.passage(start, end));
    }
    return found;
  };
  const emails = matches(email, ([whole]) => !whole.includes("@") || !whole.endsWith("@"));
  const links = matches(link, ([whole]) => certainDomain.test(whole) || !forgottenSpace.test(whole));
  const orders = matches(orderNumber);
  const phones = [phone, lettered, spokenPhone].flatMap((pattern) => matches(pattern));
  const codes = [
    ...matches(codeWord, ([, before = "", word = ""]) => !otherCodes.has(before.toLowerCase()) && looksCoded(word)),
    ...matches(usedCode, ([, word = ""]) => word === word.toUpperCase()),
  ];
  return { link: links, phone: phones, email: emails, code: codes, "order-number": orders };
}
