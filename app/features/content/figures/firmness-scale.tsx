import { capitalized } from "#contracts/english";
import { firmnessScale, type FirmnessWord } from "#contracts/vocabulary/mattress";
import DataTable from "~/ui/table/data-table";
import { Marks, type Point, Slab, softLine } from "./drawn-parts";
import { Drawing, Label } from "./teaching-figure";

const name = "firmness-scale";
const x = (firmness: number) => 16 + (firmness - 1) * 32;
const surface = 76;
const radius = 15;

/** How deep the same ball sinks. */
const dips = [
  { at: 1.5, deep: 26, word: ["Very", "soft"] },
  { at: 3.5, deep: 19, word: ["Soft"] },
  { at: 5.5, deep: 12, word: ["Medium"] },
  { at: 7.5, deep: 6, word: ["Firm"] },
  { at: 9.5, deep: 1.5, word: ["Extra", "firm"] },
];

/** What stores also call the words of the scale. */
const storeWords: Partial<Record<FirmnessWord, string>> = {
  "very soft": "Ultra plush",
  soft: "Plush",
  "medium-firm": "Luxury firm, cushion firm",
};

const top = softLine([
  [0, surface],
  ...dips.flatMap(({ at, deep }): Point[] => [
    [x(at) - 26, surface],
    [x(at) - 13, surface + deep * 0.5],
    [x(at), surface + deep * 1.15],
    [x(at) + 13, surface + deep * 0.5],
    [x(at) + 26, surface],
  ]),
  [320, surface],
]);

export default function FirmnessScale() {
  return (
    <Drawing
      name={name}
      title="A scale from 1, very soft, to 10, extra firm, with the part from 5 to 7 marked as what most people like"
      height={172}
      wide
      caption="The same ball sinks deep into a 1 and hardly at all into a 10. Our rule of thumb is that most people are happiest between 5 and 7."
      numbers={
        <DataTable
          caption="Firmness in words"
          columns={[
            { heading: "Firmness", cell: ({ word }) => capitalized(word) },
            { heading: "Of 10", number: true, cell: ({ range }) => capitalized(range) },
            { heading: "Stores also say", cell: ({ word }) => storeWords[word] ?? "The same" },
          ]}
          rows={firmnessScale}
          keyOf={({ word }) => word}
        />
      }
    >
      <Marks name={name} of={["polyfoam"]} />
      <path className="figure-shade" d={`M${x(5)} 20H${x(7)}V143H${x(5)}z`} />
      <Label className="figure-middle figure-name" x={x(6)} y="13" words="Most people like 5 to 7" />
      <path className="figure-strong" d={`M${x(5)} 27V20H${x(7)}V27`} />
      <Slab name={name} material="polyfoam" d={`${top}V116H0z`} />
      {dips.map(({ at, deep }) => (
        <circle key={at} className="figure-steel figure-cut" cx={x(at)} cy={surface + deep - radius} r={radius} />
      ))}
      {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((point) => (
        <Label key={point} className="figure-middle" x={x(point)} y="134" words={point} />
      ))}
      {dips.map(({ at, word }) =>
        word.map((line, index) => (
          <Label key={line} className="figure-middle figure-soft" x={x(at)} y={153 + 14 * index} words={line} />
        )),
      )}
    </Drawing>
  );
}
