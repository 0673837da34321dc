/** From the beginning of a word alone: a long one without an address would otherwise be gone over from each letter on. */
const address =
  /(?<![^\s"'@＠﹫/\\<>])[^\s"'@＠﹫/\\<>]+["']?(?:[@＠﹫]|%40)[^\s"'@＠﹫/\\<>]{1,255}\.\p{L}[\p{L}\d-]+/giu;

/** The text without e-mail addresses: neither logs nor error reports keep any. */
export const withoutAddresses = (text: string): string =>
  /[@＠﹫]|%40/.test(text) ? text.replace(address, "[e-mail]") : text;

const at = String.raw`(?: {0,3}@ {0,3}|(?: {0,3}[([{] {0,3}| {1,3})at(?: {0,3}[)\]}] {0,3}| {1,3}))`;
const dot = String.raw`(?: {0,3}\. {0,3}|(?: {0,3}[([{] {0,3}| {1,3})dot(?: {0,3}[)\]}] {0,3}| {1,3}))`;
/** With blanks around its signs or words for them: "nora @ example.com", "nora (at) example dot com"; and "nora@example". */
const saidAddress = new RegExp(
  String.raw`(?<![^\s@])[^\s@]+(?:${at}[\p{L}\d-]+(?:${dot}[\p{L}\d-]+)+|@[^\s@]+)`,
  "giu",
);

/** Between the digits of one number: anything but letters, as long as people leave between them. */
const between = String.raw`[^\p{L}\p{N}$]{0,4}`;
/** A price of at most five figures, which ends the number before it. */
const price = String.raw`\$ ?(?:\d{1,2},\d{3}|\d{1,4})(?:\.\d{1,2})?(?!\d)`;
/** US: +1 (208) 555-0147, 208.555.0147, 2085550147. */
const phone = String.raw`(?<!\d)(?:\+?1${between})?\(?\d{3}${between}\d{3}${between}\d{4}(?!\d)`;
/** "83702-1234" */
const wholeZip = String.raw`(?<!\d)(?<region>\d{3})\d{2}[ -]\d{4}(?!\d)`;
/** Seven digits and more are of a phone, a card, an account or a birthday somewhere. */
const longNumber = String.raw`\d(?:${between}\d){6,}`;
const numbers = new RegExp(`(?<price>${price})|(?<phone>${phone})|${wholeZip}|${longNumber}`, "gu");
/** "83702", "837-02", "8 3 7 0 2" */
const zip = /(?<!\d)(?:(\d{3})-?\d{2}|(\d(?:[^\p{L}\p{N}$]{1,3}\d){2})(?:[^\p{L}\p{N}$]{1,3}\d){2})(?!\d)/gu;

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The digit as ours: each script has its ten in a row. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let value = 0;
  while (value < 9 && isDigit(code - value - 1)) value += 1;
  return String(value);
}

/** Digits of any script as plain ones, dashes as hyphens, and nothing invisible. */
const plainly = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\p{Cf}/gu, "")
    .replace(/(?!\d)\p{Nd}/gu, plainDigit);

type Found = Partial<Record<"phone" | "price" | "region", string>>;

function withoutNumber(found: string, ...more: unknown[]): string {
  const { price: isPrice, phone: isPhone, region } = more.at(-1) as Found;
  if (isPrice !== undefined) return found;
  return isPhone !== undefined ? "[phone]" : region !== undefined ? `${region}xx` : "[number]";
}

/**
 * What somebody typed, as the data layer may have it: no e-mail address, no phone number nor any other of seven digits, of
 * a ZIP code the first three digits, however they are written. A text with none of them stays as it is.
 */
export function withoutPersonalData(text: string): string {
  const plain = plainly(text);
  const cleaned = withoutAddresses(plain)
    .replace(saidAddress, "[e-mail]")
    .replace(numbers, withoutNumber)
    .replace(zip, (_, joined?: string, apart = "") => `${joined ?? apart.replace(/\D/g, "")}xx`);
  return cleaned === plain ? text : cleaned;
}
