import type { ReactNode } from "react";
import type { FigureName } from "#contracts/vocabulary/content";

interface TeachingFigureProps {
  children: ReactNode;
  /** What the reader should see in it. */
  caption: ReactNode;
  /** A table of what is drawn, and what it is called where it isn't one of numbers. */
  numbers?: ReactNode;
  numbersName?: string;
}

/** A drawing in a text that explains something. Rendered on the server alone. */
export default function TeachingFigure({
  children,
  caption,
  numbers,
  numbersName = "The numbers",
}: TeachingFigureProps) {
  return (
    <figure className="teaching-figure">
      {/* First, since HTML allows it nowhere else before the table; style sheets show it below the drawing. */}
      <figcaption className="teaching-figure__caption">{caption}</figcaption>
      {children}
      {numbers === undefined ? null : (
        <details className="teaching-figure__numbers">
          <summary>{numbersName}</summary>
          {numbers}
        </details>
      )}
    </figure>
  );
}

/** A page may show several figures, each of them once. */
export const idIn = (name: FigureName, part: string) => `f-${name}-${part}`;

interface DrawnProps {
  name: FigureName;
  /** What is drawn, for those who don't see it. */
  title: string;
  height: number;
  children: ReactNode;
}

/** A drawing 320 wide, which grows with its column; a `wide` one as wide as the text. */
export function Drawing({ name, title, height, wide = false, children }: DrawnProps & { wide?: boolean }) {
  return (
    <svg
      className={wide ? "teaching-figure__drawing teaching-figure__drawing--wide" : "teaching-figure__drawing"}
      viewBox={`0 0 320 ${height}`}
      role="img"
      aria-labelledby={idIn(name, "title")}
    >
      <title id={idIn(name, "title")}>{title}</title>
      {children}
    </svg>
  );
}

/** It stretches sideways, so places along it are percentages; its text and what stands below each other are in em. */
export function Chart({ name, title, height, room, children }: DrawnProps & { room?: "names" | "ends" }) {
  return (
    <svg
      className={`teaching-figure__chart${room === undefined ? "" : ` teaching-figure__chart--${room}`}`}
      height={em(height)}
      role="img"
      aria-labelledby={idIn(name, "title")}
    >
      <title id={idIn(name, "title")}>{title}</title>
      {children}
    </svg>
  );
}

export const em = (length: number) => `${Math.round(length * 100) / 100}em`;
export const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
