import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { ClaimEvent } from "#contracts/cashback/claims";
import { claimPayee, claimSent, isRoutingNumber } from "#contracts/cashback/claim-forms";
import { type ClaimAction, numberKept, numbersKeptDays } from "#contracts/vocabulary/claims";
import {
  backText,
  boughtText,
  dayText,
  moneyAfterState,
  moneyText,
  nextText,
  noAppealText,
  stateWords,
  stationsOf,
} from "../../app/features/cashback/claim-text";
import ClaimProgress from "../../app/features/cashback/claim-progress";
import { beginForm } from "../../app/features/cashback/forms.server";
import { paths } from "../../app/paths";
import { redact } from "../support/routes-of-site";
import { claimLetter, confirmLetter } from "../../upstream/cashback/claims/emails";
import type { ClaimRow } from "../../upstream/cashback/claims/claim-row";
import { codeKey } from "../../upstream/cashback/codes";
import { csvCell, withColumn } from "../../upstream/cashback/payouts/csv";
import { paymentFile } from "../../upstream/cashback/payouts/payment-file";

const noon = new Date("2026-11-24T12:00:00Z");
const row = {
  id: 1042,
  token: "tok",
  state: "submitted",
  entered_at: noon,
  granted: null,
  reason: "returned",
  pay_on: null,
  product: "Original, queen",
  store: "Nectar",
  method: "ach",
  bought_on: "2026-11-20",
  payee: { method: "ach", name: "Nora", account_kind: "checking", routing: "011000015", last_four: "7890" },
  offer: { return_days: 100, store_days: 11 },
} as unknown as ClaimRow;
const site = { siteUrl: "https://www.bedlark.test", siteName: "Bedlark", demo: false };

describe("letters about a claim", () => {
  const told = (
    action: ClaimAction,
    claim: Partial<ClaimRow> = {},
    about: { after?: Pick<ClaimRow, "granted">; may?: ClaimAction[] } = {},
  ) => {
    const facts = { action, note: "A note", cents: 7550, email: "a@b.test", after: row, may: [], ...about };
    return claimLetter({ ...row, ...claim }, facts, site);
  };

  test("lead to its page, say what happened, and by when it goes on", () => {
    const { subject, body } = told("send");
    expect(subject).toBe("Cash back claim 1042: we have it (Original, queen)");
    expect(body).toContain(`https://www.bedlark.test${paths.claim("tok")}`);
    expect(body).toContain("you’ll get $75.50");
    expect(body).toContain("you’ll hear from us by November 27, 2026");
    expect(told("ask", { state: "needs-information" }).body).toContain("A note");
    expect(told("pay", { state: "paid" }).body).toContain("ending in 7890");
  });

  test("promise an appeal where there is one, and say that a granted one is taken back", () => {
    const decline = (about: Parameters<typeof told>[2]) => told("decline", { state: "declined" }, about).body;
    expect(decline({ may: ["appeal"] })).toMatch(/returned the mattress[^]*appeal once, until January 23, 2027/);
    expect(decline({ may: ["appeal"] })).not.toMatch(/granted/);
    expect(decline({ may: [] })).not.toMatch(/appeal/);
    const again = decline({ may: ["appeal"], after: { granted: true } });
    expect(again).toMatch(/We granted your appeal and told you that we’d pay[^]*appeal again, once, until January 23/);
  });

  test("that ask to confirm an address hold nothing that was typed", () => {
    const { body } = confirmLetter(
      { id: 1042, product: "Typed" },
      { email: "a@b.test", token: "tok", until: new Date("2026-11-25T01:30:00Z") },
      site,
    );
    // Until half past eight in the evening of November 24 in New York, so that no day is named.
    expect(body).toContain("The link works for 7 days.");
    expect(body).not.toContain("November");
    expect(body).toContain(`https://www.bedlark.test${paths.confirmClaim("tok")}`);
    expect(body).not.toContain("Typed");
  });

  test("have addresses whose tokens no log has", () => {
    for (const path of [paths.claim("tok-1"), paths.claimPayment("tok-1"), paths.confirmClaim("tok-1")])
      expect(redact(path)).not.toContain("tok-1");
    expect(redact("/api/v2/cashback-claims/tok-1/payee/")).not.toContain("tok-1");
    expect(redact("/api/v2/cashback-confirmations/tok-1/renew/")).not.toContain("tok-1");
    expect(redact(paths.claimOffer("casper-cash-back"))).toBe("/cashback/casper-cash-back/");
  });
});

