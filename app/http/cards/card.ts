/** What is painted on a card: the picture with which a page is shared. It says no more than the page. */

export const cardSize = { width: 1200, height: 630 } as const;

/** A drawing as an SVG document without words and without variables. */
export type CardDrawing = string;

interface OnEveryCard {
  site: string;
  /** Whether the data was made up, as the card then says. */
  demo: boolean;
}

/** A fact as its page has it, such as "$649" under "Prices from". */
interface CardFact {
  label: string;
  value: string;
  /** From 1 to 10: a bar of ten marks. */
  scale?: { from: number; to: number };
}

export interface BedCard extends OnEveryCard {
  kind: "bed";
  brand: string;
  name: string;
  /** Type and height, in a line. */
  about: string;
  /** Three at most. */
  facts: readonly CardFact[];
  drawing: CardDrawing;
}

export interface TextCard extends OnEveryCard {
  kind: "text";
  eyebrow: string;
  title: string;
  summary: string;
}

export interface PairCard extends OnEveryCard {
  kind: "pair";
  title: string;
  sides: readonly [CardSide, CardSide];
}

export interface CardSide {
  brand: string;
  name: string;
  /** Out of 100, in words; "" where there is none. */
  score: string;
  drawing: CardDrawing;
}

export type Card = BedCard | TextCard | PairCard;
