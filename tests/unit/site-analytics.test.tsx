// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { Link, Outlet } from "@remix-run/react";
import { afterEach, describe, expect, test } from "vitest";
import type { CurrentUser } from "../../app/contracts/user";
import { configureAnalytics, tellSearch } from "../../app/platform/analytics.client";
import { analyticsUser } from "../../app/site/analytics-user";
import CurrentUserProvider from "../../app/site/current-user";
import PageAnalytics from "../../app/site/page-analytics";

type Layer = { event: string; [key: string]: unknown }[];
const page = window as Window & { dataLayer?: Layer };

const setPrivacy = (globalPrivacyControl: boolean | undefined) =>
  Object.defineProperty(navigator, "globalPrivacyControl", { value: globalPrivacyControl, configurable: true });

afterEach(() => {
  cleanup();
  delete page.dataLayer;
  configureAnalytics(undefined);
  setPrivacy(undefined);
});

const member: CurrentUser = {
  is_authenticated: true,
  is_staff: true,
  is_superuser: false,
  owns_stores: false,
  has_reviews_dashboard_access: false,
  first_name: "Robin",
  profile: { id: 7 },
  near_ldp_store: [{ slug: "main-street", has_ldp_status: true, retailer: { name: "Main Street Beds" } }],
  session: { mattress_size: "queen", place: null, compare: [] },
};

describe("the user part of the data layer (specification, sections 3 and 6)", () => {
  test("has a level and a status, the stores nearby, and nothing that names a person", () => {
    expect(analyticsUser(member, false)).toEqual({
      authLevel: "staff",
      authStatus: "logged in",
      ldpProximate: true,
      ldpStoresNearby: ["main-street"],
    });
    expect(analyticsUser({ ...member, is_superuser: true }, false).authLevel).toBe("super admin");
    expect(analyticsUser({ ...member, is_staff: false }, false).authLevel).toBe("regular");
  });

  test("tells a visitor who logged out from one who was never known", () => {
    expect(analyticsUser(null, false).authStatus).toBe("anonymous");
    expect(analyticsUser(null, true).authStatus).toBe("logged out");
  });
});

describe("pushing", () => {
  const search = { term: "casper", type: "manufacturer", resultManufacturer: "Casper" };

  test("happens with an analytics id", () => {
    configureAnalytics("G-1");
    tellSearch(search);
    expect(page.dataLayer).toEqual([{ event: "site search", search, analyticsId: "G-1" }]);
  });

  test("does not happen without one, or when the browser says that the visitor refuses", () => {
    tellSearch(search);
    configureAnalytics("G-1");
    setPrivacy(true);
    tellSearch(search);
    expect(page.dataLayer).toBeUndefined();
  });
});

test("each page is told once, and a change of the query does not tell it again", async () => {
  const root = {
    user: member,
    flags: { apiSettings: false, productLookup: false },
    comparisons: [],
    site: { name: "Bedlark", origin: "http://localhost", analyticsId: "G-1" },
    requestId: "r",
  };
  const Shell = () => (
    <CurrentUserProvider>
      <Link to="/about/">About</Link>
      <Link to="/about/?part=2">Part 2</Link>
      <Outlet />
      <PageAnalytics />
    </CurrentUserProvider>
  );
  const Stub = createRemixStub([
    {
      id: "root",
      path: "/",
      loader: () => root,
      Component: Shell,
      children: [
        { id: "routes/_index", index: true, Component: () => <p>Home</p> },
        { id: "routes/about", path: "about/", Component: () => <p>About the guide</p> },
      ],
    },
  ]);
  render(<Stub hydrationData={{ loaderData: { root } }} />);
  await screen.findByText("Home");
  fireEvent.click(screen.getByText("About"));
  await screen.findByText("About the guide");
  fireEvent.click(screen.getByText("Part 2"));
  fireEvent.click(screen.getByText("About"));
  await waitFor(() => expect(page.dataLayer).toHaveLength(2));
  expect(page.dataLayer?.map(({ event, page: shown }) => [event, (shown as { path: string }).path])).toEqual([
    ["page-data-loaded", "/"],
    ["page-data-loaded", "/about/"],
  ]);
  expect(JSON.stringify(page.dataLayer)).not.toContain("Robin");
});
