import type { CurrentUser } from "#contracts/user";

/** A member with no role but her own, as the upstream describes her. */
export const robin: CurrentUser = {
  is_authenticated: true,
  is_staff: false,
  is_superuser: false,
  handles_payments: false,
  owns_stores: false,
  has_reviews_dashboard_access: false,
  first_name: "Robin",
  profile: { id: 7 },
  near_ldp_store: [],
  session: { mattress_size: null, place: null, compare: [] },
};
