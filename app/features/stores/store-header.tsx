import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import { onDemand } from "~/ui/page/on-demand";
import DataTable from "~/ui/table/data-table";
import OpenState from "./open-state";
import type { StoreFacts } from "./store-facts.server";
import StoreRating from "./store-rating";

/** Eleven days a year. */
const HolidayNotice = onDemand(() => import("./holiday-notice"));

/** Which store it is, and whether one can go there now. */
export function StoreHeading({ facts }: { facts: StoreFacts }) {
  return (
    <>
      <h1>
        {facts.retailer} <span className="store-head__location">{facts.location}</span>
      </h1>
      <OpenState row={facts.open} />
      {facts.open?.holiday == null ? null : <HolidayNotice holiday={facts.open.holiday} />}
      <div className="cluster cluster--tight">
        <StoreRating {...facts} />{" "}
        <Link className="small" to={paths.reviewStoreOf(facts.slug)}>
          Rate this store
        </Link>
      </div>
    </>
  );
}

/** Beside the beds: where it is, how to call, and when it is open. */
export default function StoreRail({ facts }: { facts: StoreFacts }) {
  const { street, town, directions, phone, name } = facts;
  return (
    <section className="stack store-rail with-rail__stays" aria-label="Address and hours">
      <address className="store-rail__address">
        {street}
        <br />
        {town}
      </address>
      {directions === null ? (
        <p className="small soft">This store is made up for the demo, so there are no directions to it.</p>
      ) : (
        <p>
          <a className="button" href={directions} rel="external noopener noreferrer">
            <span>
              Directions<span className="visually-hidden"> to {name}</span> on Google Maps
            </span>
          </a>
        </p>
      )}
      {phone ? (
        <p>
          <a className="store-contact__link" href={phone.href}>
            {phone.text}
          </a>
        </p>
      ) : null}
      <HoursTable facts={facts} />
      <p className="small soft">
        Discounts don’t change the order of stores in our lists.{" "}
        <Link to={`${paths.about}#money`}>How we make money</Link>
      </p>
    </section>
  );
}

/** Opening hours from Monday in the store's local time, with today marked. */
function HoursTable({ facts: { hours, hoursCaption } }: { facts: StoreFacts }) {
  if (hours === null) return null;
  return (
    <DataTable
      className="hours"
      caption={hoursCaption}
      headHidden
      columns={[
        {
          heading: "Day",
          cell: ({ day, today }) => (
            <>
              {day} {today ? <span className="tag">Today</span> : null}
            </>
          ),
        },
        { heading: "Hours", cell: ({ open }) => open },
      ]}
      rows={hours}
      keyOf={({ day }) => day}
      rowClass={({ today }) => (today ? "hours__today" : undefined)}
    />
  );
}
