import { box, Marks, Slab } from "./drawn-parts";
import { Drawing, Label } from "./teaching-figure";

const name = "slat-spacing";
/** Units an inch: slats, gaps and foam are to scale. */
const scale = 8;
const slat = 3 * scale;
const floor = 58;

const frames = [
  { gap: 5, sag: 9, bad: true, words: "Gaps of 5″: the foam bulges through" },
  { gap: 2.5, sag: 0, bad: false, words: "Gaps under 3″: the foam stays flat" },
];

export default function SlatSpacing() {
  return (
    <Drawing
      name={name}
      title="Two slatted bases cut along their length: foam bulges down between slats 5 inches apart, and lies flat on slats less than 3 inches apart"
      height={218}
      wide
      caption="Foam sinks into wide gaps, so the bed goes soft there and wears out early. Gaps under 3″ hold it up. Both frames are cut along their length and drawn to scale, with slats 3″ wide."
    >
      <Marks name={name} of={["polyfoam"]} />
      {frames.map(({ gap, sag, bad, words }, row) => {
        const wide = gap * scale;
        const first = row === 0 ? -16 : -8;
        const count = Math.ceil((320 - first) / (slat + wide));
        const slats = Array.from({ length: count }, (_, index) => first + index * (slat + wide));
        const bulge = sag === 0 ? `H${slat + first}` : `q-${wide / 2} ${2 * sag}-${wide} 0`;
        const middle = slats[2] ?? 0;
        return (
          <g key={gap} transform={`translate(0 ${row * 116})`}>
            <text className="figure-name" y="12">
              <tspan className={bad ? "figure-bad" : "figure-good"}>{bad ? "✗ " : "✓ "}</tspan>
              {`${words} `}
            </text>
            <Slab
              name={name}
              material="polyfoam"
              d={`M-2 22H322V${floor}${
                sag === 0
                  ? "H-2z"
                  : `${[...slats]
                      .reverse()
                      .map((x) => `H${x + slat + wide}${bulge}h-${slat}`)
                      .join("")}z`
              }`}
            />
            <path className="figure-slat figure-cut" d={slats.map((x) => box(x, floor, slat, 7)).join("")} />
            <path
              className="figure-strong"
              d={`M${middle + slat} ${floor + 12}v12M${middle + slat + wide} ${floor + 12}v12M${middle + slat} ${floor + 18}h${wide}`}
            />
            <Label className="figure-middle" x={middle + slat + wide / 2} y={floor + 38} words={`${gap}″`} />
          </g>
        );
      })}
    </Drawing>
  );
}
