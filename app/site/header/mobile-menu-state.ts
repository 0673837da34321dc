import { leaving, pressed, settled, type Slide } from "./slide";

/** State machine of the mobile header (specification, section 4), rendered by mobile-header.tsx. */

export type Sublist = "FindBed" | "Discounts" | "Reviews" | "Mattress 101" | "Comparison" | "Popular Comparisons";

export type MobilePart = "menu" | "search";

export interface MobileState extends Record<MobilePart, Slide> {
  list: Sublist | "main menu";
}

export type MobileEvent =
  | { type: "pressed" | "settled" | "found open"; part: MobilePart }
  | { type: "dismissed" }
  | { type: "list chosen"; list: Sublist }
  | { type: "back pressed" }
  | { type: "navigated" };

export const initialMobile: MobileState = { menu: "closed", list: "main menu", search: "closed" };

/** Back leads to the main menu from every list but Popular Comparisons, which is nested in another list. */
export const listBehind = (list: MobileState["list"]): MobileState["list"] =>
  list === "Popular Comparisons" ? "Comparison" : "main menu";

export function mobileReducer(state: MobileState, event: MobileEvent): MobileState {
  const left = { menu: leaving(state.menu), search: leaving(state.search) };
  switch (event.type) {
    case "pressed":
      return { ...state, ...left, [event.part]: pressed(state[event.part]) };
    case "dismissed":
      return { ...state, ...left };
    case "settled": {
      const slide = settled(state[event.part]);
      const list = event.part === "menu" && slide === "closed" ? "main menu" : state.list;
      return { ...state, list, [event.part]: slide };
    }
    case "found open":
      return { ...initialMobile, list: state.list, [event.part]: "open" };
    case "list chosen":
      return { ...state, list: event.list };
    case "back pressed":
      return { ...state, list: listBehind(state.list) };
    case "navigated":
      return initialMobile;
  }
}
