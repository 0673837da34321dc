/** The texts of a map of listed stores; the drawing holds the positions of its pins. */
export interface MapParts {
  title: string;
  /** In the order of the list. */
  pins: { number: number; label: string; href: string }[];
  caption: string;
}