describe("a claim in words", () => {
  const event = (action: ClaimAction, note: string | null = null) =>
    ({ action, state: "submitted", happened_at: noon.toISOString(), note, reason: null }) as ClaimEvent;

  test("is a line of what happened and what is still to come", () => {
    const line = stationsOf({
      events: [event("send"), event("ask", "Which?")],
      state: "needs-information",
      granted: null,
    });
    expect(line.map(({ tone }) => tone)).toEqual(["done", "now", "next", "next", "next", "next"]);
    expect(line[1]).toMatchObject({ label: "We asked you a question", note: "Which?" });
    const declined = stationsOf({ events: [event("send"), event("decline")], state: "declined", granted: null });
    expect(declined.map(({ tone }) => tone)).toEqual(["done", "bad"]);
    const granted = stationsOf({ events: [event("appeal"), event("grant")], state: "decided", granted: true });
    expect(granted.map(({ label }) => label).slice(2)).toEqual(["We approve the claim", "We pay you"]);
  });

  test("says by when an appeal had to be sent, and why none can be made before", () => {
    expect(noAppealText("2026-11-30", "2026-12-01")).toBe(
      "You can’t appeal anymore. The last day to appeal was November 30, 2026.",
    );
    expect(noAppealText("2026-11-30", "2026-11-30")).toMatch(/while another claim for the same invoice is open/);
    expect(noAppealText(null, "2026-11-30")).toBe("You can’t appeal anymore.");
  });

  test("says at which moment each step was taken, and in which zone", () => {
    const sent = { ...event("send"), happened_at: "2026-01-13T09:00:00.000Z" };
    const page = renderToStaticMarkup(
      createElement(ClaimProgress, { claim: { events: [sent], state: "submitted", granted: null } }),
    );
    expect(page).toContain("Jan 13, 2026, 4:00 AM ET");
  });

  test("says who is late, and what there is to get", () => {
    const expected = { day: "2026-11-27", waits_for: "us" as const };
    const today = "2026-11-24";
    expect(nextText({ state: "submitted", expected, overdue: false }, today)).toBe(
      "You’ll hear from us by November 27, 2026.",
    );
    expect(nextText({ state: "submitted", expected, overdue: true }, today)).toMatch(/^We’re late: .*our fault/);
    expect(nextText({ state: "declined", expected: null, overdue: false }, today)).toBeNull();
    const promised = { paid_us_cents: 10_000, back_cents: 7500, kept_cents: 2500 };
    const money = { owed_cents: 0, paid_cents: 0, paid_us_cents: 0, kept_cents: 0 };
    expect(moneyText({ state: "submitted", money, promised })).toBe("$75 if the store confirms the sale");
    expect(moneyText({ state: "paid", money: { ...money, paid_cents: 7500 }, promised })).toBe("$75 paid");
    expect(moneyText({ state: "declined", money, promised })).toBe("No cash back for this claim");
    expect(moneyAfterState({ state: "paid", money: { ...money, paid_cents: 7500 }, promised })).toBe("$75");
    expect(moneyAfterState({ state: "declined", money, promised })).toBe("no cash back for this claim");
    expect(stateWords({ state: "decided", granted: false })).toBe("Appeal turned down");
    expect(backText({ amount_cents: 14_500, back_percent: 3 })).toBe("3% of the price, up to $145");
    expect(boughtText({ starts_on: "2026-10-24", ends_on: "2027-01-07" })).toBe(
      "For mattresses bought from October 24, 2026, to January 7, 2027",
    );
  });

  test("dates a moment by the day in the states, and a day by itself", () => {
    expect(dayText("2026-11-25T01:30:00.000Z")).toBe("November 24, 2026");
    expect(dayText("2026-11-25T10:00:00.000Z")).toBe("November 25, 2026");
    expect(dayText("2026-11-25")).toBe("November 25, 2026");
  });

  test("expects money that is on its way until its day is over", () => {
    const paid = { state: "paid", expected: { day: "2026-07-29", waits_for: "bank" }, overdue: false } as const;
    expect(nextText(paid, "2026-07-29")).toBe("It’s expected to reach you by July 29, 2026.");
    expect(nextText(paid, "2026-07-30")).toBe("It should have reached you by July 29, 2026.");
  });
});

