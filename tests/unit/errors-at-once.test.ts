import { describe, expect, test } from "vitest";
import type { z } from "zod";
import {
  beginForm,
  firstPayeeForm,
  guestSendForm,
  payeeForm,
  purchaseForm,
  underOffer,
} from "../../app/features/cashback/forms.server";
import { askForm, replyForm, threadForm } from "../../app/features/discussions/forms.server";

const key = "kEy-0123456789_abcdefg";
const errorsOf = (form: z.ZodType, typed: object) =>
  Object.fromEntries((form.safeParse(typed).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));

describe("What is wrong with a claim", () => {
  const terms = { minimum_cents: 50_000, starts_on: "2026-01-01" };

  test("says that a date is in the future when the price is no amount", () => {
    for (const form of [underOffer(beginForm, terms), underOffer(purchaseForm, terms)])
      expect(errorsOf(form, { store: "Uptown", invoice: "A1", bought_on: "2999-01-01", price: "cheap" })).toMatchObject(
        {
          product: "Enter which mattress you bought",
          bought_on: "Enter the date you bought it. It can’t be in the future",
          price: "Enter an amount in dollars, like 1,299.50",
        },
      );
  });

  test("says what the offer asks of the price when nothing else is filled in", () => {
    const found = errorsOf(underOffer(beginForm, terms), { price: "499.99", key });
    expect(Object.keys(found)).toEqual(["product", "store", "invoice", "bought_on", "price"]);
    expect(found.price).toBe("This offer counts from $500 for a mattress");
    expect(errorsOf(underOffer(beginForm, {}), { price: "499.99", key })).not.toHaveProperty("price");
  });

  test("names every missing field of an account or an address when the payee’s name is missing too", () => {
    expect(Object.keys(errorsOf(firstPayeeForm, { method: "ach" }))).toEqual([
      ...["payee_name", "account_kind", "routing", "account_number"],
    ]);
    expect(Object.keys(errorsOf(payeeForm, { method: "ach" }))).not.toContain("account_number");
    expect(Object.keys(errorsOf(firstPayeeForm, { method: "check" }))).toEqual([
      ...["payee_name", "street", "city", "state", "zip"],
    ]);
    expect(Object.keys(errorsOf(firstPayeeForm, {}))).toEqual(["method", "payee_name"]);
  });

  test("says one thing of a field when it is wrong by itself", () => {
    const { issues } = payeeForm.safeParse({ method: "ach", routing: "1".repeat(21) }).error!;
    expect(issues.filter(({ path }) => path[0] === "routing")).toHaveLength(1);
  });

  test("asks whoever is signed out for the email address beside the name, the phone number and the box", () => {
    expect(Object.keys(errorsOf(guestSendForm, { phone: "1" }))).toEqual(["name", "email", "phone", "agree"]);
  });
});

describe("What is wrong with a post", () => {
  test("names every missing field when it is posted, and none when it is kept as a draft", () => {
    expect(Object.keys(errorsOf(askForm, { key })).toSorted()).toEqual(["text", "title", "topics"]);
    for (const form of [askForm, threadForm, replyForm])
      expect(errorsOf(form, { does: "draft", discussion: "7", key })).toEqual({});
  });
});
