import type { ReactNode, SVGProps } from "react";
import type { FigureName } from "#contracts/vocabulary/content";

/** A page may show several figures, each of them once. */
export const idIn = (name: FigureName, part: string) => `f-${name}-${part}`;

interface DrawnProps {
  name: FigureName;
  /** What is drawn, for those who don't see it. */
  title: string;
  height: number;
  /** What the reader should see in it. */
  caption: ReactNode;
  /** A table of what is drawn, and what it is called where it isn't one of numbers. */
  numbers?: ReactNode;
  numbersName?: string;
  /** Its key. */
  above?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}

/** A drawing in a text that explains something. Rendered on the server alone. */
function Figure({
  name,
  title,
  caption,
  numbers,
  numbersName = "The numbers",
  above,
  below,
  children,
  ...svg
}: Omit<DrawnProps, "height"> & SVGProps<SVGSVGElement>) {
  return (
    <figure className="teaching-figure">
      {/* First, since HTML allows it nowhere else before the table; style sheets show it below the drawing. */}
      <figcaption className="teaching-figure__caption">{caption}</figcaption>
      {above}
      <svg {...svg} role="img" aria-labelledby={idIn(name, "title")}>
        <title id={idIn(name, "title")}>{title}</title>
        {children}
      </svg>
      {below}
      {numbers === undefined ? null : (
        <details className="teaching-figure__numbers">
          <summary>{numbersName}</summary>
          {numbers}
        </details>
      )}
    </figure>
  );
}

/** A drawing 320 wide, which grows with its column; a `wide` one as wide as the text. */
export function Drawing({ height, wide = false, ...drawn }: DrawnProps & { wide?: boolean }) {
  const className = wide ? "teaching-figure__drawing teaching-figure__drawing--wide" : "teaching-figure__drawing";
  return <Figure {...drawn} className={className} viewBox={`0 0 320 ${height}`} />;
}

/** It stretches sideways, so places along it are percentages; its text and what stands below each other are in em. */
export function Chart({ height, room, ...drawn }: DrawnProps & { room?: "names" | "ends" }) {
  const className = `teaching-figure__chart${room === undefined ? "" : ` teaching-figure__chart--${room}`}`;
  return <Figure {...drawn} className={className} height={em(height)} />;
}

/** Words of a drawing, with a space behind them: read as text, they would run into those that follow. */
export const Label = ({ words, ...text }: SVGProps<SVGTextElement> & { words: string | number }) => (
  <text {...text}>{`${words} `}</text>
);

export const em = (length: number) => `${Math.round(length * 100) / 100}em`;
export const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