describe("what is typed", () => {
  const typed = {
    product: "Original",
    store: "Nectar",
    invoice: "1",
    bought_on: "11/2/2026",
    price: "$1,299.50",
    key: "k".repeat(22),
  };

  test("is read as people write days and amounts", () => {
    expect(beginForm.parse(typed)).toMatchObject({ bought_on: "2026-11-02", price: 129_950 });
    for (const bought_on of ["11-2-2026", "11/2/26", "Nov 2, 2026", "2026-11-02"])
      expect(beginForm.parse({ ...typed, bought_on }).bought_on).toBe("2026-11-02");
    for (const wrong of [
      { bought_on: "November 2026" },
      { bought_on: "11/2026" },
      { bought_on: "2/30/2026" },
      { bought_on: "yesterday" },
      { price: "1e5" },
      { price: "0" },
    ])
      expect([wrong, beginForm.safeParse({ ...typed, ...wrong }).success]).toEqual([wrong, false]);
  });

  test("is a US phone number as the specification has it", () => {
    const phone = (value: string) => claimSent.shape.phone.safeParse(value).success;
    for (const good of ["(208) 555-0147", "+1 208-555-0147", "2085550147", "+12085550147"])
      expect(phone(good)).toBe(true);
    for (const bad of ["555-0147", "208 555 01479", "+44 208 555 0147", "(208 555-0147"])
      expect(phone(bad)).toBe(false);
  });

  test("is a routing number when its check digit fits, and the fields of one way to be paid are asked for", () => {
    expect(["011000015", "123456789", "000000000", "12345678"].map(isRoutingNumber)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const fields = (value: object) =>
      claimPayee.safeParse({ payee_name: "Nora", ...value }).error?.issues.map(({ path }) => path[0]);
    expect(fields({})).toEqual(["method"]);
    const said = claimPayee.safeParse({ method: "check", payee_name: "Nora", state: "Ontario" }).error?.issues;
    expect(said?.find(({ path }) => path[0] === "state")?.message).toBe(
      "Enter a state or territory, like ID or Idaho. For military mail, enter AA, AE or AP",
    );
    expect(numberKept).toBe(
      `We keep your account number until our accountant has sent you the money, or for ${numbersKeptDays} days after ` +
        "we pay your claim at most. After that we keep only its last four digits.",
    );
    expect(fields({ method: "ach" })).toEqual(["account_kind", "routing"]);
    expect(fields({ method: "check", street: "1 Main", city: "Boise", state: "Ontario", zip: "83702-12" })).toEqual([
      "state",
      "zip",
    ]);
  });

  test("of a code is the same however it is read off a card", () => {
    expect(
      new Set(["SLEEP-7K4M-2WQX", "sleep 7k4m 2wqx", "5LEEP".replace("5", "S") + "7K4M2WQX"].map(codeKey)).size,
    ).toBe(1);
    expect(codeKey("O0-iIlL")).toBe("001111");
  });
});

test("a column of a file changes alone, whoever has written the file again", () => {
  const hide = (file: string) => withColumn(file, "Account number", () => "gone");
  expect(hide('"Name","Account number"\r\n"A ""B"", C","123"\r\n')).toBe(
    '\uFEFF"Name","Account number"\r\n"A ""B"", C","gone"\r\n',
  );
  expect(hide('\uFEFF"Account number","Name"\r\n"123","Ó"\r\n')).toBe(
    '\uFEFF"Account number","Name"\r\n"gone","Ó"\r\n',
  );
  expect(hide('Name,Account number,Memo\n,123,\nB,,"x,y"\n')).toBe(
    '\uFEFFName,Account number,Memo\r\n,"gone",\r\nB,"gone","x,y"\r\n',
  );
  expect(() => hide('"Name"\r\n"A"\r\n')).toThrow(/no column/);
});

test("a payment file has no formulas, one payment a row, and amounts with two decimals", () => {
  expect(["=1+1", "+1", "-1", "@x", "\tx", "\r=1", " =1", "\u200B=1", "＝1", 'a"b', "a\r\nb"].map(csvCell)).toEqual([
    `"'=1+1"`,
    `"'+1"`,
    `"'-1"`,
    `"'@x"`,
    `"'\tx"`,
    `"' =1"`,
    `"' =1"`,
    `"'\u200B=1"`,
    `"'＝1"`,
    `"a""b"`,
    `"a b"`,
  ]);
  const payment = {
    reference: "CB-001042",
    claim: 1042,
    cents: 7505,
    method: "ach",
    payee: row.payee!,
    payee_account: "0001",
  } as const;
  const rows = paymentFile({ id: 7, begun_at: noon, payments: [payment, { ...payment, claim: 1043 }] }).split("\r\n");
  expect(rows).toHaveLength(4);
  expect(rows[1]).toMatch(
    /^"CB-001042","7","2026-11-24","1042","ACH","Nora","75\.05","USD","checking","011000015","0001",/,
  );
});
