// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import SearchAdvice from "~/features/search/search-advice";

afterEach(cleanup);

test("a search that finds nothing leads to the quiz and to searches that find something", () => {
  const Stub = createRemixStub([{ path: "/", Component: () => <SearchAdvice title="Tips for searching" /> }]);
  const { container } = render(<Stub />);
  const links = new Map(
    [...container.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]),
  );
  expect(links.get("Take the quiz")).toBe("/mattress-finder/quiz/");
  expect(links.get("back pain")).toBe("/search/?q=back%20pain");
  expect(container.textContent).toContain("“hybrid queen under $1,000,” “back pain” or “sealy in boise.” ".trim());
});
