import type { StoreSummary } from "~/contracts/stores";
import { openWords, zoneName } from "./open-words";

interface OpenStateProps {
  store: Pick<StoreSummary, "open" | "time_zone">;
  now: string;
  nameZone: boolean;
}

/** Whether it is open and until when, in the store's local time; the mark's shape repeats the first word. */
export default function OpenState({ store, now, nameZone }: OpenStateProps) {
  if (store.open === null) return null;
  const { open } = store.open;
  return (
    <p className={open ? "open-state open-state--open" : "open-state"}>
      <svg className="open-state__mark" viewBox="0 0 12 12" width={12} height={12} aria-hidden="true">
        <circle cx={6} cy={6} r={4.5} />
      </svg>
      <span>
        {openWords(store, now)}
        {nameZone && store.open.changes !== null && store.time_zone !== null
          ? `, ${zoneName(store.time_zone, now)}`
          : ""}
      </span>
    </p>
  );
}
