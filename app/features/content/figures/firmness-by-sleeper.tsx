import { termsOf } from "#contracts/vocabulary/terms";
import { weightBandLabels } from "#contracts/vocabulary/mattress";
import { firmnessPercent } from "~/mattress/firmness";
import DataTable from "~/ui/table/data-table";
import { Chart, em, Label } from "./teaching-figure";

/** Target firmness by position and at the middle of each weight band (ruleset 2026.3, section 2; a test keeps it the same). */
export const targets = [
  { position: "side", words: "On your side", firmness: [4.2, 5.1, 5.8, 6.4, 6.8] },
  { position: "back", words: "On your back", firmness: [5.6, 6.2, 6.6, 7, 7.3] },
  { position: "stomach", words: "On your stomach", firmness: [6.1, 6.7, 7.1, 7.5, 7.7] },
  {
    position: "combination",
    words: "A bit of everything",
    firmness: [5.1, 5.7, 6.2, 6.7, 7.1],
  },
] as const;

const bands = termsOf(weightBandLabels);
/** The heavier the sleeper, the larger the dot. */
const radii = [0.22, 0.3, 0.37, 0.44, 0.5] as const;
const rowHeight = 4.1;
const axis = targets.length * rowHeight + 0.7;
const points = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const x = (firmness: number) => `${firmnessPercent(firmness)}%`;

export default function FirmnessBySleeper() {
  return (
    <Chart
      name="firmness-by-sleeper"
      title="How firm a bed to look for, from 1 to 10, by sleeping position and body weight"
      height={axis + 2.7}
      room="ends"
      caption="The heavier you are, the firmer your bed should be. Side sleepers need the softest beds, stomach sleepers the firmest."
      numbers={
        <DataTable
          caption="Firmness to start from, 1 softest and 10 firmest"
          columns={[
            { heading: "You sleep", cell: ({ words }) => words },
            ...bands.map((band, index) => ({
              heading: weightBandLabels[band],
              number: true,
              cell: ({ firmness }: (typeof targets)[number]) => firmness[index]!,
            })),
          ]}
          rows={targets}
          keyOf={({ position }) => position}
        />
      }
      above={
        <ul className="cluster teaching-figure__key">
          {bands.map((band, index) => (
            <li className="with-icon" key={band}>
              <svg aria-hidden="true">
                <circle className="figure-bar" cx="15" cy="9" r={em(radii[index]!)} />
              </svg>
              {weightBandLabels[band]}
            </li>
          ))}
        </ul>
      }
    >
      <g className="figure-grid">
        {points.map((point) => (
          <line key={point} x1={x(point)} x2={x(point)} y2={em(axis)} />
        ))}
      </g>
      {targets.map(({ position, words, firmness }, row) => {
        const y = (row + 1) * rowHeight - 1.2;
        return (
          <g key={position}>
            <Label className="figure-name" y={em(y - 2.15)} dx="-.5em" words={words} />
            <line className="figure-line" x2="100%" y1={em(y)} y2={em(y)} />
            <g className="figure-bar">
              {bands.map((band, index) => (
                <circle key={band} cx={x(firmness[index]!)} cy={em(y)} r={em(radii[index]!)} />
              ))}
            </g>
            <g className="figure-middle">
              {bands.map((band, index) => (
                <Label
                  key={band}
                  x={x(firmness[index]!)}
                  y={em(index % 2 === 1 ? y + 1.35 : y - 0.75)}
                  words={firmness[index]!}
                />
              ))}
            </g>
          </g>
        );
      })}
      <line className="figure-strong" x2="100%" y1={em(axis)} y2={em(axis)} />
      <g className="figure-middle figure-soft">
        {points.map((point) => (
          <Label key={point} x={x(point)} y={em(axis + 1.2)} words={point} />
        ))}
      </g>
      <Label className="figure-soft" y={em(axis + 2.5)} dx="-.5em" words="Softer" />
      <Label className="figure-end figure-soft" x="100%" y={em(axis + 2.5)} dx=".5em" words="Firmer" />
    </Chart>
  );
}
