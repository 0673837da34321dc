/**
 * Names that look the same, by the skeletons of Unicode's security mechanisms (UTS 39, confusable detection): two names
 * with equal skeletons can hardly be told apart. Pure.
 */

/**
 * Letters and digits that look like Latin ones, as code points, keyed by what they look like. They are the entries of
 * Unicode's confusables.txt for scripts in which names may be written, plus Latin letters named after a plain one
 * (small capitals, turned ones, those with hooks and strokes), without those that compatibility decomposition already
 * makes plain (full-width letters, mathematical letters, accented letters).
 */
const lookAlikes: Readonly<Record<string, string>> = {
  "2": "1a7 1bb a644 a75a",
  "3": "1b7 21c 417 498 4e0 a76a a7ab",
  "5": "1bc",
  "6": "431",
  "8": "222 223 9ea a6a",
  "9": "9ed a67 b68 d6d a76e",
  a: "250 251 252 391 3b1 410 430 1d00 1d8f 2c65 a7bb ab30 ab31 ab64",
  aa: "a732 a733",
  ae: "c6 e6 4d4 4d5 1d01 1d02 a79b",
  ao: "a734 a735",
  au: "a736 a737",
  av: "a738 a739 a73a a73b",
  ay: "a73c a73d",
  b: "df 180 182 183 184 185 253 299 392 411 412 42c 462 463 48c 48d 1d03 1d6c 1d80 a797 a7b4 a7b5",
  bl: "42b",
  c: "188 23c 254 255 297 421 441 4aa 4ab 1d04 1d10 2184 a73f a793 a794 1df1d",
  d: "d0 f0 110 111 189 18c 221 256 257 501 1d05 1d06 1d6d 1d81 1d91 a77a a7c8",
  dz: "2a3",
  e: "1dd 246 247 258 259 25b 25c 25d 25e 29a 395 415 435 4bd 4bf 1d07 1d08 1d92 1d93 1d94 2c78 2c7b ab32 ab33 ab34",
  f: "191 192 3dc 584 1d6e 1d82 1e9d a730 a77c a798 a799 a7fb ab35",
  g: "18d 1e4 1e5 260 261 262 29b 50c 581 1d77 1d79 1d83 a77f a7a1 a7d1 ab36 1df01 1df02",
  h: "126 127 265 266 29c 2ae 2af 397 41d 45b 4a2 4bb 4c7 4c9 570 2c67 2c68 2c76 a695 a795 a7f6",
  i: "131 1c3 268 269 26a 3b9 456 4cf 1d09 1d7b 1d7c 1d96 a647 a7bd 1df1a",
  j: "237 248 249 25f 284 29d 37f 3f3 408 458 1d0a a7b2",
  k: "138 199 29e 39a 41a 49a 49e 1d0b 1d84 2c69 2c6a a740 a741 a743 a745 a7a3 1df03 1df10",
  l: "141 142 196 197 19a 1c0 234 26b 26c 26d 26e 29f 399 406 4c0 5d5 5df 627 661 673 6f1 1d0c 1d85 2c61 a749 a781 a78e a7fe ab37 ab38 ab39 1df04 1df11 1df13",
  ll: "1c1 5f0",
  lo: "42e",
  ls: "2aa",
  lz: "2ab",
  m: "270 39c 3fa 41c 4cd 1d0d 1d1f 1d86 a7fa a7fd a7ff ab3a",
  n: "14b 19d 19e 235 272 273 274 39d 3b7 578 57c 1d0e 1d70 1d87 a791 a7a5 ab3b",
  o: "d8 f8 19f 275 298 398 39f 3b8 3bf 3c3 41e 43e 472 473 4e8 4e9 555 585 5e1 647 665 6be 6c1 6d5 6f5 6ff 966 9e6 a66 ae6 b20 b66 be6 c66 ce6 d20 d66 e50 ed0 1010 101d 1040 10ff 12d0 1d0f 1d11 1d12 1d13 1d16 1d17 1d97 2c7a 3007 a74a a74b a74d a7c1 ab3d ab3e ab3f 1df1b",
  oe: "152 153 276 1d14 a79d ab40 ab41 ab42 ab62",
  oo: "a698 a699 a74e a74f",
  p: "fe 1a5 1bf 3a1 3c1 420 440 1d18 1d71 1d7d 1d88 a751 a753 a755 a7fc",
  q: "24b 2a0 51b 563 566 a757 a759 a7af",
  r: "1a6 24d 279 27a 27b 27c 27d 27e 27f 280 281 433 493 1d19 1d1a 1d26 1d72 1d73 1d89 2c79 a75b a783 a7a7 ab45 ab46 ab47 ab48 ab49 ab4b ab4c ab68 1df08 1df15 1df16",
  rn: "271 1d6f",
  s: "1a8 1bd 23f 282 405 455 54f 1d74 1d8a 1e9c a731 a785 a7a9 a7ca a7d7 a7d9 1df1e",
  t: "166 167 1ab 1ad 1ae 236 23e 287 288 3a4 422 4ac 1d1b 1d75 2c66 a787 1df09 1df0d",
  t3: "a728",
  tf: "a777",
  ts: "2a6",
  u: "244 289 28a 28b 3c5 54d 57d 1200 1d1c 1d1d 1d1e 1d7e 1d7f 1d99 a79f a7b9 a7bf ab4e ab4f ab52",
  ue: "1d6b",
  uo: "ab63",
  v: "28c 3bd 474 475 5d8 667 6f7 1d20 1efd 2c71 2c74 a75f",
  w: "26f 28d 461 47d 51c 51d 561 1d21 2c73 a761 a7b7 a7c3",
  x: "3a7 425 445 4b2 1d8d a7b3 ab53 ab54 ab55 ab56 ab57 ab58 ab59",
  y: "1b4 24e 24f 263 28e 28f 3a5 3b3 423 443 4ae 4af 4b0 4b1 10e7 1d8c 1eff ab5a 1df06",
  z: "1b5 1b6 224 225 240 290 291 396 1d22 1d76 1d8e 2c6c a763 102f5",
};

const latin = new Map<string, string>([
  ...Object.entries(lookAlikes).flatMap(([looks, points]) =>
    points.split(" ").map((point): [string, string] => [String.fromCodePoint(Number.parseInt(point, 16)), looks]),
  ),
  ["1", "l"],
  ["|", "l"],
  ["0", "o"],
]);

/**
 * Letters that look like two others in most typefaces. A capital i looks like an l in many, so both cases are one
 * letter.
 */
const drawnAs: Readonly<Record<string, string>> = { m: "rn", w: "vv", d: "cl", i: "l" };

function plain(character: string): string {
  const lower = character.toLowerCase();
  return latin.get(character) ?? latin.get(lower) ?? lower;
}

/**
 * A text as it looks, in lower case, word by word; accents, punctuation and the differences between i, l and 1 are
 * ignored.
 */
export const wordsAsSeen = (text: string): string[] =>
  Array.from(text.normalize("NFKD").replace(/\p{M}/gu, ""), plain)
    .join("")
    .replace(/[mwdi]/g, (letter) => drawnAs[letter]!)
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The key shared by names that look alike. Spaces and punctuation don't tell them apart. */
export const skeletonOf = (name: string): string => wordsAsSeen(name).join("");
