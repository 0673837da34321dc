import { adultOutline, box } from "./drawn-parts";
import { Drawing, idIn, Label } from "./teaching-figure";

const name = "zones";
/** Units an inch: a twin core of 38″ by 80″ and a sleeper of 5′ 9″, to scale. */
const scale = 4;
const top = 24;

/** Inches from the head of the bed. */
const zones = [
  { part: ["Head"], from: 0, to: 11, feel: "medium" },
  { part: ["Shoulders"], from: 11, to: 25, feel: "soft" },
  { part: ["Lower", "back"], from: 25, to: 38, feel: "firm" },
  { part: ["Hips"], from: 38, to: 51, feel: "medium" },
  { part: ["Legs"], from: 51, to: 80, feel: "medium" },
];

export default function Zones() {
  return (
    <Drawing
      name={name}
      title="A mattress core seen from above with a sleeper on it: a soft zone under the shoulders, a firm one under the lower back"
      height={212}
      wide
      caption="A zoned core is softer where your shoulders should sink in and firmer where your lower back needs holding. Rings drawn thicker and closer together are firmer."
    >
      <pattern id={idIn(name, "soft")} width="15.2" height="15.2" y={top} x="44" patternUnits="userSpaceOnUse">
        <circle className="mark-back" cx="7.6" cy="7.6" r="4" />
      </pattern>
      <pattern id={idIn(name, "medium")} width="11" height="11" y={top} patternUnits="userSpaceOnUse">
        <circle className="mark-line" cx="5.5" cy="5.5" r="3" />
      </pattern>
      <pattern id={idIn(name, "firm")} width="7.5" height="7.6" y={top} x="100" patternUnits="userSpaceOnUse">
        <circle className="mark-line" cx="3.8" cy="3.8" r="2.2" />
      </pattern>
      {zones.map(({ part, from, to, feel }) => {
        const middle = ((from + to) / 2) * scale;
        const area = box(from * scale, top, (to - from) * scale, 38 * scale);
        return (
          <g key={part[0]}>
            <path className={`figure-zone figure-zone--${feel}`} d={area} />
            <path className="figure-cut" fill={`url(#${idIn(name, feel)})`} d={area} />
            {feel === "medium" ? null : (
              <Label
                className="figure-middle figure-name"
                x={middle}
                y="15"
                words={feel === "soft" ? "softer" : "firmer"}
              />
            )}
            {part.map((line, row) => (
              <Label
                key={line}
                className="figure-middle figure-soft"
                x={middle}
                y={top + 38 * scale + 16 + 13 * row}
                words={line}
              />
            ))}
          </g>
        );
      })}
      <g transform={`translate(8 ${top + 19 * scale})scale(${scale})rotate(-90)`}>
        <path className="figure-body figure-body--clear" d={adultOutline} />
      </g>
    </Drawing>
  );
}
