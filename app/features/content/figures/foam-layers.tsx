import DataTable from "~/ui/table/data-table";
import { box, Coil, Marks, Slab } from "./drawn-parts";
import { Drawing, idIn } from "./teaching-figure";

const name = "foam-layers";
const scale = 10;
const floor = 136;
const width = 58;

const materials = {
  cover: "Cover",
  "memory-foam": "Memory foam",
  polyfoam: "Polyfoam",
  "dunlop-latex": "Latex",
  coils: "Coils",
} as const;
type Cut = keyof typeof materials;
type Layers = readonly (readonly [material: Cut, inches: number])[];

interface Bed {
  kind: readonly string[];
  /** From the top, below a cover of half an inch. */
  felt: Layers;
  core: Layers;
}

// How such beds are usually built (domain.md section 3).
const beds: readonly Bed[] = [
  {
    kind: ["Memory", "foam"],
    felt: [
      ["memory-foam", 3],
      ["polyfoam", 2],
    ],
    core: [["polyfoam", 5]],
  },
  { kind: ["Polyfoam"], felt: [["polyfoam", 2.5]], core: [["polyfoam", 5.5]] },
  { kind: ["Latex"], felt: [["dunlop-latex", 3]], core: [["dunlop-latex", 6]] },
  {
    kind: ["Hybrid"],
    felt: [
      ["memory-foam", 2],
      ["polyfoam", 1.5],
    ],
    core: [
      ["coils", 7],
      ["polyfoam", 1],
    ],
  },
];

const cover = 0.5;
const thickness = (layers: Layers) => layers.reduce((sum, [, inches]) => sum + inches, 0);
const height = ({ felt, core }: Bed) => cover + thickness(felt) + thickness(core);
const inWords = (layers: Layers) => layers.map(([material, inches]) => `${materials[material]} ${inches}″`).join(", ");
const left = (index: number) => 15 + 81 * index;

/** All pieces of a material in one path. */
const pieces = (wanted: Cut) =>
  beds
    .flatMap((bed, index) => {
      let y = floor - height(bed) * scale;
      return [["cover", cover] as const, ...bed.felt, ...bed.core].map(([material, inches]) => {
        const from = y;
        y += inches * scale;
        return material === wanted ? box(left(index), from, width, inches * scale) : "";
      });
    })
    .join("");

const marked = ["cover", "memory-foam", "polyfoam", "dunlop-latex"] as const;

export default function FoamLayers() {
  const coil = idIn(name, "coil");
  return (
    <Drawing
      name={name}
      title="Memory foam, polyfoam, latex and hybrid beds cut open, each with soft layers on a thicker core"
      height={170}
      wide
      caption="Soft layers that you feel (dotted line) lie on a core that holds you up (solid line). All four beds are drawn to one scale."
      numbers={
        <DataTable
          caption="Layers of four typical beds, below a cover of 0.5″"
          columns={[
            { heading: "Bed", cell: ({ kind }) => kind.join(" ") },
            { heading: "You feel", cell: ({ felt }) => inWords(felt) },
            { heading: "Core", cell: ({ core }) => inWords(core) },
          ]}
          rows={beds}
          keyOf={height}
        />
      }
      below={
        <ul className="cluster teaching-figure__key">
          {marked.map((material) => (
            <li className="with-icon" key={material}>
              <svg aria-hidden="true">
                <Slab name={name} material={material} d={box(1, 1, 28, 16)} />
              </svg>
              {materials[material]}
            </li>
          ))}
        </ul>
      }
    >
      <Marks name={name} of={marked} />
      {marked.map((material) => (
        <Slab key={material} name={name} material={material} d={pieces(material)} />
      ))}
      <path className="figure-steel figure-cut" d={pieces("coils")} />
      <g transform={`translate(${left(3) + 15} ${floor - 8 * scale + 7})`}>
        <Coil id={coil} height={56} turns={4} half={() => 11} dip={4} />
        <use href={`#${coil}`} x="28" />
      </g>
      <path
        className="figure-tie figure-dotted"
        d={beds.map((bed, index) => side(index, height(bed) - 0.2, thickness(bed.core) + 0.3)).join("")}
      />
      <path
        className="figure-strong"
        d={beds.map((bed, index) => side(index, thickness(bed.core) - 0.1, 0)).join("")}
      />
      <g className="figure-middle figure-soft">
        {beds.map((bed, index) => (
          <text key={index} y={Math.round(floor - height(bed) * scale - 5)}>
            <tspan x={left(index) + width / 2}>{`${height(bed)}″ `}</tspan>
            {bed.kind.map((word, line) => (
              <tspan key={word} className="figure-name" x={left(index) + width / 2} y={floor + 15 + 13 * line}>
                {`${word} `}
              </tspan>
            ))}
          </text>
        ))}
      </g>
    </Drawing>
  );
}

/** A line left of a bed, between two heights in inches above the floor. */
const side = (index: number, from: number, to: number) =>
  `M${left(index) - 6} ${Math.round(floor - from * scale)}V${Math.round(floor - to * scale)}`;
