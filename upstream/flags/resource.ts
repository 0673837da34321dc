import { z } from "zod";
import { featureFlag, featureFlagChange, featureFlagNames } from "#contracts/feature-flags";
import { type Area, operations } from "../http/operation";
import { staff, type SessionServices } from "../sessions/visitor";
import { readFlag, switchFlag } from "./stored-flags";

const { read, write } = operations<SessionServices>();

const path = "/feature-flags/get-feature-flag/";
const name = z.enum(featureFlagNames).describe("Name of the flag.");

export const flags: Area<SessionServices> = {
  name: "Feature flags",
  description: "Switches that staff can flip while the site runs.",
  operations: [
    read({
      id: "getFeatureFlag",
      path: `${path}:name/`,
      summary: "A feature flag",
      parts: { name },
      answer: featureFlag,
      handler: ({ parts }, { db }) => readFlag(db, parts.name),
    }),
    write({
      id: "switchFeatureFlag",
      method: "PATCH",
      path: `${path}:name/`,
      summary: "Switch a feature flag",
      parts: { name },
      guard: staff,
      cookies: ["sessionid"],
      body: featureFlagChange,
      answer: featureFlag,
      handler: ({ parts, body, who }, { db, clock }) =>
        switchFlag(db, { name: parts.name, enabled: body.enabled, account_id: who.id, changed_at: clock() }),
    }),
    read({
      id: "getFeatureFlagByParameter",
      version: 1,
      path,
      summary: "A feature flag, older form",
      query: { flag: name },
      errors: [404],
      answer: featureFlag,
      handler: ({ query }, { db }) => readFlag(db, query.flag),
    }),
  ],
};
