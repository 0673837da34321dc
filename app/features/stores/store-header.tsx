import { Link } from "@remix-run/react";
import type { StoreDetail } from "~/contracts/stores";
import { paths } from "~/paths";
import DataTable from "~/ui/table/data-table";
import OpenState from "./open-state";
import { dayIn, days, hoursText, zoneName } from "./open-words";
import StorePhone from "./store-phone";
import { slugWords } from "./store-words";

interface StoreHeaderProps {
  store: StoreDetail["store"];
  now: string;
  demo: boolean;
}

/** A plain link: no API key, no third-party script, no referrer. Invented stores get none. */
const directions = ({ latitude, longitude }: StoreDetail["store"]) =>
  `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`;

/** Who and where a store is, and when it is open. */
export default function StoreHeader({ store, now, demo }: StoreHeaderProps) {
  return (
    <div className="columns columns--early store-head">
      <div className="stack">
        <h1>
          {store.retailer.name} <span className="store-head__slug">{slugWords(store.slug)}</span>
        </h1>
        <OpenState store={store} now={now} nameZone />
        <address className="store-head__address">
          {store.street}
          <br />
          {store.city}, {store.state} {store.zip}
        </address>
        <StorePhone phone={store.phone} />
        {demo ? null : (
          <p>
            <a href={directions(store)} rel="external noreferrer">
              Directions at OpenStreetMap
            </a>
          </p>
        )}
        <p className="soft">
          {store.has_ldp_status
            ? "Takes part in local discount promotions."
            : "Takes no part in local discount promotions."}{" "}
          That changes no place in any list: <Link to={`${paths.about}#money`}>how we earn money</Link>.
        </p>
      </div>
      <HoursTable store={store} now={now} />
    </div>
  );
}

/** Opening hours from Monday in the store's local time, with today marked. */
function HoursTable({ store, now }: { store: StoreDetail["store"]; now: string }) {
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
