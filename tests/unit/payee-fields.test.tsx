import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { numberKept } from "#contracts/vocabulary/claims";
import PayeeFields from "../../app/features/cashback/payee-fields";

type Form = Parameters<typeof PayeeFields>[0]["form"];

const form = (withheld: string[]) =>
  ({
    sending: false,
    times: 1,
    values: {},
    withheld,
    errors: [],
    field: (name: string) => ({ name }),
    choice: (name: string) => ({ name, chosen: [] }),
  }) as unknown as Form;
const hint = (kept: { lastFour: string | null } | null, emptied: boolean) =>
  /id="account_number-hint"[^>]*>([^<]*)</.exec(
    renderToStaticMarkup(<PayeeFields form={form(emptied ? ["account_number"] : [])} kept={kept} />),
  )?.[1];

describe("The hint beside the account number", () => {
  test("says how long it is kept, or which one is", () => {
    expect(hint(null, false)).toBe(numberKept);
    expect(hint({ lastFour: "7890" }, false)).toBe("We have the one ending in 7890. Leave this empty to keep it.");
  });

  test("asks for it again after a form that came back without it", () => {
    const again = "Enter it again. We don’t show account numbers back.";
    expect(hint(null, true)).toBe(`${again} ${numberKept}`);
    expect(hint({ lastFour: "7890" }, true)).toBe(`${again} Or leave this empty to keep the one ending in 7890.`);
    expect(hint({ lastFour: null }, true)).toBe(`${again} Or leave this empty to keep the one we have.`);
  });
});
