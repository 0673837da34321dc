// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import SavedList from "~/features/match/saved/saved-list";

afterEach(cleanup);

function textOf(count: number | null): string {
  const saved = { token: "t", saved_on: "2026-11-20", ruleset_version: "1", first: null, answers: {} };
  const Stub = createRemixStub([{ path: "/", Component: () => <SavedList saved={{ items: [saved], count }} /> }]);
  return render(<Stub />).container.textContent;
}

describe("a list without pages", () => {
  test("says how many there are where it has the newest of more", () => {
    expect(textOf(1210)).toContain("The newest 1 of 1,210.");
  });

  test("says nothing of it where it has all, or where their number isn’t known", () => {
    expect(textOf(1)).not.toContain("newest");
    expect(textOf(null)).not.toContain("newest");
  });
});
