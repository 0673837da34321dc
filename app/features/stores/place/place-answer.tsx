import type { PlaceChoice, SearchedPlace } from "~/contracts/stores";
import Notice from "~/ui/notice";
import PlaceLinks from "./place-links";

interface PlaceAnswerProps {
  /** As typed. */
  query: string;
  place: SearchedPlace | null;
  alternatives: readonly PlaceChoice[];
  hrefFor: (place: string) => string;
}

/** Shown when the typed place is unclear: there is none of that name, or there are several. */
export default function PlaceAnswer({ query, place, alternatives, hrefFor }: PlaceAnswerProps) {
  if (place === null && query !== "") {
    return (
      <Notice tone="bad" title={`We know no place called “${query.slice(0, 60)}”`} role="alert">
        <p>
          {alternatives.length === 0 ? "Check the spelling, or give a five-digit ZIP." : "Did you mean one of these?"}
        </p>
        {alternatives.length === 0 ? null : <PlaceLinks places={alternatives} hrefFor={hrefFor} />}
      </Notice>
    );
  }
  if (place === null || alternatives.length === 0) return null;
  return (
    <div className="cluster cluster--baseline other-places small">
      <p>Other places of that name:</p>
      <PlaceLinks places={alternatives} hrefFor={hrefFor} />
    </div>
  );
}
