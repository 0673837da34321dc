import { formatDate } from "~/ui/format";

/** By then a store has often changed its floor. */
const oldAfterDays = 180;
const dayMs = 86_400_000;

/** "Seen on the floor on Nov 3, 2026", with a warning if that was long ago. */
export function seenText(confirmedOn: string, now: string): string {
  const seen = `Seen on the floor on ${formatDate(confirmedOn)}`;
  const age = (Date.parse(now) - Date.parse(confirmedOn)) / dayMs;
  return age > oldAfterDays ? `${seen}, more than six months ago: call before you go` : seen;
}
