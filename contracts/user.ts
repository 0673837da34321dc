import { z } from "zod";
import { trayModel } from "./compare/tray";
import { atMost, demo, maybe, maybeList, orElse } from "./tolerance";

/**
 * A store near the visitor: a retailer location (specification, section 3) with the fields that the header and the data
 * layer use. Without a flag it is assumed to take part in local discount promotions, as the list's name says.
 */
export const nearbyStore = z.object({
  slug: z.string(),
  has_ldp_status: orElse(z.boolean(), true),
  retailer: maybe(z.object({ name: z.string() })),
});

/** What the upstream remembers about the session. */
const session = z.object({
  mattress_size: maybe(z.string()),
  place: maybe(z.string()).describe("Place last searched for stores, as text for the search field."),
  compare: maybeList(trayModel, 4, "write").describe("Models in the comparison tray, in the order they were added."),
});

const flag = orElse(z.boolean(), false);

/** The current user as returned by GET auth/user/ (specification, section 3). No page needs any of it to render. */
export const currentUser = z.object({
  is_authenticated: flag,
  is_staff: flag,
  is_superuser: flag,
  handles_payments: flag.describe("For staff: may have payment files, which contain whole account numbers."),
  owns_stores: flag,
  has_reviews_dashboard_access: flag,
  first_name: orElse(z.string(), ""),
  profile: maybe(
    z.object({ id: maybe(z.union([z.number().int().describe("Number of the profile."), z.string()])) }),
  ).describe("A profile with an ID makes the user a member; without one, they are an account holder."),
  near_ldp_store: maybeList(nearbyStore, 5, "rules"),
  session: orElse(session, { mattress_size: null, place: null, compare: [] }),
});

/** A response without a user key leaves the user unset (specification, section 8). */
export const currentUserAnswer = z.object({
  user: currentUser.nullish(),
  demo,
  mails: orElse(z.boolean(), true).describe(
    "If false, there is no mail server, and staff find written messages in the outbox.",
  ),
  match_answers: maybe(atMost(z.record(z.string(), z.string()), 30, "rules")).describe(
    "Quiz answers that the visit remembers, in the form of the results URL.",
  ),
});

export type CurrentUser = z.infer<typeof currentUser>;
