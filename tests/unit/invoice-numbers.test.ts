import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lastFourOf } from "../../upstream/rules/cashback/account-number";
import { invoiceNumber, mayBeSameInvoice } from "../../upstream/rules/cashback/invoice-number";
import { allowance, leastCpuOf } from "../support/cpu-time";

const same = (one: string, other: string) => mayBeSameInvoice(invoiceNumber(one), invoiceNumber(other));

describe("an invoice number", () => {
  test.each([
    ...["Order 123", "Order # 123", "order no. 123", "Order ID: 123", "OrderID 123", "0rder 123", "ORD-123", "#123"],
    ...[
      "N° 123",
      "N°123",
      "Nº 123",
      "№ 123",
      "No. 123",
      "Nr. 123",
      "Number: 123",
      "NUM 123",
      "00123",
      "123.00",
      "123.0",
    ],
    ...["Inv. Num 123", "Invoice 123", "INVOICE NO 123", "lnvoice 123", "Inv#123", "INV123", "InvoiceNumber 123"],
    ...[
      "Rechnung 123",
      "Rechnungsnummer 123",
      "Rechnung Nr. 123",
      "PO 123",
      "P.O. 123",
      "PO123",
      "Purchase Order # 123",
    ],
    ...[
      "Receipt 123",
      "Sales Order 123",
      "Ticket: 123",
      "Ref. 123",
      "１２３",
      "1​2‍3",
      "1\u00AD23",
      "﻿123",
      " 1 2 3 ",
      "l23",
    ],
  ])("is 123 when it reads “%s”", (typed) => {
    expect(invoiceNumber(typed).key).toBe("123");
    expect(same(typed, "123")).toBe(true);
  });

  test.each([
    ["A-12", "A1-2"],
    ["1-123", "11-23"],
    ["12-3", "1-23"],
    ["2026-0042", "20-260042"],
    ["123", "1234"],
    ["AB123", "123"],
    ["N123", "123"],
    ["NOVA-12", "VA-12"],
    ["ORDERLY7", "7"],
    ["INVALID7", "7"],
    ["12300", "123.00"],
    ["1,000", "1"],
    ["POLE-7", "LE-7"],
  ])("is not another one: %s and %s", (one, other) => {
    expect(same(one, other)).toBe(false);
  });

  test.each([
    ["A-12", "A12"],
    ["A1-2", "A12"],
    ["INV-2026-0042", "2026 0042"],
    ["2026-00-42", "20260042"],
    ["ab-77 001", "#AB-77-00l"],
    ["A/12", "A.12"],
    ["1,234", "1234"],
    ["No", "NO"],
  ])("is the same where a copy has lost what stood between: %s and %s", (one, other) => {
    expect([same(one, other), same(other, one)]).toEqual([true, true]);
  });

  test("is never empty, the same as itself, and read in no time, whatever is typed", () => {
    const typed = fc.string({ unit: fc.constantFrom(..."INVOCEORDPSN°#.- 01a"), minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(typed, (text) => {
        fc.pre(/[A-Z0-9]/i.test(text));
        expect(invoiceNumber(text).key).not.toBe("");
        expect(same(text, text)).toBe(true);
        expect(same(text, text.replace(/[-.# ]/g, ""))).toBe(same(text.replace(/[-.# ]/g, ""), text));
      }),
    );
    const readWorst = () => {
      for (const worst of ["NO", "INV", "P.O", "ORDERNO", "N°", "NR ", "REFERENCE "])
        for (let times = 0; times < 20; times += 1) invoiceNumber(`${worst.repeat(60).slice(0, 59)}A`);
    };
    expect(leastCpuOf(4, readWorst, allowance(50))).toBeLessThan(allowance(50));
  });
});

test("a number of an account shows its end only where that isn’t half of it", () => {
  expect(["1234", "12345", "1234567", "12345678", "0001234567890"].map(lastFourOf)).toEqual([
    null,
    null,
    null,
    "5678",
    "7890",
  ]);
});
