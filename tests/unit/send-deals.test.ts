import { expect, test } from "vitest";
import { dealsMailto } from "../../app/features/deals/send-deals";

const deal = {
  title: "8% off every Dusk & more",
  seller: "Helix at Helix",
  timing: "Until Nov 30",
  href: "/mattress-deal/dusk/?bed=dusk",
};
const bodyOf = (href: string) => new URL(href).searchParams.get("body");

test("deals are sent by the visitor’s own mail, each with its address", () => {
  expect(bodyOf(dealsMailto([deal], "https://bedlark.example"))).toBe(
    "8% off every Dusk & more (Helix at Helix)\r\nUntil Nov 30\r\nhttps://bedlark.example/mattress-deal/dusk/?bed=dusk" +
      "\r\n\r\nAll of them: https://bedlark.example/mattress-deals/",
  );
});

test("no letter is longer than a mail program takes, and each leads to all deals", () => {
  const href = dealsMailto(
    Array.from({ length: 24 }, () => ({ ...deal, title: "Größer % ".repeat(9) })),
    "https://b.example",
  );
  expect(href.length).toBeLessThan(1_801);
  expect(bodyOf(href)).toMatch(/All of them: https:\/\/b\.example\/mattress-deals\/$/);
});
