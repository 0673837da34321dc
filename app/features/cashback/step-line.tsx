interface Step {
  key: string;
  tone: "done" | "now" | "bad" | "next";
}

const gap = 48;
const middle = 18;
const radius = 12;

/** What stands in a step's circle, around its center. */
const marks: Readonly<Record<Step["tone"], string | null>> = {
  done: "M-5 0.5l3.5 3.5 6.5-7.5",
  now: null,
  bad: "M-4-4l8 8M4-4l-8 8",
  next: null,
};

/** A line with a circle for each step, drawn by the server; the list beside it says the same in words. */
export default function StepLine({ steps }: { steps: readonly Step[] }) {
  const width = gap * steps.length;
  const at = (index: number) => gap / 2 + index * gap;
  return (
    <svg
      className="step-line"
      viewBox={`0 0 ${width} ${2 * middle}`}
      style={{ maxWidth: `${(width / 16) * 1.25}rem` }}
      aria-hidden="true"
      focusable="false"
    >
      {steps.slice(1).map(({ key, tone }, index) => (
        <line
          key={key}
          className={`step-line__way step-line__way--${tone === "next" ? "next" : "done"}`}
          x1={at(index) + radius}
          x2={at(index + 1) - radius}
          y1={middle}
          y2={middle}
        />
      ))}
      {steps.map(({ key, tone }, index) => (
        <g
          key={key}
          className={`step-line__step step-line__step--${tone}`}
          transform={`translate(${at(index)} ${middle})`}
        >
          <circle r={radius} />
          {marks[tone] === null ? (
            <text textAnchor="middle" dominantBaseline="central">
              {index + 1}
            </text>
          ) : (
            <path d={marks[tone]} />
          )}
        </g>
      ))}
    </svg>
  );
}
