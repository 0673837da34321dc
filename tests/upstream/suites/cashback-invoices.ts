import { rm } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { invoiceNumber, mayBeSameInvoice } from "../../../upstream/rules/cashback/invoice-number";
import type { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import { claimMaker, claims, staffClaims, startWithPayments } from "./claim-maker";
import { atOnce, statuses } from "./shoppers";
import type { Start } from "./start";

/** Which claims are of one invoice. */
export function cashbackInvoiceSuite(start: Start): void {
  describe("an invoice of cash back", () => {
    let upstream: TestUpstream;
    let staff: ApiVisitor;
    let member: ApiVisitor;
    let directory: string;
    const now = () => new Date("2026-11-24T12:00:00Z");
    beforeAll(async () => {
      ({ directory, upstream, staff, member } = await startWithPayments(start, now));
    });
    afterAll(async () => {
      await upstream.close();
      await rm(directory, { recursive: true });
    });
    const make = claimMaker(() => upstream, now);
    const seen = async (id: number) => (await staff.get(`${staffClaims}${id}/`)).body;

    test("is claimed once with and without words before it", async () => {
      await make.sent(member, { invoice: "Order 880123" });
      for (const invoice of ["880123", "Rechnung 880123", "PO # 880123", "88-01-23", "８８０１２３"])
        expect([invoice, (await make.begin(member, { invoice })).status]).toEqual([invoice, 409]);
    });

    test("is another one where its hyphen stands elsewhere, and staff are shown both", async () => {
      const one = await make.sent(member, { invoice: "B-8812" });
      const other = await make.sent(member, { invoice: "B8-812" });
      expect(await seen(one.id)).toMatchObject({ same_invoice: [other.id] });
      expect(await seen(other.id)).toMatchObject({ same_invoice: [one.id] });
      // It may be either.
      expect((await make.begin(member, { invoice: "B8812" })).status).toBe(409);
    });

    test("is held once though ten claims are sent at the same moment that write it differently", async () => {
      const written = [
        "C77-12",
        "C7712",
        "INV C7712",
        "No. C77 12",
        "C-77-12",
        "C7-712",
        "C-7712",
        "C771-2",
        "c7712",
        "#C7712",
      ];
      const tokens: string[] = [];
      for (const invoice of written) tokens.push(await make.draft(member, { invoice }));
      const given = await atOnce((each) => member.write("POST", `${claims}${tokens[each]}/send/`, make.contact));
      const sent = written.filter((_, each) => given[each]!.status === 200);
      expect(statuses(given).filter((status) => status !== 200 && status !== 409)).toEqual([]);
      expect(sent.length).toBeGreaterThan(0);
      const same = sent.filter((one, each) =>
        sent.some((other, at) => at !== each && mayBeSameInvoice(invoiceNumber(one), invoiceNumber(other))),
      );
      expect(same).toEqual([]);
    });
  });
}
