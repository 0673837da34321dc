import { Marks, type Point, Slab, softLine } from "./drawn-parts";
import { Drawing } from "./teaching-figure";

const name = "spine-alignment";

/** A sleeper on their side, seen from behind: half the width at places from the neck to the feet, 3 units an inch. */
const body: readonly Point[] = [
  [60, 6],
  [70, 8],
  [77, 22],
  [90, 27],
  [106, 22],
  [124, 14],
  [138, 14],
  [152, 21],
  [164, 22],
  [180, 18],
  [206, 12],
  [230, 8],
  [246, 6],
  [256, 6],
  [256, 0],
];
/** The places that a bed touches, which one that gives follows. */
const touching = body.filter(([x]) => x > 75 && x < 200);

interface Bed {
  feel: string;
  note: string;
  suits: boolean;
  /** How far each place of the body lies below a straight line. */
  sag: readonly number[];
  surface: number;
}

const beds: readonly Bed[] = [
  {
    feel: "Too soft",
    note: "hips sink, spine sags",
    suits: false,
    sag: [2, 4, 7, 9, 13, 18, 20, 20, 19, 15, 6, -1, -4, -5, -5],
    surface: 12,
  },
  { feel: "Right", note: "spine straight", suits: true, sag: body.map(() => 0), surface: 16 },
  {
    feel: "Too firm",
    note: "waist hangs in a gap",
    suits: false,
    sag: [-2, -6, -11, -14, -12, -7, -6, -8, -8, -5, 0, 4, 7, 8, 8],
    surface: 14,
  },
];

export default function SpineAlignment() {
  return (
    <Drawing
      name={name}
      title="A side sleeper on three beds: on one that is too soft the spine sags at the hips, on the right one it is straight, on one that is too firm it bends at the waist"
      height={322}
      caption="Someone on their side, seen from behind. The right bed lets the shoulder and hip in just far enough that the spine (the row of dots) follows the dashed line."
    >
      <Marks name={name} of={["polyfoam"]} />
      {beds.map((bed, index) => (
        <Sleeper key={bed.feel} y={108 * index} {...bed} />
      ))}
    </Drawing>
  );
}

function Sleeper({ y, feel, note, suits, sag, surface }: Bed & { y: number }) {
  const below = (x: number) => sag[body.findIndex(([place]) => place === x)] ?? 0;
  const edge = (side: 1 | -1) => body.map(([x, half]): Point => [x, below(x) + side * half]);
  const dent = feel === "Too firm" ? [] : touching.map(([x, half]): Point => [x, below(x) + half]);
  const head = below(60);
  const spine = body.filter(([x]) => x < 170).map(([x]): Point => [x, below(x)]);
  const legs = body.filter(([x]) => x > 175).map(([x]): Point => [x, below(x)]);
  return (
    <g transform={`translate(0 ${y + 61})`}>
      <path
        className="figure-pillow figure-cut"
        d={`M14 ${surface}q-4-14 10-${surface - head - 4}h34q12 2 6 ${surface - head - 4}z`}
      />
      <Slab
        name={name}
        material="polyfoam"
        d={`M0 ${surface}${softLine([[70, surface], ...dent, [216, surface]], "L")}H320V45H0z`}
      />
      <path className="figure-body" d={`${softLine(edge(-1))}${softLine(edge(1).reverse(), "L")}z`} />
      <path className="figure-body figure-inner" d={softLine(legs)} />
      <ellipse className="figure-body" cx="46" cy={head} rx="15" ry="11" />
      <path className="figure-dashed" d="M62 0H300" />
      <path className="figure-spine" d={softLine(spine)} />
      {feel === "Too firm" ? (
        <path className="figure-push" d={`M90 ${surface + 1}l7 14h-14zM160 ${surface + 1}l7 14h-14z`} />
      ) : null}
      <text y="-47">
        <tspan className={suits ? "figure-name figure-good" : "figure-name figure-bad"}>
          {`${suits ? "✓" : "✗"} ${feel}: `}
        </tspan>
        {`${note} `}
      </text>
    </g>
  );
}
