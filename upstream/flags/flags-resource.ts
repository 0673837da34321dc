import { featureFlagChange } from "../../app/contracts/feature-flags";
import { requireStaff } from "../visits/visitor";
import { invalid, notFound } from "../http/answers";
import { validated } from "../http/json-body";
import type { Call, Resources } from "../http/resource";
import type { Services } from "../services";

/** The stored flags, by name in the path (version 2) or in a parameter (version 1, the older form). */
export const featureFlags: Resources = (services) => [
  {
    version: 2,
    path: "/feature-flags/get-feature-flag/:name/",
    methods: {
      GET: async (call) => ({ body: await readFlag(services, call.part("name")) }),
      PATCH: (call) => switchFlag(call, services),
    },
  },
  {
    version: 1,
    path: "/feature-flags/get-feature-flag/",
    methods: {
      GET: async ({ query }) => {
        const name = query.text("flag");
        if (name === null) throw invalid({ flag: ["This field is required."] });
        return { body: await readFlag(services, name) };
      },
    },
  },
];

async function readFlag({ db }: Services, name: string) {
  const flag = await db.selectFrom("feature_flag").selectAll().where("name", "=", name).executeTakeFirst();
  if (flag === undefined) throw notFound();
  return flag;
}

async function switchFlag(call: Call, services: Services) {
  const staff = await requireStaff(call, services);
  const { enabled } = validated(featureFlagChange, call.body);
  const name = call.part("name");
  const flag = await services.db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable("feature_flag")
      .set({ enabled })
      .where("name", "=", name)
      .returningAll()
      .executeTakeFirst();
    if (changed === undefined) throw notFound();
    await transaction
      .insertInto("feature_flag_change")
      .values({ name, enabled, account_id: staff.id, changed_at: services.clock() })
      .execute();
    return changed;
  });
  return { body: flag };
}
