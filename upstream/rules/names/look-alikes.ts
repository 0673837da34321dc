/**
 * Names that look the same, by the skeletons of Unicode's security mechanisms (UTS 39, confusable detection): two names whose
 * skeletons are equal can hardly be told apart. Pure.
 */

/**
 * Letters and digits that look like Latin ones, by what they look like, as code points: what confusables.txt of Unicode
 * has of scripts in which names may be written, without what compatibility decomposition makes plain already (letters of
 * full width, of formulas, with accents).
 */
const lookAlikes: Readonly<Record<string, string>> = {
  "2": "1a7 1bb a644 a75a",
  "3": "1b7 21c 417 498 4e0 a76a a7ab",
  "5": "1bc",
  "6": "431",
  "8": "222 223 9ea a6a",
  "9": "9ed a67 b68 d6d a76e",
  a: "251 391 3b1 410 430",
  aa: "a732 a733",
  ae: "c6 e6 4d4 4d5",
  ao: "a734 a735",
  au: "a736 a737",
  av: "a738 a739 a73a a73b",
  ay: "a73c a73d",
  b: "180 182 183 184 253 392 411 412 42c 462 463 48c 48d a7b4",
  bl: "42b",
  c: "23c 421 441 4aa 4ab 1d04",
  d: "d0 110 111 189 18c 256 257 501",
  dz: "2a3",
  e: "246 247 395 415 435 4bd 4bf ab32",
  f: "191 192 3dc 584 1d6e 1e9d a798 a799 ab35",
  g: "18d 1e4 1e5 260 261 50c 581 1d83",
  h: "126 127 266 397 41d 45b 4a2 4bb 4c7 4c9 570 2c67 a695",
  i: "131 268 269 26a 3b9 456 4cf 1d7b 1d7c a647",
  j: "248 249 37f 3f3 408 458 a7b2",
  k: "199 39a 41a 49a 49e 2c69 a740",
  l: "141 142 196 197 19a 1c0 26b 26d 399 406 4c0 5d5 5df 627 661 673 6f1",
  ll: "1c1 5f0",
  lo: "42e",
  ls: "2aa",
  lz: "2ab",
  m: "39c 3fa 41c 4cd",
  n: "19d 19e 273 39d 3b7 578 57c 1d70",
  o: "d8 f8 19f 275 398 39f 3b8 3bf 3c3 41e 43e 472 473 4e8 4e9 555 585 5e1 647 665 6be 6c1 6d5 6f5 6ff 966 9e6 a66 ae6 b20 b66 be6 c66 ce6 d20 d66 e50 ed0 1010 101d 1040 10ff 12d0 1d0f 1d11 3007 a74a a74b ab3d ab3e",
  oe: "152 153",
  oo: "a698 a699 a74e a74f",
  p: "1a5 3a1 3c1 420 440 1d7d",
  q: "2a0 51b 563 566",
  r: "1a6 24d 27c 27d 433 493 1d26 1d72 ab47 ab48",
  rn: "271 1d6f",
  s: "1bd 282 405 455 54f 1d74 a731",
  t: "166 167 1ad 1ae 23e 3a4 422 4ac 1d75",
  t3: "a728",
  tf: "a777",
  ts: "2a6",
  u: "244 28b 3c5 54d 57d 1200 1d1c 1d7e a79f ab4e ab52",
  ue: "1d6b",
  uo: "ab63",
  v: "3bd 474 475 5d8 667 6f7 1d20",
  w: "26f 461 47d 51c 51d 561 1d21 a761",
  x: "3a7 425 445 4b2 a7b3",
  y: "1b4 24e 24f 263 28f 3a5 3b3 423 443 4ae 4af 4b0 4b1 10e7 1d8c 1eff ab5a",
  z: "1b5 1b6 224 225 290 396 1d22 1d76 102f5",
};

const latin = new Map<string, string>([
  ...Object.entries(lookAlikes).flatMap(([looks, points]) =>
    points.split(" ").map((point): [string, string] => [String.fromCodePoint(Number.parseInt(point, 16)), looks]),
  ),
  ["1", "l"],
  ["|", "l"],
  ["0", "o"],
]);

/** Letters that two others make in most typefaces; and a capital i is an l in many, so that both cases are one letter. */
const drawnAs: Readonly<Record<string, string>> = { m: "rn", w: "vv", d: "cl", i: "l" };

function plain(character: string): string {
  const lower = character.toLowerCase();
  return latin.get(character) ?? latin.get(lower) ?? lower;
}

/** A text as it looks, in lower case, word by word; accents, signs and the difference of i, l and 1 are not seen. */
export const wordsAsSeen = (text: string): string[] =>
  Array.from(text.normalize("NFKD").replace(/\p{M}/gu, ""), plain)
    .join("")
    .replace(/[mwdi]/g, (letter) => drawnAs[letter]!)
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** What two names share that look alike. Blanks and signs don't tell them apart. */
export const skeletonOf = (name: string): string => wordsAsSeen(name).join("");
