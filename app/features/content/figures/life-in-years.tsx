import { typeLabels } from "#contracts/vocabulary/mattress";
import DataTable from "~/ui/table/data-table";
import { Chart, em, Label, percent } from "./teaching-figure";

/** Years that a bed usually lasts, the longest-lived first (domain.md section 3). */
export const lives = [
  { type: "latex", from: 12, to: 15 },
  { type: "latex-hybrid", from: 10, to: 12 },
  { type: "adjustable-air", from: 8, to: 10 },
  { type: "polymer-grid", from: 8, to: 10 },
  { type: "hybrid", from: 7, to: 10 },
  { type: "memory-foam", from: 7, to: 10 },
  { type: "innerspring", from: 5, to: 7 },
  { type: "polyfoam", from: 5, to: 7 },
] as const;

const rowHeight = 2;
const axis = lives.length * rowHeight;
/** The scale goes on past the longest life, for the figures beside the bars. */
const x = (years: number) => percent(years / 21);

export default function LifeInYears() {
  return (
    <Chart
      name="life-in-years"
      title="How many years beds of eight types usually last, from 5 to 7 for polyfoam to 12 to 15 for latex"
      height={axis + 1.5}
      room="names"
      caption="The bars show after how many years beds are usually worn out. Latex lasts about twice as long as a plain innerspring or polyfoam bed."
      numbers={
        <DataTable
          caption="How many years beds usually last"
          columns={[
            { heading: "Type", cell: ({ type }) => typeLabels[type] },
            { heading: "Years", number: true, cell: ({ from, to }) => `${from} to ${to}` },
          ]}
          rows={lives}
          keyOf={({ type }) => type}
        />
      }
    >
      {[0, 5, 10, 15].map((years) => (
        <g key={years}>
          <line className="figure-grid" x1={x(years)} x2={x(years)} y1="0" y2={em(axis)} />
          <Label className="figure-middle figure-soft" x={x(years)} y={em(axis + 1.2)} words={years} />
        </g>
      ))}
      <Label className="figure-end figure-soft" x="-1em" y={em(axis + 1.2)} words="Years" />
      {lives.map(({ type, from, to }, row) => {
        const y = (row + 0.5) * rowHeight;
        return (
          <g key={type}>
            <Label className="figure-end" x="-.6em" y={em(y + 0.35)} words={typeLabels[type]} />
            <line className="figure-line" x1="0" x2={x(from)} y1={em(y)} y2={em(y)} />
            <rect
              className="figure-bar"
              x={x(from)}
              width={percent((to - from) / 21)}
              y={em(y - 0.5)}
              height="1em"
              rx=".25em"
            />
            <Label x={x(to)} dx=".5em" y={em(y + 0.35)} words={`${from}–${to}`} />
          </g>
        );
      })}
    </Chart>
  );
}
