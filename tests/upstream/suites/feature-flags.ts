import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiVisitor } from "../../support/api-visitor";
import type { TestUpstream } from "../../support/upstream";
import type { Start } from "./start";

export function featureFlagSuite(start: Start): void {
  describe("feature flags", () => {
    let upstream: TestUpstream;
    beforeAll(async () => {
      upstream = await start();
    });
    afterAll(() => upstream.close());
    const path = "/api/v2/feature-flags/get-feature-flag/RETAILER_DASHBOARD_PRODUCT_LOOKUP/";

    test("both forms of the call give the same flag", async () => {
      const visitor = new ApiVisitor(upstream.origin);
      const named = await visitor.get(path);
      expect(named.body).toEqual({ name: "RETAILER_DASHBOARD_PRODUCT_LOOKUP", enabled: false });
      const asked = await visitor.get("/api/v1/feature-flags/get-feature-flag/?flag=RETAILER_DASHBOARD_PRODUCT_LOOKUP");
      expect(asked.body).toEqual(named.body);
      expect((await visitor.get("/api/v1/feature-flags/get-feature-flag/")).body).toEqual({
        flag: ["This field is required."],
      });
      expect((await visitor.get("/api/v1/feature-flags/get-feature-flag/?flag=NONE")).status).toBe(400);
      expect((await visitor.get("/api/v2/feature-flags/get-feature-flag/NONE/")).status).toBe(404);
    });

    test("only staff switch a flag, and who did it is kept", async () => {
      const anonymous = new ApiVisitor(upstream.origin);
      expect((await anonymous.write("PATCH", path, { enabled: true })).status).toBe(401);
      const member = new ApiVisitor(upstream.origin);
      await member.signIn("sleeper@example.com");
      expect((await member.write("PATCH", path, { enabled: true })).status).toBe(403);
      expect((await member.get(path)).body.enabled).toBe(false);
      const staff = new ApiVisitor(upstream.origin);
      await staff.signIn("staff@example.com");
      expect((await staff.write("PATCH", path, { enabled: "yes" })).status).toBe(400);
      for (const empty of [undefined, {}]) {
        const { status, body } = await staff.write("PATCH", path, empty);
        expect([status, Object.keys(body)]).toEqual([400, ["enabled"]]);
      }
      expect((await staff.get(path)).body.enabled).toBe(false);
      const switched = await staff.write("PATCH", path, { enabled: true });
      expect(switched.status).toBe(200);
      expect(switched.body).toEqual({ name: "RETAILER_DASHBOARD_PRODUCT_LOOKUP", enabled: true });
      expect((await anonymous.get(path)).body.enabled).toBe(true);
      const changes = await upstream.db.selectFrom("feature_flag_change").selectAll().execute();
      expect(changes).toMatchObject([{ name: "RETAILER_DASHBOARD_PRODUCT_LOOKUP", enabled: true }]);
      expect(changes[0]!.account_id).not.toBeNull();
      const missing = await staff.write("PATCH", "/api/v2/feature-flags/get-feature-flag/NONE/", {
        enabled: true,
      });
      expect(missing.status).toBe(404);
    });
  });
}
