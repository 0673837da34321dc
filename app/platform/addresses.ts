/** From the beginning of a word alone: a long one without an address would otherwise be gone over from each letter on. */
const address =
  /(?<![^\s"'@＠﹫/\\<>])[^\s"'@＠﹫/\\<>]+["']?(?:[@＠﹫]|%40)[^\s"'@＠﹫/\\<>]{1,255}\.\p{L}[\p{L}\d-]+/giu;

/** The text without e-mail addresses: neither logs nor error reports keep any. */
export const withoutAddresses = (text: string): string =>
  /[@＠﹫]|%40/.test(text) ? text.replace(address, "[e-mail]") : text;

/** US, as people type them: +1 (208) 555-0147, 208.555.0147, 2085550147. */
const phone = /(?<!\d)(?:\+?1[\s./-]*)?\(?\d{3}\)?[\s./-]*\d{3}[\s./-]*\d{4}(?!\d)/g;
const zip = /(?<!\d)(\d{3})\d{2}(?:[\s-]?\d{4})?(?!\d)/g;

/** Wide digits as plain ones, dashes as hyphens, and nothing invisible. */
const plainly = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\p{Cf}/gu, "");

/**
 * What somebody typed, as the data layer may have it: no e-mail address, no phone number, of a ZIP code the first three
 * digits, in whatever characters they are written. A text with none of them stays as it is.
 */
export function withoutPersonalData(text: string): string {
  const plain = plainly(text);
  const cleaned = withoutAddresses(plain).replace(phone, "[phone]").replace(zip, "$1xx");
  return cleaned === plain ? text : cleaned;
}

/** What stands before a token. Slashes as a visitor may write them, before the server puts them right. */
const beforeToken = [
  "mattress-finder/results/",
  "match/saved/",
  "unsubscribe/",
  "signup/confirm/",
  "signin/reset/new/",
  "account/email/confirm/",
  "auth/links/",
  "review-mattress/draft/",
  "review-mattress-store/draft/",
  "confirm-review/",
  "your-reviews/",
  "review-drafts/",
  "review-confirmations/",
  "own-reviews/",
  "cashback/claim/",
  "cashback/confirm/",
  "cashback-claims/confirm/",
  "cashback-confirmations/",
  "cashback-claims/",
];
const slashes = String.raw`[\\/]+`;
const tokenAt = `(?:${beforeToken.map((path) => path.replaceAll("/", slashes)).join("|")})`;
/** The number of an invoice stands behind the offer that it is claimed under, and may hold slashes of its own. */
const invoiceAt = `cashback${slashes}(?!(?:claim|confirm)${slashes})[^\\\\/?#\\s"]+${slashes}`;
const withToken = new RegExp(`(${tokenAt})[^\\\\/?#\\s"]+|(${invoiceAt})[^?#\\s"]+`, "gi");
/** A letter, digit, hyphen, dot, slash or underscore that is escaped, be it within another address several times. */
const escaped = /%(?:25)*(2[d-f]|3\d|[46][1-9a-f]|[57][0-9a]|5f)/gi;

const unescaped = (text: string) => text.replace(escaped, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/**
 * The text without the tokens of saved results and of mailed links, since knowing one is enough to open what it leads to,
 * and without the numbers of invoices.
 */
export function withoutTokens(text: string): string {
  const plain = text.includes("%") ? unescaped(text) : text;
  const cleaned = plain.replace(withToken, "$1$2[token]");
  return cleaned === plain ? text : cleaned;
}
