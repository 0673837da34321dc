import { describe, expect, test } from "vitest";
import { claimPayee } from "../../app/contracts/cashback/claim-forms";
import { mailedState } from "../../app/contracts/text/us-states";
import { isZipCode } from "../../app/contracts/text/zip-code";

describe("what is typed of an address for mail", () => {
  test("is a state in any of the ways that people write them", () => {
    const check = { method: "check", payee_name: "Nora", street: "1 Main", city: "Boise", zip: "83702" };
    for (const [typed, state] of [
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
      expect(claimPayee.parse({ ...check, state: typed }).state, typed).toBe(state);
    }
  });

  test("is no state where two are named, or none", () => {
    for (const typed of ["California (NV)", "the", "usa", "state", "APO", "Boise, ID", "Ontario", ""])
      expect([typed, mailedState(typed)]).toEqual([typed, null]);
  });

  test("is a ZIP code however its four further digits are set off", () => {
    for (const typed of ["83702", "83702-1234", "83702 -1234", "83702 - 1234", "83702 1234", "837021234", "83702-"])
      expect([typed, isZipCode(typed)]).toEqual([typed, true]);
    for (const typed of ["8370", "83702-12", "83702--1234", "837021"])
      expect([typed, isZipCode(typed)]).toEqual([typed, false]);
  });
});
