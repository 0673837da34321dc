import { describe, expect, test } from "vitest";
import { choiceIn, withoutTagCookies } from "../../app/http/measurement/choice-cookies.server";

describe("The choice about measurement", () => {
  test.each([
    [undefined, null],
    ["sessionid=abc", null],
    ["measurement=maybe", null],
    ["remeasurement=yes; measurement_=yes", null],
    ["measurement=yes", "yes"],
    ["sessionid=abc;measurement=no", "no"],
    ["measurement=yes; measurement=no", "no"],
    ["measurement=no; sessionid=abc; measurement=yes", "no"],
    ["measurement=yes; measurement=maybe", "yes"],
  ])("is read from the cookies %s as %s", (cookies, choice) => {
    expect(choiceIn(cookies)).toBe(choice);
  });
});

describe("A refusal", () => {
  const removed = (names: readonly string[], origin = "http://127.0.0.1:3000") =>
    withoutTagCookies(names.map((name) => `${name}=1`).join("; "), origin).map((line) => line.split("=")[0]);

  test("removes the cookies of tags, those of older kinds and of a tag server included", () => {
    const names = [
      ...["_ga", "_ga_AB12CD", "_gid", "_gat", "_gat_gtag_UA_1_1", "_gac_UA-1", "_gac_gb_G-1", "_gcl_au", "_gcl_aw"],
      ...["__utma", "__utmb", "__utmc", "__utmt", "__utmz", "__utmv"],
      ...["_dc_gtm_UA-1", "FPID", "FPLC", "FPAU"],
    ];
    expect(removed(names)).toEqual(names);
  });

  test("removes no others", () => {
    expect(removed(["sessionid", "csrftoken", "measurement", "_gather", "_garden_", "__utmost", "FP", "FPS"])).toEqual(
      [],
    );
  });

  test("removes them at every host that a script could have set them for", () => {
    expect(withoutTagCookies("_ga=1", "https://www.bedlark.example")).toEqual([
      expect.not.stringContaining("Domain"),
      expect.stringContaining("Domain=www.bedlark.example;"),
      expect.stringContaining("Domain=bedlark.example;"),
    ]);
    expect(withoutTagCookies("_ga=1", "https://a.b.c.www.bedlark.example").join()).toContain("Domain=bedlark.example;");
  });
});
