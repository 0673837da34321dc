import type { CurrentUser } from "#contracts/user";
import type { CatalogueSource } from "../catalogue/snapshot";
import { nearLdpStores } from "../stores/near-ldp-stores";
import type { StoreSource } from "../stores/store-guide";
import type { Session } from "../sessions/sessions";
import { mayHandlePayments } from "../sessions/visitor";

/** The user in the shape of the contract. */
export async function toCurrentUser(
  session: Session,
  { catalogue, stores }: CatalogueSource & StoreSource,
): Promise<CurrentUser> {
  const { visitor, mattress_size, place, compare_models } = session;
  const { byId } = catalogue();
  return {
    is_authenticated: visitor !== null,
    is_staff: visitor?.is_staff ?? false,
    is_superuser: visitor?.is_superuser ?? false,
    handles_payments: visitor !== null && mayHandlePayments(visitor),
    owns_stores: visitor?.owns_stores ?? false,
    has_reviews_dashboard_access: visitor?.has_reviews_dashboard_access ?? false,
    first_name: visitor?.first_name ?? "",
    profile: visitor === null || visitor.profile_id === null ? null : { id: visitor.profile_id },
    near_ldp_store: place === null ? [] : nearLdpStores(stores(), place),
    session: {
      mattress_size,
      place: place?.label ?? null,
      compare: compare_models.flatMap((id) => {
        const card = byId.get(id)?.card;
        return card === undefined ? [] : [{ slug: card.slug, name: card.name, brand: card.brand }];
      }),
    },
  };
}
