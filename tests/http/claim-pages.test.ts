import { afterEach, expect, test } from "vitest";
import { action as begin } from "../../app/routes/cashback.$promotion._index";
import { action as pay } from "../../app/routes/cashback.claim.$token.payment";
import { action as send } from "../../app/routes/cashback.claim.$token.send";
import { closePeers } from "../support/peer-sites";
import { answering as answeringAt } from "../support/route-arguments";
import type { Answer } from "../support/fake-http-server";

/** What the steps of a claim say of a form, before the upstream has read it. */

afterEach(closePeers);

const brand = { slug: "birch", name: "Birch" };
const offer = {
  ...{ slug: "birch-cash-back", brand, seller: "Birch", amount_cents: 10_000, minimum_cents: 50_000 },
  ...{ starts_on: "2026-01-01", last_checked_on: "2026-11-20" },
};
const draft = {
  ...{ id: 7, product: "Original", seller: "Birch", state: "draft", entered_at: "2026-11-20T08:00:00Z" },
  promised: { paid_us_cents: 20_000, back_cents: 10_000, kept_cents: 10_000 },
  money: { owed_cents: 0, paid_cents: 0, paid_us_cents: 0, kept_cents: 0 },
  ...{ begun_at: "2026-11-20T08:00:00Z", store: "Birch", invoice: "A1", bought_on: "2026-11-02", price_cents: 129_900 },
  offer: { ...{ slug: "birch-cash-back", brand, amount_cents: 10_000 }, minimum_cents: 50_000, return_days: 30 },
};
const claim = (more: object) => ({ "GET /api/v2/cashback-claims/t/": { json: { ...draft, ...more } } });
const answering = (answers: Record<string, Answer>) => answeringAt(answers, { token: "t", promotion: offer.slug });
const errorsOf = async (answer: Response) => {
  expect(answer.status).toBe(400);
  return ((await answer.json()) as { errors: Record<string, string[]> }).errors;
};

test("says that the offer asks for a higher price and an earlier day when the rest is missing", async () => {
  const { args } = await answering({
    "GET /api/v2/cashback-offers/birch-cash-back/": { json: { today: "2026-11-24", offer } },
  });
  const form = { price: "400", bought_on: "12/31/2999", key: "kEy-0123456789_abcdefg" };
  expect(await errorsOf(await begin(args("/cashback/birch-cash-back/", form)))).toEqual({
    product: ["Enter which mattress you bought"],
    store: ["Enter where you bought it"],
    invoice: ["Enter the invoice number"],
    bought_on: ["Enter the date you bought it. It can’t be in the future"],
    price: ["This offer counts from $500 for a mattress"],
  });
});

test("asks for the email address beside the box when nobody is signed in", async () => {
  const sent = async (signed_in: boolean) => {
    const { args } = await answering(claim({ signed_in }));
    return errorsOf(await send(args("/cashback/claim/t/send/", { name: "Nora" })));
  };
  expect(await sent(false)).toEqual({ email: ["Enter your email address"], agree: [expect.any(String)] });
  expect(await sent(true)).toEqual({ agree: [expect.any(String)] });
});

test("asks for the account number beside the rest when none has been sent before", async () => {
  const sent = async (more: object) => {
    const { args } = await answering(claim(more));
    return Object.keys(await errorsOf(await pay(args("/cashback/claim/t/payment/", { method: "ach" }))));
  };
  expect(await sent({})).toEqual(["payee_name", "account_kind", "routing", "account_number"]);
  expect(await sent({ payee: { method: "ach", name: "Nora" } })).toEqual(["payee_name", "account_kind", "routing"]);
});
