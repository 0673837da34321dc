import { describe, expect, test } from "vitest";
import { isPrivatePage, withoutValues } from "../../app/platform/private-page";

/** What error reporting may know of a page. */

const component = () => null;
const routes = [
  {
    id: "root",
    path: "",
    Component: component,
    children: [
      { id: "home", index: true, Component: component },
      { id: "guide", path: "guides/:slug", Component: component, handle: {} },
      { id: "quiz", path: "mattress-finder/quiz", Component: component, handle: { private: "health" } },
      { id: "results", path: "mattress-finder/results/:token", handle: { private: "secret" } },
      { id: "coming", path: "mattress-models", lazy: async () => ({ Component: component }) },
    ],
  },
] as unknown as Parameters<typeof isPrivatePage>[0];

test.each([
  ["/mattress-finder/quiz/?pain=hip", true],
  ["https://www.bedlark.test/mattress-finder/results/kEy-0123/", true],
  ["/Mattress%2Dfinder/quiz", true],
  ["/", false],
  ["/guides/a/?next=/mattress-finder/quiz/", false],
])("A page is as private as its route says: %s %s", (address, expected) => {
  expect(isPrivatePage(routes, address)).toBe(expected);
});

test("A page whose script has not come, or that no route knows, counts as private", () => {
  expect(isPrivatePage(routes, "/mattress-models/")).toBe(true);
  expect(isPrivatePage(routes, "/no/such/page/")).toBe(true);
  expect(isPrivatePage([], "/")).toBe(true);
});

describe("The words of an error", () => {
  test.each([
    [
      `Unexpected token 'h', ..."ow-back","weight":"over-230",h... "... is not valid JSON`,
      "Unexpected token [value]... is not valid JSON",
    ],
    ["Cannot read properties of undefined (reading 'pain')", "Cannot read properties of undefined (reading [value])"],
    ["No entry “low-back” in the list", "No entry [value] in the list"],
    ["It can't take 1,299.50 dollars of INV-48151", "It can't take [number] dollars of INV-[number]"],
    ['A quote that never ends: "hip and 1299', "A quote that never ends: [value]"],
  ])("hold no answer and no amount: %s", (message, expected) => {
    expect(withoutValues(message)).toBe(expected);
  });

  test.each([
    "Minified React error #418; visit https://react.dev/errors/418",
    "e.map is not a function",
    "The page can't be shown",
  ])("stay as they are without one: %s", (message) => {
    expect(withoutValues(message)).toBe(message);
  });
});
