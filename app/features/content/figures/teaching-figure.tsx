import type { ReactNode, SVGProps } from "react";
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

function Drawn({ name, title, children, ...svg }: Omit<DrawnProps, "height"> & SVGProps<SVGSVGElement>) {
  return (
    <svg {...svg} role="img" aria-labelledby={idIn(name, "title")}>
      <title id={idIn(name, "title")}>{title}</title>
      {children}
    </svg>
  );
}

/** A drawing 320 wide, which grows with its column; a `wide` one as wide as the text. */
export function Drawing({ height, wide = false, ...drawn }: DrawnProps & { wide?: boolean }) {
  const className = wide ? "teaching-figure__drawing teaching-figure__drawing--wide" : "teaching-figure__drawing";
  return <Drawn {...drawn} className={className} viewBox={`0 0 320 ${height}`} />;
}

/** It stretches sideways, so places along it are percentages; its text and what stands below each other are in em. */
export function Chart({ height, room, ...drawn }: DrawnProps & { room?: "names" | "ends" }) {
  const className = `teaching-figure__chart${room === undefined ? "" : ` teaching-figure__chart--${room}`}`;
  return <Drawn {...drawn} className={className} height={em(height)} />;
}

/** Words of a drawing, with a space behind them: read as text, they would run into those that follow. */
export const Label = ({ words, ...text }: SVGProps<SVGTextElement> & { words: string | number }) => (
  <text {...text}>{`${words} `}</text>
);

export const em = (length: number) => `${Math.round(length * 100) / 100}em`;
export const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
