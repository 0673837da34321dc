import { leaving, pressed, settled, type Slide } from "./slide";

/** State machine of the mobile header (specification, section 4), rendered by mobile-header.tsx. */

export type Sublist = "FindBed" | "Discounts" | "Reviews" | "Mattress 101" | "Comparison" | "Popular Comparisons";

export interface MobileState {
  menu: Slide;
  list: Sublist | "main menu";
  search: Slide;
}

export type MobileEvent =
  | { type: "menu pressed" }
  | { type: "search pressed" }
  | { type: "dismissed" }
  | { type: "menu settled" }
  | { type: "search settled" }
  | { type: "menu found open" }
  | { type: "search found open" }
  | { type: "list chosen"; list: Sublist }
  | { type: "back pressed" }
  | { type: "navigated" };

export const initialMobile: MobileState = { menu: "closed", list: "main menu", search: "closed" };

/** Back leads to the main menu from every list but Popular Comparisons, which is nested in another list. */
export const listBehind = (list: MobileState["list"]): MobileState["list"] =>
  list === "Popular Comparisons" ? "Comparison" : "main menu";

export function mobileReducer(state: MobileState, event: MobileEvent): MobileState {
  switch (event.type) {
    case "menu pressed":
      return { ...state, menu: pressed(state.menu), search: leaving(state.search) };
    case "search pressed":
      return { ...state, search: pressed(state.search), menu: leaving(state.menu) };
    case "dismissed":
      return { ...state, menu: leaving(state.menu), search: leaving(state.search) };
    case "menu settled": {
      const menu = settled(state.menu);
      return { ...state, menu, list: menu === "closed" ? "main menu" : state.list };
    }
    case "search settled":
      return { ...state, search: settled(state.search) };
    case "menu found open":
      return { ...state, menu: "open", search: "closed" };
    case "search found open":
      return { ...state, search: "open", menu: "closed" };
    case "list chosen":
      return { ...state, list: event.list };
    case "back pressed":
      return { ...state, list: listBehind(state.list) };
    case "navigated":
      return initialMobile;
  }
}
