import { dictionary } from "@zxcvbn-ts/language-common";

/** 49,000 passwords that are found most often where accounts were stolen (@zxcvbn-ts/language-common, MIT). */
let common: ReadonlySet<string> | undefined;
const commonPasswords = () => (common ??= new Set(dictionary["passwords-common"] as readonly string[]));

/** What is near the account, and so the first that anybody would try. */
export interface PasswordContext {
  email: string;
  firstName: string;
  siteName: string;
}

const rows = ["01234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Whether each character follows the one before it in the alphabet, in the numbers or on the keyboard, or is the same. */
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
 * A sentence on why a password is too easy to guess, or null. By NIST SP 800-63B-4: the commonest, repetitions and rows,
 * and what is made of the account itself. Never by which characters it has.
 */
export function weakness(password: string, { email, firstName, siteName }: PasswordContext): string | null {
  const plain = password.normalize("NFKC").toLowerCase();
  const unit = repeated(plain);
  // A common one stays common with a year behind it or twice in a row.
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
