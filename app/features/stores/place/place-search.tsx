import { Form, useSearchParams } from "@remix-run/react";
import type { StoreSearch } from "~/contracts/stores";
import { atPlace } from "~/features/stores/store-list";
import Field from "~/ui/forms/field";
import { changedHref, listHref, type Addresses, type ListQuery } from "~/ui/listing/address";
import Notice from "~/ui/notice";
import PlaceLinks from "./place-links";
import UseMyLocation from "./use-my-location";

interface PlaceSearchProps {
  /** Of the field. */
  id: string;
  list: Addresses;
  query: ListQuery;
  found: Pick<StoreSearch, "query" | "place" | "alternatives">;
  /** The place of earlier searches. */
  remembered: string | null;
}

/** One field for a ZIP, a city with its state, or the name of a place, and what the place given may be. */
export default function PlaceSearch({ id, list, query, found, remembered }: PlaceSearchProps) {
  const [parameters] = useSearchParams();
  const blank = parameters.get("place")?.trim() === "" && !parameters.has("latitude");
  const { place: typed, latitude: _latitude, longitude: _longitude, page: _page, ...kept } = query;
  const place = blank ? "" : (typed ?? found.place?.label ?? remembered ?? "");
  return (
    <>
      <search className="stack stack--tight place-search">
        <Form className="place-form" method="get" action={list.path}>
          {Object.entries(kept).map(([name, value]) =>
            value ? <input key={name} type="hidden" name={name} value={value} /> : null,
          )}
          <Field
            key={place}
            id={id}
            name="place"
            label="ZIP, city and state, or place"
            defaultValue={place}
            errors={blank ? ["Enter a ZIP code, a city and state, or the name of a place"] : []}
            maxLength={100}
            hint={found.place === null ? "For example 83702, or Boise, ID" : undefined}
          />
          <button className="button" type="submit">
            Find stores
          </button>
        </Form>
        <UseMyLocation hrefFor={(latitude, longitude) => listHref(list, { ...kept, latitude, longitude })} />
      </search>
      <PlaceAnswer {...found} hrefFor={(other) => changedHref(list, query, atPlace(other))} />
    </>
  );
}

type PlaceAnswerProps = PlaceSearchProps["found"] & { hrefFor: (place: string) => string };

/** Shown when the typed place is unclear: there is none of that name, or there are several. */
function PlaceAnswer({ query, place, alternatives, hrefFor }: PlaceAnswerProps) {
  const links = alternatives.length === 0 ? null : <PlaceLinks places={alternatives} hrefFor={hrefFor} />;
  if (place === null && query !== "") {
    return (
      <Notice tone="bad" title={`We know no place called “${query.slice(0, 60)}”`} role="alert">
        <p>{links === null ? "Check the spelling, or give a five-digit ZIP." : "Did you mean one of these?"}</p>
        {links}
      </Notice>
    );
  }
  if (place === null || links === null) return null;
  return (
    <div className="cluster cluster--baseline other-places small">
      <p>Other places of that name:</p>
      {links}
    </div>
  );
}
