import DataTable from "~/ui/table/data-table";
import { Marks, Slab } from "./drawn-parts";
import { Drawing } from "./teaching-figure";

const name = "ild-scale";
const pitch = 53.4;

/** Pounds (domain.md section 4); an arrow is as long as `pounds`, the middle of its range. */
const steps = [
  { word: ["Very", "soft"], range: "14–19", pounds: 16.5 },
  { word: ["Soft"], range: "20–24", pounds: 22 },
  { word: ["Medium"], range: "25–29", pounds: 27 },
  { word: ["Medium-", "firm"], range: "30–34", pounds: 32 },
  { word: ["Firm"], range: "35–39", pounds: 37 },
  { word: ["Extra", "firm"], range: "40+", pounds: 42 },
];
const wordOf = ({ word }: (typeof steps)[number]) => word.join(" ").replace("- ", "-");
const inWords = (range: string) => (range.endsWith("+") ? `${range.slice(0, -1)} and up` : range.replace("–", " to "));

export default function IldScale() {
  return (
    <Drawing
      name={name}
      title="Six blocks of latex with the same dent, and arrows that grow longer from very soft, 14 to 19 pounds, to extra firm, 40 pounds or more"
      height={178}
      wide
      caption="ILD is the number of pounds it takes to press the same dent into a piece of latex. The longer the arrow, the harder you have to push, so the firmer the latex."
      numbers={
        <DataTable
          caption="Latex by ILD"
          columns={[
            { heading: "Latex", cell: wordOf },
            { heading: "ILD, pounds", number: true, cell: ({ range }) => inWords(range) },
          ]}
          rows={steps}
          keyOf={({ range }) => range}
        />
      }
    >
      <Marks name={name} of={["dunlop-latex"]} />
      {steps.map(({ word, range, pounds }, index) => {
        const x = Math.round(pitch * index * 10) / 10;
        const tip = 99;
        return (
          <g key={range} transform={`translate(${x})`}>
            <Slab name={name} material="dunlop-latex" d="M1 98h8q4 0 5 7h25q1-7 5-7h8v30h-51z" />
            <path className="figure-steel figure-cut" d="M15 101h23v4h-23z" />
            <path
              className="figure-push"
              d={`M22.5 ${tip - pounds * 2}v${pounds * 2 - 10}h-6l10 10 10-10h-6v-${pounds * 2 - 10}z`}
            />
            <text className="figure-middle" x="26.5" y="145">
              <tspan className="figure-name">{`${range} `}</tspan>
              {word.map((line, row) => (
                <tspan key={line} className="figure-soft figure-small" x="26.5" dy={row === 0 ? 16 : 14}>
                  {`${line} `}
                </tspan>
              ))}
            </text>
          </g>
        );
      })}
    </Drawing>
  );
}
