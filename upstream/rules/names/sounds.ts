/** Transliterates Cyrillic and Greek words as they are pronounced: "Модератор" becomes "moderator". Pure. */

const pairs = (letters: string, sounds: string): [string, string][] => {
  const each = sounds.split(" ");
  return [...letters].map((letter, index) => [letter, each[index]!]);
};

/** Beta and ve also stand for b. */
const sounds = new Map([
  ...pairs(
    "абвгдежзиклмнопрстуфхцчшщыэюяіїєґ",
    "a b b g d e zh z i k l m n o p r s t u f h ts ch sh sch y e yu ya i i e g",
  ),
  ...pairs("αβγδεζηθικλμνξοπρσςτυφχψω", "a b g d e z i th i k l m n x o p r s s t y f ch ps o"),
]);

export const asPronounced = (text: string): string =>
  Array.from(
    text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase(),
    (letter) => sounds.get(letter) ?? letter,
  ).join("");
