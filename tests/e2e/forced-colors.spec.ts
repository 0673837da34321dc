import type { Locator } from "playwright/test";
import { expect, test } from "../support/browser";
import { visit } from "../support/journey";

/** In forced colors grounds and border colors are gone: what says where one is must be seen without them. */

test.use({ viewport: { width: 1280, height: 900 }, forcedColors: "active" });

const beds = "nectar-orchard-hybrid-medium,purple-orchid-plus-medium";
const controls = [
  {
    what: "page of a list",
    path: "/mattresses/?page=2",
    current: ".pagination__number[aria-current]",
    other: ".pagination__number:not([aria-current])",
  },
  {
    what: "sort",
    path: "/mattresses/?sort=price",
    current: ".sorts__link[aria-current]",
    other: ".sorts__link:not([aria-current])",
  },
  {
    what: "view of a list",
    path: "/mattress-models/?view=list",
    current: ".view-links__link[aria-current]",
    other: ".view-links__link:not([aria-current])",
  },
  {
    what: "size of a price history",
    path: "/mattress-model/nectar-orchard-hybrid-medium/",
    current: ".price-history .choice-link[aria-current]",
    other: ".price-history .choice-link:not([aria-current])",
  },
  {
    what: "size of a comparison",
    path: `/compare/?models=${beds}&size=king`,
    current: ".compare-options .choice-link[aria-current]",
    other: ".compare-options__sizes .choice-link:not([aria-current])",
  },
  {
    what: "kind of search results",
    path: "/search/?q=firm&kind=model",
    current: ".kinds__link[aria-current]",
    other: ".kinds__link:not([aria-current])",
  },
  {
    what: "page in the header",
    path: "/mattress-stores/",
    current: ".desktop-nav__link[aria-current]",
    other: ".desktop-nav__link:not([aria-current])",
  },
  {
    what: "panel in the header that leads to the page",
    path: "/mattresses/",
    current: ".desktop-nav .header-panel:has([aria-current=page]) > summary",
    other: ".desktop-nav .header-panel:not(:has([aria-current=page])) > summary",
  },
  {
    what: "chosen filter",
    path: "/mattress-models/?type=hybrid",
    current: ".facet__value--chosen",
    other: "a.facet__value:not(.facet__value--chosen)",
  },
];

/** What the eye is left with: lines around and below, and marks drawn inside. Colors count by how they are forced. */
const look = (element: Locator) =>
  element.evaluate((node) => {
    const style = getComputedStyle(node);
    const edges = (["Top", "Right", "Bottom", "Left"] as const).map(
      (side) => `${style[`border${side}Style`]} ${style[`border${side}Width`]} ${style[`border${side}Color`]}`,
    );
    const outline = style.outlineStyle === "none" ? "none" : `${style.outlineStyle} ${style.outlineWidth}`;
    return { edges, outline, drawn: node.querySelectorAll("svg").length };
  });

for (const { what, path, current, other } of controls) {
  test(`in forced colors one still sees the current ${what}`, { tag: "@styles" }, async ({ page }, testInfo) => {
    await visit(page, path, testInfo);
    const here = page.locator(current).first();
    await expect(here).toBeVisible();
    expect(await look(here)).not.toEqual(await look(page.locator(other).first()));
  });
}
