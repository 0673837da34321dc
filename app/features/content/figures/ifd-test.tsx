import DataTable from "~/ui/table/data-table";
import { Marks, Slab } from "./drawn-parts";
import { Drawing, Label } from "./teaching-figure";

const name = "ifd-test";
/** Units an inch: a sample of 15″ by 4″ and a disc of 50 square inches, 8″ across (domain.md section 4). */
const scale = 10;
const top = 78;
const thick = 4 * scale;

/** Pounds of one foam, as an example. */
const presses = [
  { share: 25, pounds: 30 },
  { share: 65, pounds: 66 },
];
const [first, second] = presses.map(({ pounds }) => pounds) as [number, number];

export default function IfdTest() {
  return (
    <Drawing
      name={name}
      title={`A round plate pressed into foam twice: 25% deep with ${first} pounds, and 65% deep with ${second} pounds`}
      height={142}
      wide
      caption={`A disc is pressed a quarter of the way into a 4″ piece of foam, and the pounds it takes are its IFD. Pressed to 65%, the foam of this example takes ${second / first} times as many. That’s its support factor: the higher it is, the better a foam holds you after a soft start.`}
      numbers={
        <DataTable
          caption="One foam in the IFD test, as an example"
          columns={[
            { heading: "Pressed in", cell: ({ share }) => `${share}%` },
            { heading: "Of 4″", number: true, cell: ({ share }) => `${(4 * share) / 100}″` },
            { heading: "Force", number: true, cell: ({ pounds }) => `${pounds} lb` },
          ]}
          rows={presses}
          keyOf={({ share }) => share}
        />
      }
    >
      <Marks name={name} of={["polyfoam"]} />
      {presses.map(({ share, pounds }, index) => {
        const deep = (thick * share) / 100;
        return (
          <g key={share} transform={`translate(${3 + index * 164})`}>
            <Label className="figure-middle figure-name" x="75" y="12" words={`${pounds} lb`} />
            <path
              className="figure-push"
              d={`M${75 - pounds / 8} 18h${pounds / 4}v16h8l-${8 + pounds / 8} 14-${8 + pounds / 8}-14h8z`}
            />
            <Slab
              name={name}
              material="polyfoam"
              d={`M0 ${top}H16Q30 ${top} 35 ${top + deep}H115Q120 ${top} 134 ${top}H150v${thick}H0z`}
            />
            <path className="figure-steel figure-cut" d={`M35 ${top + deep}v-6h32V50h16v${top + deep - 56}h32v6z`} />
            <path className="figure-dashed" d={`M0 ${top}h150`} />
            <Label
              className="figure-middle"
              x="75"
              y={top + thick + 18}
              words={`${share}% deep: ${(4 * share) / 100}″`}
            />
          </g>
        );
      })}
    </Drawing>
  );
}
