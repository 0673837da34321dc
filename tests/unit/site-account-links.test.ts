import { describe, expect, test } from "vitest";
import { accountLinks, signInLink, type Place } from "../../app/site/header/account-menu";

const nobody = { is_authenticated: true, is_staff: false, owns_stores: false, has_reviews_dashboard_access: false };
const anyone = { apiSettings: true, productLookup: true };
const off = { apiSettings: false, productLookup: false };

const lines = (user: Parameters<typeof accountLinks>[0], flags: typeof off, place: Place) =>
  accountLinks(user, flags, place).map(({ label, to }) => `${label} ${to}`);

const desktopBase = [
  "Edit Sleeper Profile /account/edit-profile/",
  "Your Account /account/view-profile/",
  "Email Settings /account/email/",
];
const mobileBase = [
  "Edit Sleeper Profile /account/edit-profile/#preferences",
  "Your Account /account/view-profile/",
  "Email Settings /account/view-profile/#settings",
];

describe("the account menu's links by role (specification, section 6)", () => {
  test.each<Place>(["desktop", "mobile"])("an anonymous visitor gets none on %s, for Log in stands alone", (place) => {
    expect(accountLinks(null, anyone, place)).toEqual([]);
    expect(accountLinks({ ...nobody, is_authenticated: false, is_staff: true }, anyone, place)).toEqual([]);
  });

  const roles = [
    { role: "a signed-in user", user: nobody, flags: anyone, extra: [], mobileExtra: [] },
    {
      role: "staff",
      user: { ...nobody, is_staff: true },
      flags: off,
      extra: ["Edit Business Profile /admin/"],
      mobileExtra: ["Edit Business Profile /admin/"],
    },
    {
      role: "a store owner",
      user: { ...nobody, owns_stores: true },
      flags: anyone,
      extra: ["Manage Review Request /manage/"],
      mobileExtra: [],
    },
    {
      role: "a dashboard user with both flags off",
      user: { ...nobody, has_reviews_dashboard_access: true },
      flags: off,
      extra: ["Manage Review Requests /manage/"],
      mobileExtra: ["Manage Review Requests /manage/"],
    },
    {
      role: "a dashboard user with API settings on",
      user: { ...nobody, has_reviews_dashboard_access: true },
      flags: { ...off, apiSettings: true },
      extra: ["Manage Review Requests /manage/", "Reviews API Settings /manage/publish/"],
      mobileExtra: ["Manage Review Requests /manage/", "Reviews API Settings /manage/publish/"],
    },
    {
      role: "a dashboard user with product lookup on",
      user: { ...nobody, has_reviews_dashboard_access: true },
      flags: { ...off, productLookup: true },
      extra: ["Manage Review Requests /manage/", "Product Lookups /manage/products/"],
      mobileExtra: ["Manage Review Requests /manage/", "Product Lookups /manage/products/"],
    },
  ];

  test.each(roles)("$role on desktop", ({ user, flags, extra }) => {
    expect(lines(user, flags, "desktop")).toEqual([...desktopBase, ...extra]);
  });

  test.each(roles)("$role on mobile", ({ user, flags, mobileExtra }) => {
    expect(lines(user, flags, "mobile")).toEqual([...mobileBase, ...mobileExtra]);
  });
});

describe("the Log in link", () => {
  test("brings the visitor back to the page it was pressed on", () => {
    expect(signInLink("/mattresses/casper/", "?page=2")).toBe("/signin/?next=%2Fmattresses%2Fcasper%2F%3Fpage%3D2");
  });

  test("does not lead from sign-in back to sign-in or sign-out", () => {
    expect(signInLink("/signin/", "?next=%2F")).toBe("/signin/");
    expect(signInLink("/signout/", "")).toBe("/signin/");
  });
});
