import { useContext } from "react";
import { formatDate } from "../format";
import { agoText } from "./moment";
import { Now } from "./now";

/**
 * An ISO date in words; of a moment within the last day how long ago it was, since which day it was there depends on where
 * somebody is. `on` puts the word before a date.
 */
export default function Day({ iso, on = false }: { iso: string; on?: boolean }) {
  const now = useContext(Now);
  const ago = now === null ? null : agoText(iso, now);
  return (
    <>
      {on && ago === null ? "on " : null}
      <time dateTime={iso}>{ago ?? formatDate(iso)}</time>
    </>
  );
}
