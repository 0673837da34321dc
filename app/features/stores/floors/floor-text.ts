import { formatDate } from "~/ui/format";

/** By then a store has often changed its beds. */
const oldAfterDays = 180;
const dayMs = 86_400_000;

/** "Last seen here Nov 3, 2026", with a warning if that was long ago; "there" where the page is not the store's. */
export function seenText(confirmedOn: string, now: string, where: "here" | "there"): string {
  const seen = `Last seen ${where} ${formatDate(confirmedOn)}`;
  const age = (Date.parse(now) - Date.parse(confirmedOn)) / dayMs;
  return age > oldAfterDays ? `${seen}. That’s over six months ago, so call before you go.` : seen;
}
