// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import type { RootData } from "../../app/site/root-data";
import SiteFooter from "../../app/site/footer/site-footer";
import SiteHeader from "../../app/site/header/site-header";
import { MarkupContext } from "../../app/site/markup/fixed-markup";
import { markupFor } from "../../app/site/markup/fixed-parts.server";
import { robin } from "../support/signed-in-user";

afterEach(cleanup);

const anonymous: RootData = {
  user: null,
  flags: { apiSettings: false, productLookup: false },
  comparisons: false,
  site: { name: "Bedlark", origin: "http://localhost" },
  demo: false,
  now: null,
  requestId: "r",
};

const popular = [{ header: "Casper vs. Leesa", url: "casper-vs-leesa", title: "Casper or Leesa?" }];

/** The header on a page, with what the root loader would have given it. */
async function show(data: Partial<RootData>, at = "/mattresses/", popularComparisons: typeof popular = []) {
  const page = (
    <MarkupContext.Provider
      value={markupFor({ popularComparisons, ofSite: { name: "Bedlark", social: {}, logos: new Map() } })}
    >
      <SiteHeader />
      <main>Page</main>
      <SiteFooter />
    </MarkupContext.Provider>
  );
  const Stub = createRemixStub([{ id: "root", path: "*", loader: () => null, Component: () => page }]);
  render(<Stub initialEntries={[at]} hydrationData={{ loaderData: { root: { ...anonymous, ...data } } }} />);
  const header = await screen.findByRole("banner");
  const [desktop, mobile] = [".desktop-header", ".mobile-header"].map((part) =>
    header.querySelector<HTMLElement>(part)!,
  );
  return { desktop: desktop!, mobile: mobile! };
}

const hrefOf = (element: HTMLElement) => element.getAttribute("href");
const openNames = (part: HTMLElement) =>
  [...part.querySelectorAll("details[open] > summary")].map((summary) => summary.textContent);

test("The quiz is named after the site, as its setting says", async () => {
  const { desktop } = await show({ site: { name: "Nightwell", origin: "http://localhost" } });
  expect(hrefOf(within(desktop).getByText("Nightwell Quiz"))).toBe("/mattress-finder/quiz/");
});

describe("with the popular-comparisons flag", () => {
  test("off, Comparison is a plain link on desktop and on mobile", async () => {
    const { desktop, mobile } = await show({});
    expect(hrefOf(within(desktop).getByText("Comparison"))).toBe("/compare/");
    expect(hrefOf(within(mobile).getByText("Compare Side-by-Side"))).toBe("/compare/");
    expect(within(mobile).queryByText("Popular Comparisons")).toBeNull();
  });

  test("on, it is a panel with a call to action and the list, and a sub-sublist on mobile", async () => {
    const { desktop, mobile } = await show({ comparisons: true }, "/mattresses/", popular);
    const panel = within(desktop).getByText("Comparison").closest("details")!;
    expect(hrefOf(within(panel).getByText("Create a Comparison").closest("a")!)).toBe("/compare/");
    const url = "/mattress-comparison/casper-vs-leesa/";
    expect(hrefOf(within(panel).getByText("Casper vs. Leesa").closest("a")!)).toBe(url);
    const sublist = within(mobile).getByText("Popular Comparisons", { selector: "summary" }).closest("details")!;
    expect(sublist.parentElement?.closest("details")?.textContent).toContain("Compare Side-by-Side");
    expect(hrefOf(within(sublist).getByText("Casper or Leesa?").closest("a")!)).toBe(url);
  });
});

describe("with the popular-comparisons flag on and no popular comparison", () => {
  test("the panel and the sublist stay, with their call to action alone", async () => {
    const { desktop, mobile } = await show({ comparisons: true });
    const panel = within(desktop).getByText("Comparison").closest("details")!;
    expect(hrefOf(within(panel).getByText("Create a Comparison").closest("a")!)).toBe("/compare/");
    const sublist = within(mobile).getByText("Compare Side-by-Side", { selector: "summary" }).closest("details")!;
    expect(hrefOf(within(sublist).getByText("Create a Comparison").closest("a")!)).toBe("/compare/");
    for (const part of [desktop, mobile]) expect(within(part).queryByText("Popular Comparisons")).toBeNull();
  });
});

