import type { Spot } from "./map-layout";

/** A map as the server drew it: what the page needs to put pins on a picture. Places are percentages. */

export interface DrawnLayout {
  /** In the order of the list; `from` is where the store is when its pin had to move aside: a line connects the two. */
  pins: (Spot & { from?: Spot })[];
  /** The names that found room among them. */
  names: (Spot & { name: string })[];
}

export interface MapDrawing {
  /** Address of the picture of the land. */
  picture: string;
  /** The same pins arranged for narrow windows and for wide ones. */
  narrow: DrawnLayout;
  wide: DrawnLayout;
}

export interface BoxDrawing extends MapDrawing {
  /** Path of a dot for each store of the search that is not on this page, in a box of 1000 by 1000; or empty. */
  dots: string;
  /** Half of the side, in miles. */
  miles: number;
  /** A round number of miles and how many percent of the width they take. */
  scale: { miles: number; percent: number };
}
