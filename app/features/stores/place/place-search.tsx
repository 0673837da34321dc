import { Form, useSearchParams } from "@remix-run/react";
import type { StoreSearch } from "#contracts/stores";
import { atPlace, isBlankPlace, isUnfiltered } from "~/features/stores/store-list";
import Field from "~/ui/forms/field";
import { changedHref, listHref, type Addresses, type ListQuery } from "~/ui/listing/address";
import { onDemand } from "~/ui/page/on-demand";
import UseMyLocation from "./use-my-location";

/** Most places are clear. */
const PlaceAnswer = onDemand(() => import("./place-answer"));

interface PlaceSearchProps {
  /** Of the field. */
  id: string;
  list: Addresses;
  query: ListQuery;
  found: Pick<StoreSearch, "query" | "place" | "state" | "alternatives">;
  /** The place of earlier searches. */
  remembered: string | null;
  /** On the button. */
  submit?: string;
}

/** One field for a ZIP, a city with its state, or the name of a place, and what the place given may be. */
export default function PlaceSearch(props: PlaceSearchProps) {
  const { id, list, query, found, remembered, submit = "Find stores" } = props;
  const [parameters] = useSearchParams();
  const blank = isBlankPlace(parameters);
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
            label="ZIP code, or city and state"
            defaultValue={place}
            errors={blank ? ["Type a ZIP code, or a city and state"] : []}
            hint={found.place === null ? "For example, 83702 or Boise, ID" : undefined}
          />
          <button className="button" type="submit">
            {submit}
          </button>
        </Form>
        <UseMyLocation hrefFor={(latitude, longitude) => listHref(list, { ...kept, latitude, longitude })} />
      </search>
      {found.alternatives.length > 0 || (found.place === null && found.query !== "") ? (
        <PlaceAnswer
          {...found}
          hrefFor={(other) => changedHref(list, query, atPlace(other))}
          counted={isUnfiltered(query)}
        />
      ) : null}
    </>
  );
}
