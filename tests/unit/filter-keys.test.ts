// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { pressBySpace } from "~/site/loading/site-behavior";

beforeEach(() => document.addEventListener("keydown", pressBySpace));
afterEach(() => document.removeEventListener("keydown", pressBySpace));

/** How often a key clicks a link, and whether the page still does what it does by itself. */
function pressed(html: string, key: string, more: KeyboardEventInit = {}) {
  document.body.innerHTML = html;
  const link = document.querySelector("a")!;
  let clicks = 0;
  link.addEventListener("click", () => (clicks += 1));
  const scrolls = link.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
  return [clicks, scrolls];
}

const filter = '<a class="facet__value" href="#a">Hybrid</a>';

test("presses a filter once when a space is typed on it", () => {
  expect(pressed(filter, " ")).toEqual([1, false]);
  expect(pressed(filter, " ", { repeat: true })).toEqual([0, false]);
});

test("leaves a space to the page when another link has the focus, and other keys to the filter", () => {
  expect(pressed('<a href="#a">Hybrid</a>', " ")).toEqual([0, true]);
  expect(pressed(filter, "Enter")).toEqual([0, true]);
});
