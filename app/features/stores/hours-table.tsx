import type { StoreDetail } from "~/contracts/stores";
import DataTable from "~/ui/table/data-table";
import { dayIn, days, hoursText, zoneName } from "./open-words";

/** Opening hours from Monday in the store's local time, with today marked. */
export default function HoursTable({ store, now }: { store: StoreDetail["store"]; now: string }) {
  const { hours, time_zone } = store;
  if (hours === null) return null;
  const today = time_zone === null ? null : dayIn(time_zone, now);
  return (
    <DataTable
      className="hours"
      caption={`Opening hours${time_zone === null ? "" : `, ${zoneName(time_zone, now)}`}`}
      headHidden
      columns={[
        {
          heading: "Day",
          cell: (day) => (
            <>
              {days[day]} {day === today ? <span className="tag">Today</span> : null}
            </>
          ),
        },
        { heading: "Hours", cell: (day) => hoursText(hours[day] ?? null) },
      ]}
      rows={[1, 2, 3, 4, 5, 6, 0]}
      keyOf={(day) => day}
      rowClass={(day) => (day === today ? "hours__today" : undefined)}
    />
  );
}
