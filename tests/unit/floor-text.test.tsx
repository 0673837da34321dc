// @vitest-environment jsdom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, test } from "vitest";
import { floorBrands } from "#contracts/stores";
import { floorLink } from "~/features/models/floor-text";
import MatchFloors from "~/features/stores/floors/match-floors";

afterEach(cleanup);

const place = { kind: "zip", label: "83702 (Boise, ID)", latitude: 43.6, longitude: -116.2 };
const model = { slug: "ketch", name: "Ketch", brand: { slug: "helix", name: "Helix" }, type: "hybrid" };
const sighting = (slug: string, distance_miles: number) => ({
  store: {
    slug,
    retailer: { slug: "hare", name: "The Hare" },
    street: "1 Elm Road",
    city: "Boise",
    state: "ID",
    zip: "83702",
    latitude: 43,
    longitude: -116,
    distance_miles,
  },
  confirmed_on: "2026-11-03",
});
const page = (store_count: number | null, more: object = {}) => ({ store_count, near: null, ...more });
const floorsOf = (found: object, at: object | null = place) =>
  floorBrands.parse({ place: at, brands: [], models: [{ model: { ...model, price_size: "queen" }, ...found }] });

describe("where a bed can be tried, on its own page", () => {
  test("is told around the place that was asked for, which the link keeps", () => {
    expect(floorLink("ketch", floorsOf({ store_count: 2 }), page(135), null)).toEqual({
      said: null,
      text: "2 stores within 25 miles of 83702 (Boise, ID) have it",
      href: "/mattress-brands/?place=83702&models=ketch",
    });
    expect(floorLink("ketch", floorsOf({ store_count: 0 }), page(135), "Denver, CO")).toEqual({
      said: "No store within 25 miles of 83702 (Boise, ID) has it, as far as we know.",
      text: "See where the nearest one is",
      href: "/mattress-brands/?place=83702&models=ketch",
    });
  });

  test("of a place of more letters than are said ends between two of them, as people see them", () => {
    const floors = { ...floorsOf({ store_count: 135 }, null), query: `${"a".repeat(58)}👨‍👩‍👧‍👦b` };
    const { said } = floorLink("ketch", floors, page(135), null);
    expect(renderToStaticMarkup(<>{said}</>)).toContain(`<bdi>${"a".repeat(58)}</bdi>`);
  });

  test("of a place that there is not is said not to be known", () => {
    const floors = { ...floorsOf({ store_count: 135 }, null), query: "Bosie" };
    const near = { place: { ...place, kind: "zip" as const }, radius: 25, store_count: 1 };
    const { said, ...link } = floorLink("ketch", floors, page(135, { near }), null);
    expect(renderToStaticMarkup(<>{said}</>)).toBe("We don’t know a place called “<bdi>Bosie</bdi>.”");
    expect(link).toEqual({
      text: "Find stores that have it",
      href: "/mattress-brands/?models=ketch",
    });
    expect(floorLink("ketch", { ...floors, query: " 99999 " }, page(135), null).said).toBe(
      "We don’t know the ZIP code 99999.",
    );
  });

  test("is else told around the place that the visit remembers, or offered there", () => {
    const nowhere = floorsOf({ store_count: 135 }, null);
    const near = { place: { ...place, kind: "zip" as const }, radius: 25, store_count: 1 };
    expect(floorLink("ketch", nowhere, page(135, { near }), "83702 (Boise, ID)")).toMatchObject({
      text: "1 store within 25 miles of 83702 (Boise, ID) has it",
      href: "/mattress-brands/?place=83702&models=ketch",
    });
    expect(floorLink("ketch", nowhere, page(135), "Denver, CO")).toMatchObject({
      text: "135 stores have it: find one near Denver, CO",
      href: "/mattress-brands/?place=Denver,%20CO&models=ketch",
    });
    expect(floorLink("ketch", nowhere, page(1), "Near you").text).toBe("1 store has it: find one near you");
    expect(floorLink("ketch", null, page(135), null)).toMatchObject({
      text: "135 stores have it: find one near you",
      href: "/mattress-brands/?models=ketch",
    });
    expect(floorLink("ketch", null, page(null), null).text).toBe("Stores that have it");
    expect(floorLink("ketch", null, page(0), null)).toMatchObject({ said: "No store we know of has it.", text: null });
  });
});

describe("a bed that was asked for around a place", () => {
  function shown(found: object, where: string | null = "within 25 miles of Boise, ID") {
    const floors = (
      <MatchFloors
        models={floorsOf(found).models}
        where={where ?? "across the country"}
        placed={where !== null}
        radius={25}
        now="2026-11-23T00:00:00Z"
        widerHref={(miles) => `/wider/${miles}`}
      />
    );
    const Stub = createRemixStub([{ path: "/", Component: () => floors }]);
    const { container } = render(<Stub />);
    const links = [...container.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);
    return { text: container.textContent, links };
  }
  const prices = ["See what it costs and who sells it", "/mattress-model/ketch/#prices"];
  const radii = [
    { miles: 10, count: 0 },
    { miles: 50, count: 1 },
    { miles: 100, count: 3 },
  ];

  test("is in no store near: the nearest, wider radii that hold one, and where to buy it follow", () => {
    const { text, links } = shown({ store_count: 0, radii, nearest: sighting("nampa-elm-road", 34.5) });
    expect(text).toContain("No store within 25 miles of Boise, ID has it, as far as we know.");
    expect(text).toContain("The nearest store that has it, as far as we know: The Hare, Nampa Elm Road, 34.5 miles");
    expect(links.slice(1)).toEqual([
      ["The Hare, Nampa Elm Road", "/mattress-stores/nampa-elm-road/"],
      ["1 store within 50 miles has it", "/wider/50"],
      ["3 stores within 100 miles have it", "/wider/100"],
      prices,
    ]);
  });

  test("is in no store anywhere, or the upstream counts no wider radii: it can be bought", () => {
    expect(shown({ store_count: 0 }).links.slice(1)).toEqual([prices]);
  });

  test("is in stores near: those alone are named", () => {
    const { text, links } = shown({ store_count: 1, radii, stores: [sighting("boise-elm-road", 2)] });
    expect(text).toContain("1 store within 25 miles of Boise, ID has it.");
    expect(text).not.toContain("The nearest");
    expect(links.slice(1)).toEqual([["The Hare, Boise Elm Road", "/mattress-stores/boise-elm-road/"]]);
  });

  test("is in more stores than are named: those are said to be the nearest", () => {
    const { text } = shown({ store_count: 4, stores: [sighting("boise-elm-road", 2), sighting("boise-oak-road", 3)] });
    expect(text).toContain("4 stores within 25 miles of Boise, ID have it. The nearest two:");
  });

  test("is in stores somewhere: a place finds those near it", () => {
    expect(shown({ store_count: 170 }, null).text).toContain(
      "170 stores across the country have it. Type a ZIP code or a city above to see the ones near you.",
    );
  });
});
