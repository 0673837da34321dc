import type { ReactNode } from "react";

interface ScoreBarProps {
  label: ReactNode;
  /** Out of 100. */
  value: number;
  text: ReactNode;
}

/** One row of a bar chart: label, bar, figure. The bar repeats the figure, so it is hidden from screen readers. */
export default function ScoreBar({ label, value, text }: ScoreBarProps) {
  return (
    <div className="score-bar">
      <span>{label}</span>{" "}
      <svg className="score-bar__bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className="score-bar__track" width={100} height={8} />
        <rect className="score-bar__fill" width={value} height={8} />
      </svg>
      <span className="score-bar__figure">{text}</span>
    </div>
  );
}
