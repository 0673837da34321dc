import { Coil, type Point, softLine } from "./drawn-parts";
import { Drawing, idIn, Label } from "./teaching-figure";

const name = "motion-transfer";
const tall = 50;
const pitch = 40;

/** How far each coil is pressed down, from the sleeper who turns to the one beside. */
const rows = [
  { kind: "Laced coils", note: "the whole row moves", tied: true, down: [15, 22, 20, 16, 13, 10, 8, 6] },
  { kind: "Pocketed coils", note: "the rest stays still", tied: false, down: [8, 22, 20, 2, 0, 0, 0, 0] },
];

export default function MotionTransfer() {
  return (
    <Drawing
      name={name}
      title="Two sleepers on two beds: on laced coils the movement of one reaches the other, on pocketed coils it stays on one side"
      height={290}
      caption="One of you turns over. Laced coils drag their neighbors down, so the dent reaches the other side. Pocketed coils go down only where the weight is."
    >
      {rows.map((row, index) => (
        <Bed key={row.kind} y={150 * index} {...row} first={index === 0} />
      ))}
    </Drawing>
  );
}

function Bed({ y, kind, note, tied, down, first }: (typeof rows)[number] & { y: number; first: boolean }) {
  const middles = down.map((_, index) => 20 + pitch * index);
  const tops = down.map((deep, index): Point => [middles[index] ?? 0, deep]);
  const left = down[1] ?? 0;
  const right = down[6] ?? 0;
  return (
    <g transform={`translate(0 ${y + 80})`}>
      <text y="-68">
        <tspan className="figure-name">{`${kind}: `}</tspan>
        {`${note} `}
      </text>
      {tied ? null : (
        <path
          className="figure-cloth figure-cut"
          d={tops.map(([x, deep]) => `M${x - 19} ${deep}h38V${tall + 7}h-38z`).join("")}
        />
      )}
      {tops.map(([x, deep], index) => {
        const place = { transform: `translate(${x} ${deep + 5})scale(1 ${Math.round((1 - deep / tall) * 100) / 100})` };
        return index === 0 && first ? (
          <g key={x} {...place}>
            <Coil id={idIn(name, "coil")} height={tall} turns={3} half={() => 15} dip={5} />
          </g>
        ) : (
          <use key={x} href={`#${idIn(name, "coil")}`} {...place} />
        );
      })}
      <path className="figure-strong" d={`M0 ${tall + 9}h320`} />
      {tied ? <path className="figure-tie" d={softLine([[0, tops[0]![1]], ...tops, [320, 5]])} /> : null}
      <Lying x={80} y={left} />
      <path className="figure-push" d={`M44 ${left - 34}q14-26 46-20l-1-7 13 12-14 9-1-7q-22-4-37 16z`} />
      <Lying x={240} y={right} />
      {tied ? (
        <path className="figure-tie" d="M206-22q-7 10 0 20M196-26q-9 14 0 28M274-22q7 10 0 20M284-26q9 14 0 28" />
      ) : null}
      <Label className="figure-middle figure-soft" x="80" y="-48" words="turns over" />
      <Label className="figure-middle figure-soft" x="240" y="-40" words={tied ? "feels it" : "sleeps on"} />
    </g>
  );
}

/** Seen from the foot of the bed. */
function Lying({ x, y }: { x: number; y: number }) {
  return (
    <>
      <ellipse className="figure-body" cx={x} cy={y - 12} rx="32" ry="13" />
      <circle className="figure-body" cx={x} cy={y - 20} r="11" />
    </>
  );
}
