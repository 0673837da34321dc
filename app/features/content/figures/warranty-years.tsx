import DataTable from "~/ui/table/data-table";
import { Chart, em, Label, percent } from "./teaching-figure";

const years = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
/** Years in which repair or replacement costs nothing. */
const free = 5;
/**
 * A common formula: after them, a tenth of the price for each full year of a 10-year warranty that the bed was owned. A claim
 * in the tenth year comes after nine, or the warranty would have only nine years.
 */
export const paidBySeller = (year: number) => (year <= free ? 100 : 100 - 10 * (year - 1));
const tall = 9;
const top = 2.6;
const floor = top + tall;

export default function WarrantyYears() {
  return (
    <Chart
      name="warranty-years"
      title="A 10-year warranty: the seller pays all in the first five years, then less every year, down to a tenth in the last"
      height={floor + 2.8}
      caption={`“10-year warranty” can mean ${free} free years. After those, the seller’s share (solid) shrinks and yours (open) grows, until a tenth is left in the last year.`}
      numbers={
        <DataTable
          caption="Who pays for a claim in a 10-year warranty, as an example"
          columns={[
            { heading: "Year of the claim", cell: (year) => year },
            { heading: "Seller pays", number: true, cell: (year) => `${paidBySeller(year)}%` },
            { heading: "You pay", number: true, cell: (year) => `${100 - paidBySeller(year)}%` },
          ]}
          rows={years}
          keyOf={(year) => year}
        />
      }
    >
      <Label className="figure-name" y="1em" words="Free" />
      <Label className="figure-name" x={percent(free / 10)} dx=".3em" y="1em" words="You pay a share" />
      <line className="figure-dashed" x1="50%" x2="50%" y1="0" y2={em(floor)} />
      {years.map((year) => {
        const solid = (tall * paidBySeller(year)) / 100;
        const place = { x: percent((year - 0.92) / 10), width: "8.4%" };
        return (
          <g key={year}>
            <rect className="figure-open" {...place} y={em(top)} height={em(tall)} />
            <rect className="figure-bar" {...place} y={em(floor - solid)} height={em(solid)} />
            <Label
              className="figure-middle figure-soft"
              x={percent((year - 0.5) / 10)}
              y={em(floor + 1.2)}
              words={year}
            />
          </g>
        );
      })}
      <Label className="figure-soft" x="0" y={em(floor + 2.5)} words="Year of the claim" />
    </Chart>
  );
}
