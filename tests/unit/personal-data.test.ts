import { expect, test } from "vitest";
import { dataLayerEvent } from "../../app/contracts/analytics/data-layer";
import { withoutAddresses, withoutPersonalData } from "../../app/platform/addresses";

test.each([
  ["casper queen under $1,200", "casper queen under $1,200"],
  ["zip 83702", "zip 837xx"],
  ["call 2085550147 now", "call [phone] now"],
  ["1-208-555-0147", "[phone]"],
  ["model 12345678901234", "model 12345678901234"],
  ["robin.x+y@mail.example.co.uk", "[e-mail]"],
  ["８３７０２", "837xx"],
  ["83\u200b702", "837xx"],
  ["nora＠example.com", "[e-mail]"],
  ["nora@example.рф", "[e-mail]"],
  ["nora@example.xn--p1ai", "[e-mail]"],
  [`"nora"@example.com`, `"[e-mail]`],
  ["208–555–0147", "[phone]"],
  ["208‑555‑0147", "[phone]"],
  ["208/555/0147", "[phone]"],
  ["½ price – “king”", "½ price – “king”"],
])("%s is told as %s, which the schema of the data layer takes", (typed, told) => {
  expect(withoutPersonalData(typed)).toBe(told);
  const search = { term: told, type: "", resultManufacturer: "" };
  expect(dataLayerEvent.safeParse({ event: "site search", search, analyticsId: "G-1" }).error).toBeUndefined();
});

test("Logs keep no e-mail address, in whatever characters it is written", () => {
  for (const address of ["nora＠example.com", "nora﹫example.com", "nora@example.рф", "nora%40example.com"])
    expect(withoutAddresses(`from ${address}`)).toBe("from [e-mail]");
});
