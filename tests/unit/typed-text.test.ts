import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { line } from "#contracts/text/plain-text";
import { plainCode, seenText } from "#contracts/text/typed-text";

describe("A text of people", () => {
  test.each([
    ["a space without width, from a web page", "Casper\u200B One", "Casper One"],
    ["a byte order mark, from a file", "\uFEFFIt sags", "It sags"],
    ["marks of direction, from a phone’s contacts", "\u202A(208) 555-0147\u202C", "(208) 555-0147"],
    ["soft hyphens, from an e-book", "mat\u00ADtress", "mattress"],
    ["line breaks of slides", "One\u000BTwo\u2028Three\r\nFour", "One\nTwo\nThree\nFour"],
    ["control characters of a PDF", "It\u0002 sags\u007F", "It sags"],
    ["a joiner beside Latin letters", "Cas\u200Dper", "Casper"],
    ["joiners that stand between a letter and a space", "\u05E9\u200D\u200D soft", "\u05E9 soft"],
    ["fillers of Korean keyboards", "Nora\u3164 \uFFA0Field", "Nora Field"],
    ["what stands for an object, from a web page", "Nora\uFFFC Field", "Nora Field"],
    ["letters of flags without a flag", "Nora\u{E0041}\u{E0042} Field", "Nora Field"],
    ["forms of Mongolian letters, and beams of music", "No\u180Bra\u{1D173}", "Nora"],
    ["more choices of forms, beside a letter", "Nora\u{E0100}", "Nora"],
    ["what would choose a picture, beside a letter", "Casper\uFE0F One\uFE0E", "Casper One"],
  ])("is read without %s", (_what, typed, read) => {
    expect(seenText(typed)).toBe(read);
  });

  test.each(["👩‍🚀 slept well", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می‌خواهم", "naïve café ½ in ™", "tab\tstays", "❤️", "1️⃣", "©️ 2026"])(
    "keeps what can be seen: %s",
    (text) => {
      expect(seenText(text)).toBe(text);
    },
  );

  test("has a space where Braille has one", () => {
    expect(seenText("⠓⠊\u2800⠽⠕⠥")).toBe("⠓⠊ ⠽⠕⠥");
  });

  test("of nothing but what nobody sees is missing, also where it comes by another way than a form", () => {
    const name = line({ missing: "Say who", most: 80 });
    for (const typed of ["\u2800\u2800", "\uFFFC", "\u3164", "\u200B", "\u{E0041}"])
      expect(
        name.safeParse(typed).error?.issues.map(({ message }) => message),
        typed,
      ).toEqual(["Say who"]);
  });

  test("is the same when it is read twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(seenText(seenText(text))).toBe(seenText(text));
        expect(plainCode(plainCode(text))).toBe(plainCode(text));
      }),
    );
  });
});

describe("A number, an address or a code", () => {
  test.each([
    ["８３７０２", "83702"],
    ["83702‑1234", "83702-1234"],
    ["(208)\u00A0555–0147", "(208) 555-0147"],
    ["nora＠example．com", "nora@example.com"],
    ["1,299\u202F.50", "1,299 .50"],
    ["INV‒2026−7", "INV-2026-7"],
    ["11⁄20∕2026", "11/20/2026"],
    ["２０８ー５５５ー０１４７", "208-555-0147"],
    ["nora@example。com", "nora@example.com"],
    ["memory foam\uFE0E", "memory foam"],
    ["1299⁹⁹", "1299⁹⁹"],
    ["10½ inch", "10 1/2 inch"],
    ["½ inch", "1/2 inch"],
  ])("is read from “%s” as %s", (typed, read) => {
    expect(plainCode(typed)).toBe(read);
  });
});
