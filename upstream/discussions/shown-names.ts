import { findPersonal } from "../rules/reviews/passages";
import { formerName } from "../rules/discussions";

/** Names that people write under: pure, so that two that look the same are the same. */

const mostOfName = 40;

/** What takes no room or turns a text around, and the blank of Braille. */
const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A name as it is compared and kept. */
export const plainName = (typed: string): string =>
  typed.normalize("NFKC").replace(/\s+/gu, " ").replace(unseen, "").replace(/ +/g, " ").trim();

/** What names have that would pass for ours: in letters alone, and as words. */
const ours = /bedlark|moderator/;
const ourWords = /\b(?:staff\b|admin)/i;

const isOurs = (name: string): boolean => {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "");
  const letters = plain.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return ours.test(letters) || ourWords.test(plain) || letters === formerName.toLowerCase().replace(" ", "");
};

/** What is wrong with a plain name, as a sentence for whoever chose it; null: nothing. */
export function faultOfName(name: string, { staff }: { staff: boolean }): string | null {
  if (name.length < 2 || !/[\p{L}\p{N}]/u.test(name)) return "Choose a name of at least 2 characters";
  if (name.length > mostOfName) return `Keep the name under ${mostOfName} characters`;
  const { email, link, phone } = findPersonal(name);
  if (name.includes("@") || email.length + link.length + phone.length > 0)
    return "Choose a name without an email or web address or a phone number";
  if (!staff && isOurs(name)) return "This name could be taken for one of ours. Choose another";
  return null;
}
