import DataTable from "~/ui/table/data-table";
import { adultInches, adultOutline, box } from "./drawn-parts";
import { Drawing, idIn, Label } from "./teaching-figure";

const name = "sizes-to-scale";
const scale = 1.3;

/** Inches (domain.md section 6); `at` is the middle of its column. */
const sizes = [
  { size: "Twin", wide: 38, long: 75, at: 51, top: 14, sleepers: 1 },
  { size: "Twin XL", wide: 38, long: 80, at: 151, top: 14, sleepers: 1 },
  { size: "Full", wide: 54, long: 75, at: 260, top: 14, sleepers: 1 },
  { size: "Queen", wide: 60, long: 80, at: 51, top: 156, sleepers: 2 },
  { size: "King", wide: 76, long: 80, at: 151, top: 156, sleepers: 2 },
  { size: "Cal king", wide: 72, long: 84, at: 260, top: 156, sleepers: 2 },
];

/** Average heights of American adults, in inches (CDC, NHANES 2015–2018). */
const adults = [
  { who: "man", inches: 69 },
  { who: "woman", inches: 63.5 },
];

export default function SizesToScale() {
  return (
    <Drawing
      name={name}
      title="Six mattress sizes from above, drawn to scale with one sleeper on twin, twin XL and full, and a couple on queen, king and California king"
      height={284}
      wide
      caption="Beds and people are drawn to one scale: a man of 5′ 9″ and a woman of 5′ 3½″, the average in the United States. A queen gives each of two people less width than a twin gives one."
      numbers={
        <DataTable
          caption="Sizes in inches"
          columns={[
            { heading: "Size", cell: ({ size }) => size },
            { heading: "Width", number: true, cell: ({ wide }) => `${wide}″` },
            { heading: "Length", number: true, cell: ({ long }) => `${long}″` },
            { heading: "Width for each of two", number: true, cell: ({ wide }) => `${wide / 2}″` },
          ]}
          rows={sizes}
          keyOf={({ size }) => size}
        />
      }
    >
      <defs>
        <g id={idIn(name, "adult")}>
          <path className="figure-pillow figure-cut" d="M-12-2h24v13h-24z" />
          <path className="figure-body" d={adultOutline} />
        </g>
      </defs>
      {sizes.map((each) => (
        <Bed key={each.size} {...each} />
      ))}
    </Drawing>
  );
}

function Bed({ size, wide, long, at, top, sleepers }: (typeof sizes)[number]) {
  const share = wide / sleepers;
  return (
    <g transform={`translate(${at} ${top})`}>
      <Label className="figure-middle figure-name" y="-4" words={size} />
      <g transform={`scale(${scale})`}>
        <path className="figure-cloth figure-cut" d={box(-wide / 2, 0, wide, long)} />
        {adults.slice(0, sleepers).map(({ who, inches }, index) => (
          <use
            key={who}
            href={`#${idIn(name, "adult")}`}
            transform={`translate(${share * (index + 0.5) - wide / 2} 5)scale(${Math.round((inches / adultInches) * 100) / 100})`}
          />
        ))}
      </g>
      <Label className="figure-middle figure-soft" y={long * scale + 15} words={`${wide} × ${long}″`} />
    </g>
  );
}
