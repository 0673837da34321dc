import { describe, expect, test } from "vitest";
import {
  headerReducer,
  initialHeader,
  type HeaderEvent,
  type HeaderState,
  type PanelName,
} from "../../app/site/header/header-panel-state";

const after = (...events: HeaderEvent[]): HeaderState => events.reduce(headerReducer, initialHeader);
const press = (panel: PanelName): HeaderEvent => ({ type: "tab pressed", panel });
const settled: HeaderEvent = { type: "settled" };
const dismissed: HeaderEvent = { type: "dismissed" };
const panels: PanelName[] = ["FindBed", "Comparison", "Discounts", "Reviews", "Search", "Mattress 101"];

describe("the desktop header's panels (specification, section 4)", () => {
  test("no panel is active at first, and Reviews shows its expert tab", () => {
    expect(initialHeader).toMatchObject({ active: "none", slide: "closed", reviewsTab: "expert", accountOpen: false });
  });

  test.each(panels)("clicking the %s tab slides its panel open", (panel) => {
    expect(after(press(panel))).toMatchObject({ active: panel, slide: "opening" });
    expect(after(press(panel), settled)).toMatchObject({ active: panel, slide: "open" });
  });

  test.each(panels)("clicking the open %s tab again slides it shut, and only then is none active", (panel) => {
    const closing = after(press(panel), settled, press(panel));
    expect(closing).toMatchObject({ active: panel, slide: "closing" });
    expect(headerReducer(closing, settled)).toMatchObject({ active: "none", slide: "closed" });
  });

  test("Close, the backdrop and Escape slide the panel shut", () => {
    expect(after(press("Reviews"), settled, dismissed)).toMatchObject({ active: "Reviews", slide: "closing" });
    expect(after(press("Reviews"), settled, dismissed, settled)).toMatchObject({ active: "none" });
  });

  test("dismissing when nothing is open changes nothing", () => {
    expect(after(dismissed)).toEqual(initialHeader);
  });

  test("clicking another tab changes the panel", () => {
    expect(after(press("FindBed"), settled, press("Search"))).toMatchObject({ active: "Search", slide: "opening" });
  });

  test("a click turns a panel that is on its way back", () => {
    expect(after(press("FindBed"), press("FindBed"))).toMatchObject({ active: "FindBed", slide: "closing" });
    expect(after(press("FindBed"), settled, dismissed, press("FindBed"))).toMatchObject({ slide: "opening" });
  });

  test("opening the account menu closes any open panel", () => {
    const state = after(press("Discounts"), settled, { type: "account pressed" });
    expect(state).toMatchObject({ accountOpen: true, active: "Discounts", slide: "closing" });
    expect(headerReducer(state, settled)).toMatchObject({ accountOpen: true, active: "none" });
  });

  test("opening a panel closes the account menu", () => {
    expect(after({ type: "account pressed" }, press("Search"))).toMatchObject({ accountOpen: false, active: "Search" });
  });

  test("the account menu toggles, and closes on a press outside", () => {
    expect(after({ type: "account pressed" }, { type: "account pressed" }).accountOpen).toBe(false);
    expect(after({ type: "account pressed" }, { type: "account dismissed" }).accountOpen).toBe(false);
  });

  test("a panel that the browser opened itself counts as open without sliding", () => {
    expect(after({ type: "found open", panel: "Reviews" })).toMatchObject({ active: "Reviews", slide: "open" });
  });

  test("the chosen reviews tab stays while the panel closes and opens", () => {
    const chosen = after(press("Reviews"), settled, { type: "reviews tab chosen", tab: "write" });
    expect([press("Reviews"), settled, press("Reviews")].reduce(headerReducer, chosen).reviewsTab).toBe("write");
  });

  test("a new page closes everything", () => {
    expect(after(press("Search"), settled, { type: "navigated" })).toEqual(initialHeader);
  });
});
