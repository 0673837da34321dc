import { expect, test } from "vitest";
import { faultOfName, plainName } from "../../upstream/discussions/shown-names";

const faultOf = (typed: string, staff = false) => faultOfName(plainName(typed), { staff });

test("Names that look the same are the same", () => {
  for (const typed of [
    "Harold  Imai",
    "Harold\u00a0Imai",
    "Harold \u200bImai",
    "Har\u2060old Imai",
    "\u202eHarold Imai",
    " Ｈarold\tImai\u3164",
  ])
    expect(plainName(typed), JSON.stringify(typed)).toBe("Harold Imai");
  expect(plainName("Zoe\u0308 O’Neil-Ruiz")).toBe("Zoë O’Neil-Ruiz");
});

test("Nobody but staff is called as we are, however it is dressed up", () => {
  for (const typed of [
    "Bedlark team",
    "Bedl\u200bark Team",
    "B e d l a r k",
    "Bédlark",
    "Mod\u00aderator",
    "Ｍoderator",
    "Former  member",
    "Former\u00a0Member",
    "Site admin",
    "Our staff",
  ]) {
    expect(faultOf(typed), typed).toMatch("could be taken for one of ours");
    expect(faultOf(typed, true), typed).toBeNull();
  }
  for (const typed of ["Stafford", "Badminton Bob", "Sandy", "李小龍", "J. R. Ewing", "Former sailor"])
    expect(faultOf(typed), typed).toBeNull();
});

test("A name is no address, of staff either", () => {
  for (const typed of ["spam@evil.com", "http://evil.com", "www.evil.com", "evil.com", "eviI@home", "415-555-0134"])
    expect(faultOf(typed, true), typed).toMatch("without an email or web address");
});

test("A name can be seen, and has room", () => {
  for (const typed of ["\u200b\u200b", "J", "..", "\u2800\u2800"])
    expect(faultOf(typed), JSON.stringify(typed)).toBe("Choose a name of at least 2 characters");
  expect(faultOf("\ufdfa".repeat(4))).toBe("Keep the name under 40 characters");
});
