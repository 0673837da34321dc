interface Step {
  key: string;
  tone: "done" | "now" | "bad" | "next";
}

const radius = 12;
const middle = 14;

/** What stands in a step's circle, around its center. */
const marks: Readonly<Record<Step["tone"], string | null>> = {
  done: "M-5 0.5l3.5 3.5 6.5-7.5",
  now: null,
  bad: "M-4-4l8 8M4-4l-8 8",
  next: null,
};

interface StepLineProps {
  steps: readonly Step[];
  /** As wide as its place, so that each circle stands above a column. */
  wide?: boolean;
}

/** A line with a circle for each step, drawn by the server; the list beside it says the same in words. */
export default function StepLine({ steps, wide = false }: StepLineProps) {
  const at = (index: number) => `${(index * 100) / steps.length}%`;
  return (
    <svg
      className="step-line"
      width={wide ? "100%" : 56 * steps.length}
      height={2 * middle}
      aria-hidden="true"
      focusable="false"
    >
      {steps.slice(1).map(({ key, tone }, index) => (
        <svg key={key} x={middle} className="step-line__part">
          <line
            className={tone === "next" ? "step-line__way step-line__way--next" : "step-line__way"}
            x1={at(index)}
            x2={at(index + 1)}
            y1={middle}
            y2={middle}
          />
        </svg>
      ))}
      {steps.map(({ key, tone }, index) => (
        <svg key={key} x={at(index)} className="step-line__part">
          <g className={`step-line__step step-line__step--${tone}`} transform={`translate(${middle} ${middle})`}>
            <circle r={radius} />
            {marks[tone] === null ? (
              <text textAnchor="middle" dominantBaseline="central">
                {index + 1}
              </text>
            ) : (
              <path d={marks[tone]} />
            )}
          </g>
        </svg>
      ))}
    </svg>
  );
}
