import type { ReactNode } from "react";

interface ScoreBarProps {
  label: ReactNode;
  value: number;
  max?: number;
  /** Text at the end of the row; by default the value "of" the maximum. */
  text?: ReactNode;
}

/** One row of a bar chart: label, bar, figure. The bar repeats the figure, so it is hidden from screen readers. */
export default function ScoreBar({ label, value, max = 100, text }: ScoreBarProps) {
  const share = max > 0 ? Math.max(0, Math.min(100, (value / max) * 100)) : 0;
  return (
    <div className="score-bar">
      <span>{label}</span>{" "}
      <svg className="score-bar__bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect className="score-bar__track" width={100} height={8} />
        <rect className="score-bar__fill" width={share} height={8} />
      </svg>
      <span className="score-bar__figure">
        {text ?? (
          <>
            {value}
            <span className="score-bar__max"> of {max}</span>
          </>
        )}
      </span>
    </div>
  );
}
