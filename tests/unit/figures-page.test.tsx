// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Figures } from "#contracts/figures/figures";
import { pageName, pageNames } from "#contracts/figures/page-names";
import FiguresPage from "~/routes/admin.figures._index";
import { figuresFile } from "../../upstream/figures/figures-file";

afterEach(cleanup);

const figuresOf = (count: number, before: number | null): Figures => ({
  demo: true,
  period: before === null ? "1" : "7",
  from: "2026-11-19",
  to: before === null ? "2026-11-19" : "2026-11-25",
  pages: { count, before },
  bots: { count: 0, before },
  searches: { count: 0, before },
  without_results: { count: 0, before },
  days: [],
  types: count === 0 ? [] : [{ type: "cash back", subtype: "begin claim", count, before }],
  steps: [{ step: "claim-begun", count: 1, before }],
  named: [],
});

function show(figures: Figures) {
  const Stub = createRemixStub([{ path: "/", id: "page", Component: FiguresPage }]);
  const data = { period: figures.period, figures, counts: true };
  render(<Stub hydrationData={{ loaderData: { page: data } }} />);
}

test("every kind of page that is counted has a name in plain words", () => {
  const kinds = readdirSync("app/routes").flatMap((file) =>
    [...readFileSync(`app/routes/${file}`, "utf8").matchAll(/page: \["([^"]+)", "([^"]+)"/g)].map(
      ([, type, subtype]) => `${type}/${subtype}`,
    ),
  );
  const counted = kinds.filter((kind) => !/^(staff|error)\//.test(kind));
  expect(counted.length).toBeGreaterThan(80);
  expect(counted.filter((kind) => !Object.hasOwn(pageNames, kind))).toEqual([]);
  // None is left of a page that is gone, and no two read alike.
  expect(Object.keys(pageNames).filter((kind) => kind !== "other/other" && !counted.includes(kind))).toEqual([]);
  expect(new Set(Object.values(pageNames)).size).toBe(Object.keys(pageNames).length);
  expect(pageName({ type: "product", subtype: "of tomorrow" })).toBe("product: of tomorrow");
});

test("a claim that was opened is named apart from one that was started, and what counts is folded below", () => {
  show(figuresOf(9, 4));
  const kinds = within(screen.getByRole("region", { name: "Kinds of pages" }));
  kinds.getByText("Claim: step 1 of a new claim opened");
  const folded = screen.getByText("What is counted").closest("details")!;
  expect(folded.open).toBe(false);
  for (const said of [/said no to measurement/, /reloads it twice/, /form that we sent back/, /5 AM in New York/])
    within(folded).getByText(said);
});

test("days without a count offer today", () => {
  show(figuresOf(0, 0));
  expect(screen.getByRole("link", { name: "See today so far" }).getAttribute("href")).toMatch(/\?days=1$/);
});

test("the file has a column for the previous period where the page has one", () => {
  const columns = () => screen.queryAllByRole("columnheader", { name: "Previous period" }).length > 0;
  for (const [before, compared] of [
    [4, true],
    [null, false],
  ] as const) {
    show(figuresOf(9, before));
    expect([columns(), figuresFile(figuresOf(9, before)).text.includes("Previous period")]).toEqual([
      compared,
      compared,
    ]);
    cleanup();
  }
  expect(figuresFile(figuresOf(9, null)).text).toContain("Claim: step 1 of a new claim opened");
});
