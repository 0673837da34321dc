import { formatDate } from "~/ui/format";

/** By then a store has often changed its beds. */
const oldAfterDays = 180;
const dayMs = 86_400_000;

/** "Seen in the store on Nov 3, 2026", with a warning if that was long ago. */
export function seenText(confirmedOn: string, now: string): string {
  const seen = `Seen in the store on ${formatDate(confirmedOn)}`;
  const age = (Date.parse(now) - Date.parse(confirmedOn)) / dayMs;
  return age > oldAfterDays ? `${seen}, more than six months ago. Call before you go` : seen;
}
