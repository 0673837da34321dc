/** What a map of listed stores says; where its pins lie is the drawing's. */
export interface MapParts {
  title: string;
  /** In the order of the list. */
  pins: { number: number; label: string; href: string }[];
  caption: string;
}
