// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Link, Outlet } from "@remix-run/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { dataLayerEvent } from "#contracts/analytics/data-layer";
import type { CurrentUser } from "#contracts/user";
import { configureAnalytics } from "../../app/platform/analytics-id.client";
import { trackPage, trackSearch } from "../../app/site/analytics/data-layer.client";
import CurrentUserProvider, { useRememberedPlace } from "../../app/site/current-user";
import PageAnalytics, { analyticsUser } from "../../app/site/analytics/page-analytics";

type Layer = { event: string; [key: string]: unknown }[];
const page = window as Window & { dataLayer?: Layer };

const setPrivacy = (globalPrivacyControl: boolean | undefined) =>
  Object.defineProperty(navigator, "globalPrivacyControl", { value: globalPrivacyControl, configurable: true });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete page.dataLayer;
  sessionStorage.clear();
  configureAnalytics(undefined);
  setPrivacy(undefined);
});

const member: CurrentUser = {
  is_authenticated: true,
  is_staff: true,
  is_superuser: false,
  handles_payments: false,
  owns_stores: false,
  has_reviews_dashboard_access: false,
  first_name: "Robin",
  profile: { id: 7 },
  near_ldp_store: [{ slug: "main-street", has_ldp_status: true, retailer: { name: "Main Street Beds" } }],
  session: { mattress_size: "queen", place: null, compare: [] },
};

describe("pushing", () => {
  const search = { term: "casper", type: "manufacturer", resultManufacturer: "Casper" };

  test("happens with an analytics id", () => {
    configureAnalytics("G-1");
    trackSearch(search);
    expect(page.dataLayer).toEqual([{ event: "site search", search, analyticsId: "G-1" }]);
  });

  test("leaves out what somebody typed of themselves", () => {
    configureAnalytics("G-1");
    trackSearch({
      term: "robin@example.com +1 (208) 555-0147 83702-1234",
      type: "",
      resultManufacturer: "208.555.0147",
    });
    trackPage(["product", "brand"], "/mattresses/robin%40example.com/", analyticsUser(null, false));
    expect(page.dataLayer).toMatchObject([
      { search: { term: "[e-mail] [phone] 837xx", resultManufacturer: "[phone]" } },
      { page: { path: "/mattresses/[e-mail]/" } },
    ]);
  });

  test("does not happen without one, or when the browser says that the visitor refuses", () => {
    trackSearch(search);
    configureAnalytics("G-1");
    setPrivacy(true);
    trackSearch(search);
    expect(page.dataLayer).toBeUndefined();
  });
});

/** The shell's analytics around a first page, with links to others. */
async function renderSite(
  links: ReactNode,
  pages: { id: string; path: string; Component: () => ReactNode }[],
  { at = "/", text = "The first page", ...more }: { at?: string; text?: string; [rootData: string]: unknown } = {},
) {
  const root = {
    user: member,
    flags: { apiSettings: false, productLookup: false },
    comparisons: false,
    site: { name: "Bedlark", origin: "http://localhost", analyticsId: "G-1" },
    requestId: "r",
    ...more,
  };
  const Shell = () => (
    <CurrentUserProvider>
      {links}
      <Outlet />
      <PageAnalytics />
    </CurrentUserProvider>
  );
  const first = { id: "routes/_index", index: true, Component: () => <p>The first page</p> };
  const Stub = createRemixStub([
    { id: "root", path: "/", loader: () => root, Component: Shell, children: [first, ...pages] },
  ]);
  // As the first script of a page does.
  configureAnalytics(root.site.analyticsId);
  render(<Stub initialEntries={[at]} hydrationData={{ loaderData: { root } }} />);
  await screen.findByText(text);
}

