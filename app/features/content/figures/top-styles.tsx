import { Marks, Slab } from "./drawn-parts";
import { Drawing, Label } from "./teaching-figure";

const name = "top-styles";
const core = "M4 62h92v48q0 5-5 5h-82q-5 0-5-5z";

/** Cut across: the pad is `filled`, the cover runs around what is there. */
const tops = [
  {
    top: "Tight top",
    note: ["no pad: the", "cover is flat"],
    fill: "M4 62v-6q0-6 6-6h80q6 0 6 6v6z",
    seams: "M4 62h92",
  },
  {
    top: "Euro top",
    note: ["a pad, flush", "with the sides"],
    fill: "M4 62v-24q0-10 12-10h68q12 0 12 10v24z",
    seams: "M4 62h92",
  },
  {
    top: "Pillow top",
    note: ["a pad sewn on", "with a gap"],
    fill: "M17 62v-6q-13 0-13-13t11-14q35-5 70 0q11 1 11 14t-13 13v6z",
    seams: "M17 62h66",
  },
];

export default function TopStyles() {
  return (
    <Drawing
      name={name}
      title="A tight top, a euro top and a pillow top, each cut across, with the pad on top of the bed"
      height={150}
      wide
      caption="Look at the edge (circled): a tight top has nothing on it, a euro top is a pad that ends flush with the sides, and a pillow top has a gap all around it. None of them says how firm the bed is."
    >
      <Marks name={name} of={["fiber", "polyfoam"]} />
      {tops.map(({ top, note, fill, seams }, index) => (
        <g key={top} transform={`translate(${106 * index})`}>
          <Label className="figure-middle figure-name" x="50" y="12" words={top} />
          <Slab name={name} material="polyfoam" d={core} />
          <Slab name={name} material="fiber" d={fill} />
          <path className="figure-strong" d={seams} />
          <circle className="figure-tie" cx="91" cy="57" r="12" />
          <text className="figure-middle figure-soft" x="50" y="131">
            {`${note[0]} `}
            <tspan x="50" dy="14">{`${note[1]} `}</tspan>
          </text>
        </g>
      ))}
    </Drawing>
  );
}
