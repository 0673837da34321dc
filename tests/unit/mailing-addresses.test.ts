import { describe, expect, test } from "vitest";
import { claimPayee } from "#contracts/cashback/claim-forms";
import { mailedState } from "#contracts/text/us-states";
import { isZipCode } from "#contracts/text/zip-code";
import { isZipOf, stateOfZip } from "#contracts/text/zip-states";
import { readPlaces } from "../../upstream/stores/places";
import { zipOfState } from "../support/zip-of-state";

describe("what is typed of an address for mail", () => {
  test("is a state in any of the ways that people write them", () => {
    const check = { method: "check", payee_name: "Nora", street: "1 Main", city: "Boise" };
    for (const [typed, state = ""] of [
      ...[
        ["ID", "ID"],
        ["id", "ID"],
        ["Idaho", "ID"],
        ["new york", "NY"],
        ["N.Y.", "NY"],
        ["Washington, D.C.", "DC"],
        ["ＮＹ", "NY"],
        ["State of Washington", "WA"],
        ["Washington State", "WA"],
      ],
      ...[
        ["California (CA)", "CA"],
        ["CA - California", "CA"],
        ["North Carolina NC", "NC"],
        ["N. Carolina", "NC"],
        ["W. Va.", "WV"],
        ["Calif.", "CA"],
        ["The State of Texas", "TX"],
        ["texas, usa", "TX"],
        ["Kansas, United States", "KS"],
      ],
      ...[
        ["FPO AP", "AP"],
        ["APO, AE", "AE"],
        ["AA", "AA"],
        ["ae", "AE"],
        ["Armed Forces Pacific", "AP"],
        ["Guam", "GU"],
        ["U.S. Virgin Islands", "VI"],
      ],
      ...[
        ["MP", "MP"],
        ["American Samoa", "AS"],
        ["Palau", "PW"],
        ["CNMI", "MP"],
        ["USVI", "VI"],
        ["FSM", "FM"],
        ["Northern Marianas", "MP"],
        ["Virgin Islands, U.S.", "VI"],
        ["Armed Forces Middle East", "AE"],
      ],
    ]) {
      expect(claimPayee.parse({ ...check, state: typed, zip: zipOfState(state) }).state, typed).toBe(state);
    }
  });

  test("is no state where two are named, or none", () => {
    for (const typed of ["California (NV)", "the", "usa", "state", "APO", "Boise, ID", "Ontario", ""])
      expect([typed, mailedState(typed)]).toEqual([typed, null]);
  });

  const zipFault = (state: string | undefined, zip: string) => {
    const check = { method: "check", payee_name: "Nora", street: "1 Main", city: "Boise", state, zip };
    return claimPayee.safeParse(check).error?.issues.find(({ path }) => path[0] === "zip")?.message ?? null;
  };

  test("is a ZIP code of the state that is given, by all ZIP codes there are", async () => {
    const places = await readPlaces();
    expect(places.length).toBeGreaterThan(40_000);
    const wrong = places.filter(({ zip, state }) => stateOfZip(zip) !== state || !isZipOf(zip, state));
    expect(wrong).toEqual([]);
  });

  test("has a ZIP code of another state refused, with its name", () => {
    for (const [state, zip, fault] of [
      ["North Carolina", "02134", "02134 is in Massachusetts. Check the ZIP code or the state"],
      ["NC", "02134-1000", "02134 is in Massachusetts. Check the ZIP code or the state"],
      ["CT", "10001", "10001 is in New York. Check the ZIP code or the state"],
      ["AP", "09012", "09012 is a military ZIP code, for AE. Check the ZIP code or the state"],
      ["HI", "00901", "00901 is in Puerto Rico. Check the ZIP code or the state"],
      ["GU", "96799", "96799 is in American Samoa. Check the ZIP code or the state"],
    ] as const)
      expect([state, zip, zipFault(state, zip)]).toEqual([state, zip, fault]);
  });

  test("has a ZIP code that no list knows taken, and one whose neighbors are of two states", () => {
    for (const [state, zip] of [
      ["NC", "00199"],
      ["NC", "98799"],
      ["ID", "83702-1234"],
      ["WY", "83414"],
      ["WY", "83415"],
      ["DC", "20598"],
      ["VA", "20511"],
      ["AE", "09012"],
      ["MP", "96950"],
      ["GU", "96910"],
      ["Ontario", "02134"],
    ] as const)
      expect([state, zip, zipFault(state, zip)]).toEqual([state, zip, null]);
  });

  test("is offered its lost zero only where the state has such a ZIP code", () => {
    const offered = "ZIP codes have five digits. Did you mean 02134?";
    expect(zipFault("MA", "2134")).toBe(offered);
    expect(zipFault(undefined, "2134")).toBe(offered);
    for (const state of ["NC", "north carolinna"])
      expect(zipFault(state, "2134")).toBe("ZIP codes have five digits. This one has 4");
    expect(zipFault("NC", "276")).toBe("ZIP codes have five digits. This one has 3");
  });

  test("is a ZIP code however its four further digits are set off", () => {
    for (const typed of ["83702", "83702-1234", "83702 -1234", "83702 - 1234", "83702 1234", "837021234", "83702-"])
      expect([typed, isZipCode(typed)]).toEqual([typed, true]);
    for (const typed of ["8370", "83702-12", "83702--1234", "837021"])
      expect([typed, isZipCode(typed)]).toEqual([typed, false]);
  });
});