test("each page is told once, and again on every change of the route that is not shallow", async () => {
  const links = (
    <>
      <Link to="/">Home</Link>
      <Link to="/about/">About</Link>
      <Link to="/about/?part=2">Part 2</Link>
      <Link to="/about/?part=2#end">End</Link>
      <Link replace to="/about/?part=3">
        Part 3 in its place
      </Link>
    </>
  );
  const pages = [{ id: "routes/about", path: "about/", Component: () => <p>About the guide</p> }];
  await renderSite(links, pages);
  fireEvent.click(screen.getByText("About"));
  await screen.findByText("About the guide");
  await waitFor(() => expect(page.dataLayer).toHaveLength(2));
  fireEvent.click(screen.getByText("Part 2"));
  await waitFor(() => expect(page.dataLayer).toHaveLength(3));
  for (const shallow of ["End", "Part 3 in its place"]) {
    fireEvent.click(screen.getByText(shallow));
    await screen.findByText("About the guide");
  }
  fireEvent.click(screen.getByText("Home"));
  await waitFor(() => expect(page.dataLayer).toHaveLength(4));
  expect(page.dataLayer?.map(({ event, page: shown }) => [event, (shown as { path: string }).path])).toEqual([
    ["page-data-loaded", "/"],
    ["page-data-loaded", "/about/"],
    ["page-data-loaded", "/about/"],
    ["page-data-loaded", "/"],
  ]);
  expect(JSON.stringify(page.dataLayer)).not.toContain("Robin");
});

test("a page that asks for the user again is told when the user is there, or when its visitor goes on", async () => {
  const answers: (() => void)[] = [];
  const near = { ...member, first_name: "Sandy", near_ldp_store: [] };
  vi.stubGlobal(
    "fetch",
    () =>
      new Promise((resolve) =>
        answers.push(() => resolve(Response.json({ user: near, flags: { apiSettings: false, productLookup: false } }))),
      ),
  );
  const Searched = ({ place }: { place: string }) => {
    useRememberedPlace(place);
    return <p>Stores at {place}</p>;
  };
  const links = (
    <>
      <Link to="/boise/">Boise</Link>
      <Link to="/salem/">Salem</Link>
      <Link to="/">Home</Link>
    </>
  );
  const pages = [
    { id: "routes/boise", path: "boise/", Component: () => <Searched place="Boise" /> },
    { id: "routes/salem", path: "salem/", Component: () => <Searched place="Salem" /> },
  ];
  const told = () =>
    page.dataLayer?.map(({ page: shown, user }) => [
      (shown as { path: string }).path,
      (user as { ldpProximate: boolean }).ldpProximate,
    ]);
  await renderSite(links, pages);
  fireEvent.click(screen.getByText("Boise"));
  await screen.findByText("Stores at Boise");
  expect(told()).toEqual([["/", true]]);
  answers[0]?.();
  await waitFor(() =>
    expect(told()).toEqual([
      ["/", true],
      ["/boise/", false],
    ]),
  );

  fireEvent.click(screen.getByText("Salem"));
  await screen.findByText("Stores at Salem");
  expect(told()).toHaveLength(2);
  fireEvent.click(screen.getByText("Home"));
  await screen.findByText("The first page");
  await waitFor(() => expect(told()?.slice(2)).toEqual([["/salem/", false]]));
  answers[1]?.();
  await waitFor(() =>
    expect(told()?.slice(2)).toEqual([
      ["/salem/", false],
      ["/", false],
    ]),
  );
});

