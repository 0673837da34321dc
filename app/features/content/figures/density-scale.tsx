import DataTable from "~/ui/table/data-table";
import { box } from "./drawn-parts";
import { Drawing, idIn, Label } from "./teaching-figure";

const name = "density-scale";
const side = 58;
const depth = 14;

/** Pounds a cubic foot (domain.md section 4); `drawn` is one such density, which the dots are in proportion to. */
const foams = [
  {
    foam: "polyfoam",
    words: "Polyfoam",
    steps: [
      { step: "Low", range: "under 1.5 lb", drawn: 1.2 },
      { step: "Medium", range: "1.5 to 1.7 lb", drawn: 1.6 },
      { step: "High", range: "1.8 lb and up", drawn: 2 },
    ],
  },
  {
    foam: "memory-foam",
    words: "Memory foam",
    steps: [
      { step: "Low", range: "under 4 lb", drawn: 3.2 },
      { step: "Medium", range: "4 to 5 lb", drawn: 4.5 },
      { step: "High", range: "over 5 lb", drawn: 5.5 },
    ],
  },
] as const;

export default function DensityScale() {
  return (
    <Drawing
      name={name}
      title="Cubes of foam, each a cubic foot: polyfoam and memory foam of low, medium and high density"
      height={260}
      caption="Density is what a cubic foot of foam weighs. The more foam there is in it (the closer the dots), the longer it keeps its shape. It doesn’t say how firm the foam is."
      numbers={
        <DataTable
          caption="Foam density in pounds per cubic foot"
          columns={[
            { heading: "Foam", cell: ({ words }) => words },
            ...[0, 1, 2].map((index) => ({
              heading: foams[0].steps[index]?.step,
              cell: ({ steps }: (typeof foams)[number]) => steps[index]?.range,
            })),
          ]}
          rows={foams}
          keyOf={({ foam }) => foam}
        />
      }
    >
      <defs>
        <g id={idIn(name, "cube")}>
          <path
            className="figure-cut"
            d={`M14 ${depth}l${depth}-${depth}h${side}v${side}l-${depth} ${depth}h-${side}z`}
          />
          <path className="figure-cut" d={`M${14 + side} ${depth}l${depth}-${depth}`} />
        </g>
      </defs>
      {foams.map(({ foam, words, steps }, row) => (
        <g key={foam} transform={`translate(0 ${row * 134})`}>
          <Label className="figure-name" y="12" words={`${words}, a cubic foot`} />
          {steps.map(({ step, range, drawn }, index) => {
            const id = idIn(name, `${foam}${index}`);
            const gap = Math.round(120 / Math.sqrt(drawn)) / 10;
            return (
              <g key={step} transform={`translate(${index * 109} 22)`}>
                <pattern id={id} width={gap} height={gap} patternUnits="userSpaceOnUse">
                  <circle className="figure-dot" cx={gap / 2} cy={gap / 2} r="1.1" />
                </pattern>
                <use href={`#${idIn(name, "cube")}`} fill={`var(--material-${foam})`} />
                <path className="figure-cut" fill={`url(#${id})`} d={box(14, depth, side, side)} />
                <text className="figure-middle" x="50" y="87">
                  <tspan className="figure-name">{`${step} `}</tspan>
                  <tspan className="figure-soft" x="50" dy="14">
                    {`${range} `}
                  </tspan>
                </text>
              </g>
            );
          })}
        </g>
      ))}
    </Drawing>
  );
}
