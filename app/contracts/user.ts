import { z } from "zod";
import { trayModel } from "./comparison-tray";

/** A store near the visitor that takes part in local discount promotions. */
export const nearbyStore = z.object({ slug: z.string(), name: z.string() });

/** The current user as GET auth/user/ gives it (specification, section 3). */
export const currentUser = z.object({
  is_authenticated: z.boolean(),
  is_staff: z.boolean(),
  is_superuser: z.boolean(),
  owns_stores: z.boolean(),
  has_reviews_dashboard_access: z.boolean(),
  first_name: z.string(),
  /** A profile with an id makes the user a member; without one, an account holder. */
  profile: z.object({ id: z.number().int().nullable() }).nullable(),
  near_ldp_store: z.array(nearbyStore),
  session: z.object({
    mattress_size: z.string().nullable(),
    /** The place last searched for stores, in the words of the search field; an upstream may leave it out. */
    place: z.string().nullish(),
    /** Models on the comparison tray, in the order in which they were put there. */
    compare: z.array(trayModel).optional(),
  }),
});

/** An answer without a user key leaves the user unset (specification, section 8). */
export const currentUserAnswer = z.object({ user: currentUser.nullish() });

export type CurrentUser = z.infer<typeof currentUser>;
