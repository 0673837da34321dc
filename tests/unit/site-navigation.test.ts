import { describe, expect, test } from "vitest";
import { expertReviewBrands, popularOnlineBrands, popularStoreBrands } from "../../app/site/navigation/brand-lists";
import { accountLinks } from "../../app/site/header/account-menu";
import { footerColumns, legalLinks, socialNetworks } from "../../app/site/footer/footer-links";
import { type NavLink, nearbyStores, takeTheQuiz } from "../../app/site/navigation/menu-names";
import {
  comparison,
  comparisonLinks,
  discounts,
  findBed,
  mattress101,
  reviews,
} from "../../app/site/navigation/navigation";
import { notOpen } from "../../app/site/navigation/not-open";
import { plannedPage } from "../../app/site/errors/planned-pages.server";
import { slugify } from "../../upstream/demo/slug";

const urls = (links: readonly NavLink[]) => links.map(({ to }) => to);

const header = [
  ...findBed.links,
  nearbyStores,
  takeTheQuiz,
  comparison.create,
  ...discounts.links,
  discounts.cashback,
  ...reviews.tabs.flatMap(({ links }) => links),
  ...mattress101.guides,
  ...mattress101.community,
  mattress101.quizPromo,
];
const footer = [...footerColumns.flatMap(({ links }) => links), ...legalLinks];

/** Screens of the specification's section 2 that a shopper comes to by the header or the footer. */
const shoppingAndInformation = [
  "/mattress-finder/",
  "/mattress-finder/quiz/",
  "/mattress-stores/",
  "/mattress-stores/?discount=true",
  "/mattress-brands/",
  "/mattress-models/",
  "/mattress-deals/",
  "/cashback-deals/",
  "/cashback/",
  "/testimonials/cashback/",
  "/compare/",
  "/mattresses/",
  "/expert-reviews/",
  "/mattress-reviews/",
  "/review-mattress/",
  "/review-mattress-store/",
  "/guides/mattress-types/",
  "/guides/mattress-matching/",
  "/guides/mattress-shopping-tips/",
  "/guides/mattress-accessories/",
  "/mattress-questions/",
  "/mattress-forum/",
  "/mattress-glossary/",
  "/about/",
  "/contact/",
  "/help/",
  "/help/content-guidelines/",
  "/siteterms/",
  "/privacy/",
  "/privacy/choices/",
  "/pages/disclosure-policy/",
  "/sitemap/",
];

describe("the navigation data", () => {
  test.each(shoppingAndInformation)("%s is linked from the header or the footer", (url) => {
    expect(urls([...header, ...footer])).toContain(url);
  });

  test("Reviews has its four tabs in order, the first with the blurb of the specification", () => {
    expect(reviews.tabs.map(({ name }) => name)).toEqual(["expert", "online-brands", "local-brands", "write"]);
    expect(reviews.tabs[0]?.links).toEqual([{ label: "View 100+ Expert Reviews", to: "/expert-reviews/" }]);
  });

  test("the three brand lists have the names of the specification, and the slugs of the catalogue", () => {
    expect([expertReviewBrands.length, popularOnlineBrands.length, popularStoreBrands.length]).toEqual([15, 12, 12]);
    for (const { name, slug } of [...expertReviewBrands, ...popularOnlineBrands, ...popularStoreBrands]) {
      expect(slug, name).toBe(slugify(name));
    }
  });

  test("expert brands lead to the expert review of the brand page, popular ones to its reviews", () => {
    const [expert, online, local] = reviews.tabs.map(({ brandLink }) => brandLink("casper"));
    expect([expert, online, local]).toEqual([
      "/mattresses/casper/#expert-reviews",
      "/mattresses/casper/#reviews",
      "/mattresses/casper/#reviews",
    ]);
  });

  test("popular comparisons are shown by header; the mobile list adds what the title says more", () => {
    const popular = [
      { header: "A vs. B", url: "a-vs-b", title: "A vs. B" },
      { header: "C vs. D", url: "c-vs-d", title: "Which is firmer?" },
      { header: "E vs. F", url: "e-vs-f", title: "E vs. F: which is better for couples?" },
    ];
    expect(comparisonLinks(popular)[0]).toEqual({ label: "A vs. B", to: "/mattress-comparison/a-vs-b/" });
    expect(comparisonLinks(popular, true).map(({ note }) => note)).toEqual([
      undefined,
      "Which is firmer?",
      "Which is better for couples?",
    ]);
  });

  test("the footer has its columns, and four social networks", () => {
    expect(footerColumns.map(({ heading }) => heading)).toEqual(["Search Tools", "Reviews", "Extra savings", "About"]);
    expect(socialNetworks).toHaveLength(4);
  });
});

describe("pages that are planned but not open", () => {
  const everyRole = { is_authenticated: true, is_staff: true, owns_stores: true, has_reviews_dashboard_access: true };
  const everyFlag = { apiSettings: true, productLookup: true };

  test("say so by name", () => {
    expect(plannedPage("/manage/publish/")?.title).toBe("The area for store owners isn't ready yet");
  });

  test("are those that menus, the account's included, and footer mark as coming, and no others", () => {
    const links = [
      ...findBed.links,
      ...discounts.links,
      discounts.cashback,
      comparison.create,
      ...mattress101.guides,
      ...mattress101.community,
      ...reviews.tabs.flatMap((tab) => tab.links),
      ...footerColumns.flatMap((column) => column.links),
      ...legalLinks,
      ...(["desktop", "mobile"] as const).flatMap((place) => accountLinks(everyRole, everyFlag, place)),
    ];
    for (const { to } of links) expect(notOpen.has(to), to).toBe(plannedPage(to) !== null);
  });

  test("are not confused with addresses that nobody planned", () => {
    for (const path of ["/nothing/", "/mattresses/no-such-brand/", "/compared/", "/"]) {
      expect(plannedPage(path), path).toBeNull();
    }
  });
});
