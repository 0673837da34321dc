import type { ReactNode } from "react";
import DataTable from "~/ui/table/data-table";
import { Coil } from "./drawn-parts";
import { Drawing, idIn, Label } from "./teaching-figure";

const name = "coil-kinds";
const tall = 56;
const hourglass = (level: number) => 9 + 14 * (2 * level - 1) ** 2;
const straight = () => 16;

// domain.md section 4
const kinds = [
  { kind: "Bonnell", shape: "Hourglass", tied: "Laced to its neighbors" },
  { kind: "Offset", shape: "Straight ends", tied: "Hinged to its neighbors" },
  { kind: "Continuous", shape: "One wire, many coils", tied: "One with its neighbors" },
  { kind: "Pocketed", shape: "Barrel in a sleeve", tied: "No" },
  { kind: "Micro-coil", shape: "Barrel of 1″ to 3″", tied: "No" },
];

export default function CoilKinds() {
  return (
    <Drawing
      name={name}
      title="Rows of Bonnell, offset and continuous coils, joined to their neighbors, and of pocketed coils and micro-coils, each in a sleeve"
      height={346}
      caption="Rings, clips and thick wires (orange) tie coils together: press on Bonnell, offset or continuous coils and their neighbors come along. Pocketed coils and micro-coils move one at a time."
      numbersName="In words"
      numbers={
        <DataTable
          caption="Five kinds of coils"
          columns={[
            { heading: "Coil", cell: ({ kind }) => kind },
            { heading: "Shape", cell: ({ shape }) => shape },
            { heading: "Tied", cell: ({ tied }) => tied },
          ]}
          rows={kinds}
          keyOf={({ kind }) => kind}
        />
      }
    >
      <Panel x={4} y={0} kind="Bonnell" note="hourglasses, laced">
        <Row id={idIn(name, "bonnell")} half={hourglass} />
        <path className="figure-tie" d={laces(0) + laces(tall)} />
      </Panel>
      <Panel x={166} y={0} kind="Offset" note="straight ends, hinged">
        <Copies id={idIn(name, "continuous")} />
        <path className="mark-line" d={rims(0) + rims(tall)} />
        <path className="figure-tie" d={hinges(0) + hinges(tall)} />
      </Panel>
      <Panel x={4} y={116} kind="Continuous" note="one long wire">
        <Row id={idIn(name, "continuous")} half={straight} />
        <path
          className="figure-tie"
          d={`M0 ${tall + 6}Q34 ${tall + 8} 41 ${tall}M9 0C9-16 59-16 59 0M91 ${tall}c0 15 50 15 50 0M109 0Q115-12 148-8`}
        />
      </Panel>
      <Panel x={166} y={116} kind="Pocketed" note="a sleeve for each">
        <Sleeves id="pocket" pitch={50} tall={tall + 20} y={-10} count={3} />
        <Copies id={idIn(name, "continuous")} />
      </Panel>
      <Panel x={4} y={232} kind="Micro-coils" note="1″ to 3″ tall, on top of the main coils" below={110}>
        <Sleeves id="micro" pitch={19.5} tall={25} y={-10} count={16}>
          <g transform="translate(9.75 6)">
            <Coil id={idIn(name, "micro-coil")} height={14} turns={2} half={() => 6} dip={2} />
          </g>
        </Sleeves>
        <Sleeves id="main" pitch={39} tall={50} y={16} count={8}>
          <use href={`#${idIn(name, "continuous")}`} transform="translate(19.5 9)scale(.75 .57)" />
        </Sleeves>
      </Panel>
    </Drawing>
  );
}

interface PanelProps {
  x: number;
  y: number;
  kind: string;
  note: string;
  /** Where the note stands. */
  below?: number;
  children: ReactNode;
}

function Panel({ x, y, kind, note, below = 104, children }: PanelProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Label className="figure-name" y="11" words={kind} />
      <g transform="translate(0 28)">{children}</g>
      <Label className="figure-soft" y={below} words={note} />
    </g>
  );
}

/** Three in a row. */
function Row({ id, half }: { id: string; half: (level: number) => number }) {
  return (
    <>
      <g transform="translate(25)">
        <Coil id={id} height={tall} turns={4} half={half} dip={5} />
      </g>
      <use href={`#${id}`} x="75" />
      <use href={`#${id}`} x="125" />
    </>
  );
}

function Copies({ id }: { id: string }) {
  return [25, 75, 125].map((x) => <use key={x} href={`#${id}`} x={x} />);
}

interface SleevesProps {
  id: string;
  pitch: number;
  tall: number;
  y: number;
  count: number;
  /** In each of them. */
  children?: ReactNode;
}

function Sleeves({ id, pitch, tall: height, y, count, children }: SleevesProps) {
  return (
    <g transform={`translate(0 ${y})`}>
      <pattern id={idIn(name, id)} width={pitch} height={height} patternUnits="userSpaceOnUse">
        <rect className="figure-cloth figure-cut" x="1" y="1" width={pitch - 2} height={height - 2} rx="5" />
        {children}
      </pattern>
      <rect fill={`url(#${idIn(name, id)})`} width={pitch * count} height={height} />
    </g>
  );
}

/** The wire that laces two rims, seen along itself. */
const laces = (y: number) => [50, 100].map((x) => `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0-8 0`).join("");

const rims = (y: number) => `M3 ${y}h44m6 0h44m6 0h44`;

const hinges = (y: number) => [50, 100].map((x) => `M${x - 4} ${y - 4}h8v8h-8z`).join("");
