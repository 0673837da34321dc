import { Link } from "@remix-run/react";
import type { StoreSearch } from "#contracts/stores";
import Notice from "~/ui/notice";
import PlaceLinks from "./place-links";
import { unknownPlace } from "./unknown-place";

type PlaceAnswerProps = Pick<StoreSearch, "query" | "place" | "state" | "alternatives"> & {
  hrefFor: (place: string) => string;
  /** Whether the links lead to all stores there. */
  counted: boolean;
};

/** Shown when the typed place is unclear: there is none of that name, or there are several. */
export default function PlaceAnswer({ query, place, state, alternatives, hrefFor, counted }: PlaceAnswerProps) {
  const links =
    alternatives.length === 0 ? null : <PlaceLinks places={alternatives} hrefFor={hrefFor} counted={counted} />;
  if (state !== null && links === null) return <Notice title={`We don’t know of a mattress store in ${state}`} />;
  if (state !== null) {
    return (
      <Notice title={`Where in ${state}?`}>
        {counted ? null : <p>We’ll keep what you’ve chosen.</p>}
        {links}
      </Notice>
    );
  }
  const only = alternatives.length === 1 ? alternatives[0] : undefined;
  const unknown = unknownPlace({ query, place, state });
  if (unknown !== null) {
    return (
      <Notice tone="bad" title={unknown.heading ?? unknown.title} role="alert">
        {only === undefined ? (
          <>
            <p>{links === null ? unknown.alone : unknown.instead}</p>
            {links}
          </>
        ) : (
          <p>
            Did you mean <Link to={hrefFor(only.value)}>{only.label}</Link>?
          </p>
        )}
      </Notice>
    );
  }
  return (
    <div className="cluster cluster--baseline other-places small">
      <p>Looking for a different {place?.label.split(",")[0]}?</p>
      {links}
    </div>
  );
}
