import type { SavedMatchCreated } from "#contracts/match/saved-match";
import { paths } from "~/paths";

/** Where saving leads: the results' own address, with what became of the e-mail. */
export function savedHref({ token, mail, in_account }: SavedMatchCreated): string {
  const query = new URLSearchParams({ saved: "1" });
  if (mail !== "none") query.set("mail", mail);
  if (in_account) query.set("account", "1");
  return `${paths.savedResults(token)}?${query.toString()}`;
}

/** What such an address says; null where the results were not saved just now. */
export function readJustSaved(parameters: URLSearchParams) {
  if (parameters.get("saved") !== "1") return null;
  const mail = parameters.get("mail");
  return {
    mail: mail === "queued" || mail === "not-configured" || mail === "stopped" ? mail : ("none" as const),
    inAccount: parameters.get("account") === "1",
  };
}
