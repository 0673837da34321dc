import DataTable from "~/ui/table/data-table";
import { Chart, em, idIn, Label, percent } from "./teaching-figure";

const name = "trial-nights";
const nights = 120;
const breakIn = 21;
const usable = nights - breakIn;
const start = percent(breakIn / nights);

export default function TrialNights() {
  return (
    <Chart
      name={name}
      title={`A line of ${nights} nights: the first ${breakIn} are the break-in, the ${usable} after them count, and the last is the deadline`}
      height={7.6}
      caption={`A “${nights}-night trial” with a ${breakIn}-night break-in leaves you ${usable} nights in which you can send the bed back. Note the date of the last one.`}
      numbers={
        <DataTable
          caption={`Nights of a ${nights}-night trial`}
          columns={[
            { heading: "Part", cell: ({ part }) => part },
            { heading: "Nights", number: true, cell: ({ which }) => which },
            { heading: "How many", number: true, cell: ({ many }) => many },
          ]}
          rows={[
            { part: "Break-in, no returns", which: `1 to ${breakIn}`, many: breakIn },
            { part: "You can send it back", which: `${breakIn + 1} to ${nights}`, many: usable },
          ]}
          keyOf={({ part }) => part}
        />
      }
    >
      <pattern id={idIn(name, "early")} width="8" height="8" patternUnits="userSpaceOnUse">
        <path className="figure-hatch" d="M-2 2L2-2M0 8L8 0M6 10L10 6" />
      </pattern>
      <Label className="figure-name" y="1em" words={`${breakIn} nights`} />
      <Label
        className="figure-middle figure-name"
        x={percent((breakIn + usable / 2) / nights)}
        y="1em"
        words={`${usable} nights to decide`}
      />
      <rect className="figure-bar" x={start} width={percent(usable / nights)} y="1.6em" height="2em" />
      <rect className="figure-early" fill={`url(#${idIn(name, "early")})`} width={start} y="1.6em" height="2em" />
      <line className="figure-strong" x1="0" x2="0" y1="1.6em" y2="4.4em" />
      <line className="figure-strong" x1={start} x2={start} y1="1.6em" y2="4.4em" />
      <line className="figure-deadline" x1="100%" x2="100%" y1="0" y2="4.4em" />
      <Label className="figure-name" y="5.5em" words={`Nights 1 to ${breakIn}:`} />
      <Label className="figure-soft" y={em(6.9)} words="no returns yet" />
      <Label className="figure-end figure-name" x="100%" y="5.5em" words={`Night ${nights}:`} />
      <Label className="figure-end figure-soft" x="100%" y={em(6.9)} words="last day to return" />
    </Chart>
  );
}
