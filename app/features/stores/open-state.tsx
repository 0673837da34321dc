import type { OpenRow } from "./store-rows.server";

/** Whether it is open and until when; the mark's shape repeats the first word. */
export default function OpenState({ row }: { row: OpenRow | null }) {
  if (row === null) return null;
  return (
    <p className={row.open ? "open-state open-state--open" : "open-state"}>
      <svg className="open-state__mark" viewBox="0 0 12 12" width={12} height={12} aria-hidden="true">
        <circle cx={6} cy={6} r={4.5} />
      </svg>
      <span>{row.words}</span>
    </p>
  );
}
