import { cutText } from "#contracts/text/cut-text";

/** Common abbreviations, with the forms that place names use. */
const longForms: Record<string, string> = {
  st: "saint",
  ste: "sainte",
  ft: "fort",
  mt: "mount",
  n: "north",
  s: "south",
  e: "east",
  w: "west",
  spgs: "springs",
  hts: "heights",
  ctr: "center",
};

/**
 * Words of a place without case, accents and punctuation; initials form one word: "St. Louis, M.O." is saint, louis,
 * mo.
 */
export function placeWords(text: string): string[] {
  return (
    cutText(text, 100)
      .normalize("NFKD")
      .replace(/[\u0300-\u036f'’]/g, "")
      .toLowerCase()
      .replace(/\b([a-z])\.\s?(?=[a-z]\b)/g, "$1")
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== "")
      // At the end it stands for Montana.
      .map((word, index, words) =>
        word === "mt" && index === words.length - 1 ? word : Object.hasOwn(longForms, word) ? longForms[word]! : word,
      )
  );
}

/** The key shared by different spellings of a place: "De Kalb" and "Dekalb" are the same. */
export const placeKey = (text: string) =>
  /^[A-Z][a-z]{3,}$/.test(text) ? text.toLowerCase() : placeWords(text).join("");