describe("the account part", () => {
  test("is a Log in link alone for an anonymous visitor, and remembers the page", async () => {
    const { desktop, mobile } = await show({}, "/mattresses/?page=2");
    for (const part of [desktop, mobile]) {
      expect(hrefOf(within(part).getByText("Log in"))).toBe("/signin/?next=%2Fmattresses%2F%3Fpage%3D2");
      expect(within(part).queryByText("Log out")).toBeNull();
    }
  });

  test("greets a signed-in user, and logs out by a form that POSTs", async () => {
    const { desktop, mobile } = await show({ user: robin });
    for (const part of [desktop, mobile]) {
      expect(within(part).getByText("Robin")).toBeTruthy();
      expect(within(part).queryByText("Log in")).toBeNull();
      const form = within(part).getByText("Log out").closest("form")!;
      expect([form.getAttribute("action"), form.getAttribute("method")]).toEqual(["/signout/", "post"]);
    }
  });
});

describe("the panels", () => {
  test("open one at a time, and close by their tab, by Close, by the backdrop and by Escape", async () => {
    const { desktop } = await show({});
    fireEvent.click(within(desktop).getByText("Discounts"));
    expect(openNames(desktop)).toEqual(["Discounts"]);
    fireEvent.click(within(desktop).getByText("Mattress 101"));
    expect(openNames(desktop)).toEqual(["Mattress 101"]);
    fireEvent.click(within(desktop).getByText("Mattress 101"));
    await waitFor(() => expect(openNames(desktop)).toEqual([]));

    fireEvent.click(within(desktop).getByText("Discounts"));
    fireEvent.click(within(desktop).getByText("Discounts").closest("details")!.querySelector("button")!);
    await waitFor(() => expect(openNames(desktop)).toEqual([]));
    expect(document.activeElement?.textContent).toBe("Discounts");

    fireEvent.click(within(desktop).getByText("Discounts"));
    fireEvent.mouseDown(document.querySelector(".backdrop")!);
    await waitFor(() => expect(openNames(desktop)).toEqual([]));
    expect(document.querySelector(".backdrop")).toBeNull();

    fireEvent.click(within(desktop).getByText("Reviews"));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    await waitFor(() => expect(openNames(desktop)).toEqual([]));
    expect(document.activeElement?.textContent).toBe("Reviews");
  });

  test("Search takes the focus into its input when it has opened", async () => {
    const { desktop } = await show({});
    fireEvent.click(within(desktop).getByText("Search", { selector: "summary" }));
    await waitFor(() => expect(document.activeElement?.id).toBe("header-search"));
  });

  test("the account menu closes an open panel, and a mouse press outside closes it", async () => {
    const { desktop } = await show({ user: robin });
    fireEvent.click(within(desktop).getByText("Discounts"));
    fireEvent.click(within(desktop).getByText("Robin"));
    await waitFor(() => expect(openNames(desktop)).toEqual(["Hello, Robin"]));
    fireEvent.mouseDown(screen.getByRole("main"));
    await waitFor(() => expect(openNames(desktop)).toEqual([]));
  });
});

describe("the footer", () => {
  test("stands on a page, and not on the sign-in page", async () => {
    await show({});
    expect(screen.getByRole("contentinfo").textContent).toContain("isn’t medical advice");
    cleanup();
    await show({}, "/signin/");
    expect(screen.queryByRole("contentinfo")).toBeNull();
  });

  test("has a style of its own on the cash back landing page", async () => {
    await show({}, "/cashback/");
    expect(screen.getByRole("contentinfo").className).toContain("site-footer--cashback");
  });
});
