import type { StoreDetail } from "~/contracts/stores";
import { dayIn, days, hoursText, zoneName } from "./open-words";

/** Opening hours from Monday in the store's local time, with today marked. */
export default function HoursTable({ store, now }: { store: StoreDetail["store"]; now: string }) {
  const { hours, time_zone } = store;
  if (hours === null) return null;
  const today = time_zone === null ? null : dayIn(time_zone, now);
  return (
    <table className="hours">
      <caption>Opening hours{time_zone === null ? null : `, ${zoneName(time_zone, now)}`}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Hours</th>
        </tr>
      </thead>
      <tbody>
        {[1, 2, 3, 4, 5, 6, 0].map((day) => (
          <tr key={day} className={day === today ? "hours__today" : undefined}>
            <th scope="row">
              {days[day]} {day === today ? <span className="tag">Today</span> : null}
            </th>
            <td>{hoursText(hours[day] ?? null)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