describe("what was done on a page before, which was another document", () => {
  const remember = (visit: object) => sessionStorage.setItem("analytics", JSON.stringify(visit));
  const events = () => page.dataLayer?.map(({ event }) => event);

  test("tells of whoever has logged in since", async () => {
    remember({ signedIn: false, wasSignedIn: false });
    await renderSite(null, []);
    expect(page.dataLayer).toMatchObject([
      {
        event: "account authentication",
        account: { action: "log in", userType: "member" },
        user: { authStatus: "logged in", authLevel: "staff" },
      },
      { event: "page-data-loaded" },
    ]);
    expect(dataLayerEvent.safeParse(page.dataLayer?.[0]).error).toBeUndefined();
  });

  test("tells nothing of whoever was logged in there, or comes first", async () => {
    await renderSite(null, []);
    expect(events()).toEqual(["page-data-loaded"]);
    cleanup();
    delete page.dataLayer;
    await renderSite(null, []);
    expect(events()).toEqual(["page-data-loaded"]);
  });

  const sent = { name: "local-rebate-best-finished-redeem", promotion: "birch-cash-back" };
  const thanks = [{ id: "routes/thanks", path: "cashback/thanks/", Component: () => <p>Thank you</p> }];
  const rendered = (more: object = {}) =>
    renderSite(null, thanks, { at: "/cashback/thanks/", text: "Thank you", ...more });

  test("tells once of a form that was taken, on the page that it leads to", async () => {
    remember({ signedIn: true, wasSignedIn: true, sent });
    await rendered();
    const told = ["page-data-loaded", "CTA click", "rebate offer", "qualifying action"];
    expect(events()).toEqual(told);
    cleanup();
    await rendered();
    expect(events()).toEqual([...told, "page-data-loaded"]);
  });

  test("tells nothing of a form that was refused, or that somebody in between answered", async () => {
    remember({ signedIn: true, wasSignedIn: true, sent });
    await rendered({ formFailed: true });
    expect(events()).toEqual(["page-data-loaded"]);
    cleanup();
    remember({ signedIn: true, wasSignedIn: true, sent });
    await renderSite(null, []);
    cleanup();
    await rendered();
    expect(events()).toEqual(["page-data-loaded", "page-data-loaded", "page-data-loaded"]);
  });

  test("tells of results that were saved how, once they are", async () => {
    const quiz = { step: "save", size: "queen", saveMethod: "e-mail" };
    remember({ signedIn: true, wasSignedIn: true, sent: { name: "send-quiz-results-clicked", promotion: "", quiz } });
    const path = "mattress-finder/results/:token/";
    const saved = [{ id: "routes/saved", path, handle: { secret: "token" }, Component: () => <p>Saved on</p> }];
    await renderSite(null, saved, { at: "/mattress-finder/results/a-token/", text: "Saved on" });
    expect(events()).toEqual(["page-data-loaded", "mattress quiz", "CTA click", "qualifying action"]);
    expect(JSON.stringify(page.dataLayer)).not.toContain("a-token");
  });

  test("tells of a search with the words of its results, and of none whose results never came", async () => {
    const searched = { type: "manufacturer", resultManufacturer: "Casper" };
    const results = [{ id: "routes/search", path: "search/", Component: () => <p>Results</p> }];
    remember({ signedIn: true, wasSignedIn: true, searched });
    await renderSite(null, results, { at: "/search/?q=casper+83702", text: "Results" });
    const search = { term: "casper 837xx", ...searched };
    expect(page.dataLayer?.slice(1)).toEqual([{ event: "site search", search, analyticsId: "G-1" }]);
    cleanup();
    delete page.dataLayer;
    remember({ signedIn: true, wasSignedIn: true, searched });
    await renderSite(null, []);
    expect(events()).toEqual(["page-data-loaded"]);
  });

  test("tells of nobody who logged out, and no later login, while the upstream doesn’t say who asks", async () => {
    remember({ signedIn: true, wasSignedIn: true });
    await renderSite(null, [], { user: null, userUnknown: true });
    cleanup();
    await renderSite(null, []);
    expect(events()).toEqual(["page-data-loaded", "page-data-loaded"]);
    cleanup();
    await renderSite(null, [], { user: null });
    expect(events()?.slice(2)).toEqual(["account authentication", "page-data-loaded"]);
  });

  test("is remembered of nobody who refuses", async () => {
    setPrivacy(true);
    await renderSite(null, []);
    expect(sessionStorage.length).toBe(0);
    expect(page.dataLayer).toBeUndefined();
  });
});
