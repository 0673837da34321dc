// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { notFound } from "~/api/not-found.server";
import ErrorPage from "~/site/errors/error-page";

afterEach(cleanup);

/** The page that an address without its list, or without that page of it, shows. */
async function show(address: string, facts?: object) {
  const Page = createRemixStub([
    {
      path: "/mattress-deals/",
      Component: () => null,
      ErrorBoundary: ErrorPage,
      loader: () => {
        throw notFound(facts);
      },
    },
  ]);
  render(<Page initialEntries={[address]} />);
  const title = (await screen.findByRole("heading", { level: 1 })).textContent;
  return [title, screen.queryByRole("link", { name: /first page/ })?.getAttribute("href")];
}

const beyond = "This list doesn’t have that page";

test("leads to the first page of the list, with its filters, when the page is beyond the last", async () => {
  expect(await show("/mattress-deals/?page=9")).toEqual([beyond, "/mattress-deals/"]);
  cleanup();
  expect(await show("/mattress-deals/?type=hybrid&page=9")).toEqual([beyond, "/mattress-deals/?type=hybrid"]);
});

test("says that there is no such address when no list is there", async () => {
  expect(await show("/mattress-deals/")).toEqual(["Page not found", undefined]);
  cleanup();
  expect(await show("/mattress-deals/?page=9", { planned: null })).toEqual(["Page not found", undefined]);
});
