// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import DecidedTable from "~/features/moderation/decided-table";

afterEach(cleanup);

test("The table of decisions lists each reason in small letters when several stand in a row", () => {
  const reasons = (["advertising", "paid"] as const).map((reason) => ({ reason, count: 1 }));
  const decisions = { demo: true, days: 90, stars: [{ stars: 5, published: 3, refused: 2, reasons }] };
  const Page = createRemixStub([{ path: "/", Component: () => <DecidedTable decisions={decisions} /> }]);
  const { textContent } = render(<Page />).container;
  expect(textContent).toContain("1: it advertises something; 1: someone paid for what it says");
});
