import type { ReviewsTabName } from "~/site/navigation/menu-names";
import { leaving, pressed, settled, type Slide } from "./slide";

/** State machine of the desktop header (specification, section 4), rendered by desktop-header.tsx. */

export type PanelName = "FindBed" | "Comparison" | "Discounts" | "Reviews" | "Search" | "Mattress 101";

export interface HeaderState {
  /** Keeps the panel's name while it slides shut; "none" only after the animation. */
  active: PanelName | "none";
  slide: Slide;
  accountOpen: boolean;
  reviewsTab: ReviewsTabName;
}

export type HeaderEvent =
  | { type: "tab pressed"; panel: PanelName }
  /** The Close control, the backdrop, Escape, or focus that went elsewhere. */
  | { type: "dismissed" }
  | { type: "settled" }
  /** Opened by the browser: before hydration, or to show a find-in-page match. */
  | { type: "found open"; panel: PanelName }
  | { type: "account pressed" }
  | { type: "account dismissed" }
  | { type: "account found open" }
  | { type: "reviews tab chosen"; tab: ReviewsTabName }
  | { type: "navigated" };

export const initialHeader: HeaderState = {
  active: "none",
  slide: "closed",
  accountOpen: false,
  reviewsTab: "expert",
};

export function headerReducer(state: HeaderState, event: HeaderEvent): HeaderState {
  switch (event.type) {
    case "tab pressed": {
      const slide = state.active === event.panel ? pressed(state.slide) : "opening";
      return { ...state, active: event.panel, slide, accountOpen: false };
    }
    case "dismissed":
      return { ...state, slide: leaving(state.slide), accountOpen: false };
    case "settled": {
      const slide = settled(state.slide);
      return { ...state, slide, active: slide === "closed" ? "none" : state.active };
    }
    case "found open":
      return { ...state, active: event.panel, slide: "open", accountOpen: false };
    case "account pressed":
      return { ...state, accountOpen: !state.accountOpen, slide: leaving(state.slide) };
    case "account found open":
      return { ...state, accountOpen: true, slide: leaving(state.slide) };
    case "account dismissed":
      return { ...state, accountOpen: false };
    case "reviews tab chosen":
      return { ...state, reviewsTab: event.tab };
    case "navigated":
      return initialHeader;
  }
}
