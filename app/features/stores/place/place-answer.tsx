import type { StoreSearch } from "~/contracts/stores";
import Notice from "~/ui/notice";
import PlaceLinks from "./place-links";

type PlaceAnswerProps = Pick<StoreSearch, "query" | "place" | "state" | "alternatives"> & {
  hrefFor: (place: string) => string;
  /** Whether the links lead to all stores there. */
  counted: boolean;
};

/** Shown when the typed place is unclear: there is none of that name, or there are several. */
export default function PlaceAnswer({ query, place, state, alternatives, hrefFor, counted }: PlaceAnswerProps) {
  const links =
    alternatives.length === 0 ? null : <PlaceLinks places={alternatives} hrefFor={hrefFor} counted={counted} />;
  if (state !== null) {
    return (
      <Notice title={`Where in ${state}?`}>
        {counted || links === null ? null : <p>We’ll keep what you’ve chosen.</p>}
        {links}
      </Notice>
    );
  }
  if (place === null) {
    return (
      <Notice tone="bad" title={`We don’t know a place called “${query.slice(0, 60)}”`} role="alert">
        <p>{links === null ? "Check the spelling, or type a five-digit ZIP." : "Did you mean one of these?"}</p>
        {links}
      </Notice>
    );
  }
  return (
    <div className="cluster cluster--baseline other-places small">
      <p>Looking for a different {place.label.split(",")[0]}?</p>
      {links}
    </div>
  );
}
