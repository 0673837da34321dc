import { describe, expect, test } from "vitest";
import { choiceIn } from "../../app/http/measurement/choice-cookies.server";

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
