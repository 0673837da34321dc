import { cutText } from "#contracts/text/cut-text";
import type { StoreSearch } from "#contracts/stores";
import { isBlankPlace } from "~/features/stores/store-list";
import type { ReactNode } from "react";

/** Words for what was typed and not found. */
interface UnknownPlace {
  title: string;
  /** It could be no place at all, however large a map. */
  unread?: true;
  /** The same on the page. */
  heading?: ReactNode;
  /** Before the places to search instead. */
  instead: string;
  /** Where there is no such place. */
  alone: string;
}

/** Whether the page says that what was typed can't be read; a place that isn't found is an answer like any other. */
export const isUnreadPlace = (search: Pick<StoreSearch, "query" | "place" | "state">, parameters: URLSearchParams) =>
  isBlankPlace(parameters) || unknownPlace(search)?.unread === true;

const zipWords = {
  instead: "These towns have ZIP codes that start the same way:",
  alone: "Check the digits, or type a city and state.",
};

/** What to say where no place was found for what was typed; null where one was, or a state. A ZIP code is no name. */
export function unknownPlace({
  query,
  place,
  state,
}: Pick<StoreSearch, "query" | "place" | "state">): UnknownPlace | null {
  if (place !== null || state !== null || query === "") return null;
  const zip = [...query.matchAll(/(?<!\d)(\d{5})(?:[- ]?\d{4})?(?!\d)/g)].at(-1)?.[1];
  if (zip !== undefined) return { title: `We don’t know the ZIP code ${zip}`, ...zipWords };
  if (/^\s*\d+(?:-\d+)?\s*$/.test(query)) {
    return { title: "ZIP codes have five digits", unread: true, ...zipWords, instead: "Did you mean one of these?" };
  }
  const said = cutText(query, 60);
  return {
    title: `We don’t know a place called “${said}”`,
    heading: (
      <>
        We don’t know a place called “<bdi>{said}</bdi>”
      </>
    ),
    instead: "Did you mean one of these?",
    alone: "Check the spelling, or type a five-digit ZIP code.",
  };
}
