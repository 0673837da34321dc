// @vitest-environment jsdom
import { Meta } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { modelDetail } from "#contracts/catalogue";
import { expertReviewDetail } from "#contracts/expert-reviews/review";
import { reviewDetail } from "#contracts/reviews";
import { reviewData } from "~/features/expert-reviews/review-data";
import { productData } from "~/features/models/product-data";
import { ownerReviewData } from "~/features/reviews/review-data";
import { breadcrumbList, itemListMeta } from "~/site/page-meta";
import { structured } from "~/site/structured-data";

const origin = "https://www.bedlark.test";
const brand = { slug: "meadow", name: "Meadow" };
const card = { slug: "lark", name: "Lark", brand, layers: [], variants: [] };

describe("the writer of structured data", () => {
  /** The blocks as a document has them. */
  const written = (thing: Parameters<typeof structured>[0]) => {
    const Page = createRemixStub([{ path: "/", Component: Meta, meta: () => structured(thing) }]);
    return render(<Page />).container.innerHTML;
  };

  test("lets no text end the block, whatever stands in it", () => {
    const name = `</script><script>alert("1")</script><!-- & \u2028\u2029 ]]>`;
    const html = written({ "@type": "Brand", name });
    const [, block = ""] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
    expect(block).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(block)).toEqual({ "@context": "https://schema.org", "@type": "Brand", name });
  });

  test("leaves out what isn't known, and writes nothing for null", () => {
    expect(written({ "@type": "Brand", name: "Meadow", url: undefined })).not.toContain("url");
    expect(written(null)).toBe("");
  });
});

describe("what lists and ways tell", () => {
  test("is the breadcrumbs by whole addresses, the page itself last", () => {
    const list = breadcrumbList([{ label: "Home", href: "/" }, { label: "About" }], origin, "/about/");
    expect(list.itemListElement.map(({ position, item }) => [position, item])).toEqual([
      [1, `${origin}/`],
      [2, `${origin}/about/`],
    ]);
  });

  test("is the entries of a list without ratings or prices, and nothing of an empty one", () => {
    const page = { matches: [{ id: "root", data: { site: { name: "Bedlark", origin } } }] };
    expect(itemListMeta(page, [{ path: "/mattress-model/lark/" }])).toEqual([
      {
        "script:ld+json": {
          "@context": "https://schema.org",
          "@type": "ItemList",
          itemListElement: [{ "@type": "ListItem", position: 1, url: `${origin}/mattress-model/lark/` }],
        },
      },
    ]);
    expect(itemListMeta(page, [])).toEqual([]);
  });
});

describe("a bed", () => {
  const bed = (demo: boolean, rating: object) => modelDetail.parse({ demo, model: { ...card, rating } });
  const rated = { average: 4.2, count: 9 };

  test("is told with its owners' rating, from five owners on", () => {
    expect(productData(bed(false, rated), origin)).toMatchObject({
      name: "Lark",
      url: `${origin}/mattress-model/lark/`,
      aggregateRating: { ratingValue: 4.2, ratingCount: 9 },
    });
    expect(productData(bed(false, { average: 4.2, count: 4 }), origin)).toBeNull();
    expect(productData(bed(false, { average: null, count: 9 }), origin)).toBeNull();
  });

  test("of the demonstration is not told, and neither is a test or a review of one", () => {
    expect(productData(bed(true, rated), origin)).toBeNull();
    expect(reviewData(tested(true), { origin, image: "/bed.svg" })).toBeNull();
    expect(ownerReviewData(reviewed(true), origin)).toBeNull();
  });
});

const tested = (demo: boolean, review: object = {}) =>
  expertReviewDetail.parse({
    demo,
    review: {
      ...{ slug: "lark", name: "Lark", model: card, score: 81.4, verdict: "Firm and cool.", reviewer: "Nora Field" },
      ...{ tested_on: "2026-10-02", pros: ["Cool"], ...review },
    },
  });

describe("an expert review", () => {
  test("is a review in a product, with its pros", () => {
    expect(reviewData(tested(false), { origin, image: "/bed.svg" })).toMatchObject({
      image: `${origin}/bed.svg`,
      review: {
        author: { name: "Nora Field" },
        datePublished: "2026-10-02",
        reviewRating: { ratingValue: 81, bestRating: 100, worstRating: 20 },
        positiveNotes: { itemListElement: [{ name: "Cool" }] },
        negativeNotes: undefined,
      },
    });
  });

  test("without a score, or by nobody, is none", () => {
    expect(reviewData(tested(false, { score: null }), { origin, image: "/bed.svg" })).toBeNull();
    expect(reviewData(tested(false, { reviewer: null }), { origin, image: "/bed.svg" })).toBeNull();
  });
});

const reviewed = (demo: boolean, review: object = {}) =>
  reviewDetail.parse({
    demo,
    bed: card,
    review: {
      ...{ id: 7, rating: 2, title: "Warm", body: "It’s warm in July.", author: "Joan", written_on: "2026-09-01" },
      ...review,
    },
  });

describe("an owner review", () => {
  test("is a review in a product", () => {
    expect(ownerReviewData(reviewed(false), origin)).toMatchObject({
      url: `${origin}/mattress-model/lark/`,
      review: { url: `${origin}/mattress-review/7/`, name: "Warm", reviewRating: { ratingValue: 2, bestRating: 5 } },
    });
  });

  test("that isn't published, or of a bed that we don't have, is none", () => {
    expect(ownerReviewData(reviewed(false, { state: "refused" }), origin)).toBeNull();
    expect(ownerReviewData({ ...reviewed(false), bed: null }, origin)).toBeNull();
    expect(ownerReviewData(reviewed(false, { author: null }), origin)).toBeNull();
  });
});
