import { formatDate } from "../format";

/** An ISO date in words. */
export default function Day({ iso }: { iso: string }) {
  return <time dateTime={iso}>{formatDate(iso)}</time>;
}
