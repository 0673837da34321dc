import { Link } from "@remix-run/react";
import type { StoreDiscount } from "#contracts/stores";
import { paths } from "~/paths";
import { formatDate } from "~/ui/format";
import { onDemand } from "~/ui/page/on-demand";
import Section from "~/ui/page/section";
import DataTable from "~/ui/table/data-table";
import StoreMap, { type MapData } from "./maps/store-map";
import StoreCard, { OpenState, pinsOf, StoreRating } from "./store-card";
import type { StoreFacts, StoreRow } from "./store-rows.server";

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
export function StoreRail({ facts }: { facts: StoreFacts }) {
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

/** Those that run, then those to come, in the order given; what has ended is no use to anybody. */
export function currentDiscounts(discounts: readonly StoreDiscount[], today: string): StoreDiscount[] {
  const open = discounts.filter(({ ends_on }) => ends_on === null || ends_on >= today);
  const runs = ({ starts_on }: StoreDiscount) => starts_on <= today;
  return [...open.filter(runs), ...open.filter((discount) => !runs(discount))];
}

/** "Starts …", "Ends …" by the store's own calendar (ISO dates). */
export function runText({ starts_on, ends_on }: StoreDiscount, today: string): string {
  if (starts_on > today)
    return `Starts ${formatDate(starts_on)}${ends_on === null ? "" : `, ends ${formatDate(ends_on)}`}`;
  return ends_on === null
    ? `Started ${formatDate(starts_on)}. The store doesn’t say when it ends`
    : `Ends ${formatDate(ends_on)}. Started ${formatDate(starts_on)}`;
}

export function DiscountList({ discounts, today }: { discounts: readonly StoreDiscount[]; today: string }) {
  return (
    <ul className="grid discounts">
      {discounts.map((discount) => (
        <li key={`${discount.title} ${discount.starts_on}`} className="discount-note discounts__item">
          <h3>{discount.title}</h3>
          <p>{runText(discount, today)}.</p>
          <p className="small">{discount.terms}</p>
          <p className="small soft">We last checked on {formatDate(discount.last_checked_on)}.</p>
        </li>
      ))}
    </ul>
  );
}

interface NearbyStoresProps extends MapData {
  retailer: string;
  nearby: readonly StoreRow[];
  caption: string;
}

export function NearbyStores({ retailer, nearby, ...map }: NearbyStoresProps) {
  return (
    <Section name="nearby" title="The nearest other stores" className="stack stack--loose">
      <div className="columns nearby">
        <ol className="store-list">
          {nearby.map((store) => (
            <StoreCard key={store.slug} store={store} heading="h3" />
          ))}
        </ol>
        <StoreMap {...map} pins={pinsOf(nearby, " away")} title={`Map of ${retailer} and the stores near it`} />
      </div>
    </Section>
  );
}
