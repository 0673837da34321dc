import { describe, expect, test } from "vitest";
import type { CurrentUser } from "#contracts/user";
import { analyticsUser } from "../../app/site/analytics/page-analytics";

const member: CurrentUser = {
  is_authenticated: true,
  is_staff: true,
  is_superuser: false,
  handles_payments: false,
  owns_stores: false,
  has_reviews_dashboard_access: false,
  first_name: "Robin",
  profile: { id: 7 },
  near_ldp_store: [{ slug: "main-street", has_ldp_status: true, retailer: { name: "Main Street Beds" } }],
  session: { mattress_size: "queen", place: "Boise, ID", compare: [] },
};

describe("the user part of the data layer (specification, sections 3 and 6)", () => {
  test("has a level and a status, the stores nearby, and nothing that names a person", () => {
    expect(analyticsUser(member, false)).toEqual({
      authLevel: "staff",
      authStatus: "logged in",
      ldpProximate: true,
      ldpStoresNearby: ["main-street"],
    });
    expect(analyticsUser({ ...member, is_superuser: true }, false).authLevel).toBe("super admin");
    expect(analyticsUser({ ...member, is_staff: false }, false).authLevel).toBe("regular");
  });

  test("counts a nearby store without local discount promotions as none", () => {
    const plain = { slug: "side-street", has_ldp_status: false, retailer: null };
    expect(analyticsUser({ ...member, near_ldp_store: [plain] }, false)).toMatchObject({
      ldpProximate: false,
      ldpStoresNearby: [],
    });
  });

  test.each(["83702 (Boise, ID)", "Near you"])("names no stores near %s, which says where somebody is", (place) => {
    const near = { ...member, session: { ...member.session, place } };
    expect(analyticsUser(near, false)).toMatchObject({ ldpProximate: true, ldpStoresNearby: [] });
  });

  test("tells a visitor who logged out from one who was never known", () => {
    expect(analyticsUser(null, false).authStatus).toBe("anonymous");
    expect(analyticsUser(null, true).authStatus).toBe("logged out");
  });
});
