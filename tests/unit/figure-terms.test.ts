import { describe, expect, test } from "vitest";
import { figure } from "#contracts/figures/figures";
import { countableTerm } from "../../app/http/figures/search-term.server";
import { termVisitors } from "../../app/http/figures/term-visitors.server";

describe("Words of a search that found nothing", () => {
  test.each([
    ["a name", "Nora Field", "Mary Ann O’Neil", "J. McField", "NORA ZZQXFIELD", "NORA Field"],
    [
      "an e-mail address",
      "jo@example.com",
      "jo%40example.com",
      "nora(at)gmail.com",
      "nora @gmail.com",
      "nora at gmail dot com",
    ],
    ["a phone number", "(208) 555-0147", "2085550147", "555-0147", "zzqx ٢٠٨٥٥٥٠١٤٧", "۵۵۵۰۱۴۷", "208x555x0147"],
    ["a ZIP code", "97214", "beds near 97214-1234", "8 3 7 0 2", "८३७०२"],
    ["another number", "123-45-67890", "078-05-1120", "4111 1111 1111 1111", "dob 04/12/1961", "born in 1961"],
    [
      "a street",
      "12 Main St",
      "4 elm avenue apt 2",
      "12 N Oak Grove Rd., Boise",
      "12 Main St Boise",
      "po box 12",
      "P.O. Box 7",
      "elm street",
    ],
    ["a street with a long number", "1600 Pennsylvania Avenue NW"],
    ["a secret", "nora’s password is hunter2", "ssn", "kjhgfdswq", "a".repeat(22)],
    ["no words", "=cmd|zzqx!a1", 'zzqx "><b>', "", "*", "😀"],
    [
      "a sentence",
      "I am looking for a bed for my mother",
      "lorem ipsum dolor sit amet ".repeat(3),
      "İ ".repeat(6) + "İ".repeat(20),
    ],
  ])("are not kept where they look like %s", (_, ...terms) => {
    for (const term of terms) expect([term, countableTerm(term)]).toEqual([term, null]);
  });

  test("are kept in lower case where they are a shopper's", () => {
    expect(countableTerm("  Queen\u00a0waterbed\u200b ")).toBe("queen waterbed");
    const plain = ["waterbed", "60x80 futon", "60 x 80 x 12 foam", "futon under $1,200", "12 way adjustable base"];
    plain.push(
      "3 place settings",
      "dr. scholl’s topper",
      "baby cot",
      "crib/toddler 2-in-1",
      "cama para niños",
      "日本の布団",
    );
    for (const term of plain) expect([term, countableTerm(term)]).toEqual([term, term]);
    expect(countableTerm("Waterbed")).toBe("waterbed");
  });

  test("fit the contract, whatever they are in lower case", () => {
    const subject = countableTerm(`${"İ".repeat(19)} waterbed`);
    expect(figure.safeParse({ day: "2026-11-19", kind: "term", subject, count: 1 }).error).toBeUndefined();
  });
});

describe("A term counts", () => {
  test("once for each visitor of a day, from the second one on", () => {
    const terms = termVisitors();
    const asked = (address: string, term = "futon", day = "2026-11-19") => terms.counts(day, term, address);
    expect(Array.from({ length: 10 }, () => asked("198.51.100.1"))).toEqual(Array(10).fill(0));
    expect([asked("198.51.100.2"), asked("198.51.100.2"), asked("198.51.100.1"), asked("198.51.100.3")]).toEqual([
      2, 0, 0, 1,
    ]);
    expect(asked("198.51.100.4", "cot")).toBe(0);
    // Who asks on each of ten days is one visitor still.
    for (let day = 20; day < 30; day += 1) expect(asked("198.51.100.1", "futon", `2026-11-${day}`)).toBe(0);
  });

  test("no more once their day is over, and today’s visitors stay known", () => {
    const terms = termVisitors();
    const [today, before] = ["2026-11-20", "2026-11-19"];
    expect(terms.counts(today, "futon", "198.51.100.1")).toBe(0);
    for (const address of ["198.51.100.2", "198.51.100.3"]) expect(terms.counts(before, "futon", address)).toBe(0);
    expect(terms.counts(today, "futon", "198.51.100.4")).toBe(2);
  });

  test("no more once too many visitors are remembered", () => {
    const terms = termVisitors(3);
    const counts = ["a", "b", "c", "d"].map((address) => terms.counts("2026-11-19", "futon", address));
    expect(counts).toEqual([0, 2, 1, 0]);
  });
});
