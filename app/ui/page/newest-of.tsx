import { formatNumber } from "~/ui/format";

interface NewestOfProps {
  /** How many are listed. */
  shown: number;
  /** How many there are; null: it isn't known. */
  count: number | null;
}

/** Says of a list that it has the newest of many. */
export default function NewestOf({ shown, count }: NewestOfProps) {
  if (count === null || count <= shown) return null;
  return (
    <p className="small soft">
      The newest {formatNumber(shown)} of {formatNumber(count)}.
    </p>
  );
}
