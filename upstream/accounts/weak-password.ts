import { dictionary } from "@zxcvbn-ts/language-common";

/** The 49,000 passwords most often found in leaked accounts (@zxcvbn-ts/language-common, MIT). */
let common: ReadonlySet<string> | undefined;
const commonPasswords = () => (common ??= new Set(dictionary["passwords-common"] as readonly string[]));

/** Context of the account, which an attacker would try first. */
export interface PasswordContext {
  email: string;
  firstName: string;
  siteName: string;
}

const rows = ["01234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm"];

/**
 * Whether nearly every character repeats the one before it, or follows it in the alphabet, in the digits or on the
 * keyboard.
 */
function isRun(text: string): boolean {
  const beside = (a: string, b: string) =>
    a === b || rows.some((row) => row.includes(a + b) || row.includes(b + a)) || (a === "9" && b === "0");
  const breaks = [...text].filter((each, at) => at > 0 && !beside(text[at - 1]!, each)).length;
  return breaks <= Math.floor(text.length / 8);
}

/** "abcabcabc" → "abc"; null where nothing is repeated. */
const repeated = (text: string) => /^(.+?)\1+.{0,3}$/su.exec(text)?.[1] ?? null;

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/**
 * A sentence on why a password is too easy to guess, or null. Following NIST SP 800-63B-4, it rejects common passwords,
 * repetitions and sequences, and those derived from the account itself. It never requires kinds of characters.
 */
export function weakness(password: string, { email, firstName, siteName }: PasswordContext): string | null {
  const plain = password.normalize("NFKC").toLowerCase();
  const unit = repeated(plain);
  // A common password remains common with a year appended, or repeated.
  const cores = [plain, bare(plain), plain.replace(/(?<![\d\W_])[\d\W_]+$/u, ""), unit ?? plain];
  if (cores.some((core) => core.length > 3 && commonPasswords().has(core))) {
    return "That’s one of the most common passwords, so it’s the first that anyone would try. Choose another";
  }
  if (unit !== null && unit.length < 8) return "That password repeats itself, so it’s easy to guess. Choose another";
  if (isRun(plain)) return "That password is a row of keys, so it’s easy to guess. Choose another";
  const near = [email, email.split("@", 1)[0]!, firstName, siteName].map(bare).filter((word) => word.length > 2);
  const rest = near
    .toSorted((a, b) => b.length - a.length)
    .reduce((text, word) => text.replaceAll(word, ""), bare(plain));
  if (rest.length < 6 && rest !== bare(plain)) {
    return "Don’t use your name, your email address or our name in your password. Choose another";
  }
  return null;
}
