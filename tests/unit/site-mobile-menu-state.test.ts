import { describe, expect, test } from "vitest";
import {
  initialMobile,
  mobileReducer,
  type MobileEvent,
  type MobileState,
  type Sublist,
} from "../../app/site/header/mobile-menu-state";

const after = (...events: MobileEvent[]): MobileState => events.reduce(mobileReducer, initialMobile);
const open: MobileEvent[] = [
  { type: "pressed", part: "menu" },
  { type: "settled", part: "menu" },
];
const choose = (list: Sublist): MobileEvent => ({ type: "list chosen", list });
const back: MobileEvent = { type: "back pressed" };
const fromMain: Sublist[] = ["FindBed", "Comparison", "Discounts", "Reviews", "Mattress 101"];

describe("the mobile menu (specification, section 4)", () => {
  test("the hamburger slides the menu open on its main list", () => {
    expect(after(...open)).toEqual({ menu: "open", list: "main menu", search: "closed" });
  });

  test.each(fromMain)("%s opens from the main menu and goes back to it", (list) => {
    expect(after(...open, choose(list)).list).toBe(list);
    expect(after(...open, choose(list), back).list).toBe("main menu");
  });

  test("Popular Comparisons goes back to Comparison, and from there to the main menu", () => {
    const popular = [...open, choose("Comparison"), choose("Popular Comparisons")];
    expect(after(...popular, back).list).toBe("Comparison");
    expect(after(...popular, back, back).list).toBe("main menu");
  });

  test("closing resets the menu to the main list, once it has slid away", () => {
    const closing = after(...open, choose("Reviews"), { type: "dismissed" });
    expect(closing).toMatchObject({ menu: "closing", list: "Reviews" });
    expect(mobileReducer(closing, { type: "settled", part: "menu" })).toEqual(initialMobile);
  });

  test("the search bar opens and closes on its own", () => {
    expect(after({ type: "pressed", part: "search" }).search).toBe("opening");
    expect(after({ type: "pressed", part: "search" }, { type: "settled", part: "search" }).search).toBe("open");
    const closed = after(
      { type: "pressed", part: "search" },
      { type: "settled", part: "search" },
      { type: "pressed", part: "search" },
    );
    expect(closed).toMatchObject({ search: "closing", menu: "closed" });
  });

  test("the menu and the search bar give way to each other", () => {
    expect(after(...open, { type: "pressed", part: "search" })).toMatchObject({ menu: "closing", search: "opening" });
    expect(after({ type: "pressed", part: "search" }, { type: "pressed", part: "menu" })).toMatchObject({
      menu: "opening",
      search: "closing",
    });
  });

  test("a new page closes both", () => {
    expect(after(...open, choose("Reviews"), { type: "navigated" })).toEqual(initialMobile);
  });
});
