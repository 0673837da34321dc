import { federalHoliday } from "../rules/holidays";

/** Local time at a store. */
export interface StoreTime {
  /** ISO date. */
  date: string;
  /** 0, Sunday, to 6. */
  day: number;
  /** Since midnight, by the local clock: when clocks are set back, an hour occurs twice. */
  minutes: number;
  /** The name of the federal holiday on that day. */
  holiday: string | null;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format takes a hundred times as long as using it. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  formats.set(zone, format);
  return format;
}

/** The local time in an IANA zone. */
export function storeTime(zone: string, now: Date): StoreTime {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const date = `${parts.get("year")}-${parts.get("month")}-${parts.get("day")}`;
  return {
    date,
    day: new Date(`${date}T00:00:00Z`).getUTCDay(),
    minutes: Number(parts.get("hour")) * 60 + Number(parts.get("minute")),
    holiday: federalHoliday(date),
  };
}

/** Local times for one response: each zone is computed once. */
export function storeClocks(now: Date): (zone: string) => StoreTime {
  const seen = new Map<string, StoreTime>();
  return (zone) => {
    const time = seen.get(zone) ?? storeTime(zone, now);
    seen.set(zone, time);
    return time;
  };
}
