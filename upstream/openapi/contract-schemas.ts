import { z } from "zod";
import * as ownAccount from "#contracts/account/account";
import * as accountMail from "#contracts/account/mail";
import * as accountSignUp from "#contracts/account/sign-up";
import * as brands from "#contracts/brands";
import * as catalogue from "#contracts/catalogue";
import * as comparisonTray from "#contracts/compare/tray";
import * as comparisons from "#contracts/compare/comparisons";
import * as deals from "#contracts/deals";
import * as errors from "#contracts/refusals/errors";
import * as featureFlags from "#contracts/feature-flags";
import * as listing from "#contracts/listing";
import * as match from "#contracts/match/match";
import * as mattress from "#contracts/mattress";
import * as mattressListing from "#contracts/mattresses";
import * as prices from "#contracts/prices";
import * as quantities from "#contracts/quantities";
import * as savedMatch from "#contracts/match/saved-match";
import * as search from "#contracts/search";
import * as session from "#contracts/session";
import * as stores from "#contracts/stores";
import * as tolerance from "#contracts/tolerance";
import * as user from "#contracts/user";
import type { Area } from "../http/operation";

export type JsonSchema = { description?: string; type?: unknown; required?: string[] } & {
  properties?: Record<string, JsonSchema>;
};

const modules = [
  accountMail,
  accountSignUp,
  ownAccount,
  ...[brands, catalogue, comparisonTray, comparisons, deals, errors, featureFlags, listing, match, mattress],
  ...[mattressListing, prices, quantities, savedMatch, search, session, stores, tolerance, user],
];

export const schemaAddress = (name: string) => `#/components/schemas/${name}`;
const nameOf = (exported: string) => `${exported[0]!.toUpperCase()}${exported.slice(1)}`;

export type Place = "path" | "query" | "header";

/**
 * JSON schemas of everything that contracts export, named as there but capitalized, and of the operations' paths,
 * queries and headers. Named schemas are always referenced by name.
 */
export function jsonSchemas(areas: readonly Area[]) {
  const registry = z.registry<{ id: string }>();
  const components = new Map<z.ZodType, string>();
  for (const [name, exported] of modules.flatMap((module) => Object.entries(module))) {
    if (exported instanceof z.ZodType) components.set(exported, nameOf(name));
  }
  for (const [schema, id] of components) registry.add(schema, { id });
  for (const { id, parts, query, headers } of areas.flatMap(({ operations }) => operations)) {
    for (const [place, fields] of Object.entries({ path: parts, query, header: headers }))
      registry.add(z.object(fields), { id: `${place} ${id}` });
  }
  const { schemas } = z.toJSONSchema(registry, {
    target: "draft-2020-12",
    io: "input",
    unrepresentable: "any",
    uri: schemaAddress,
  });
  return {
    named: (name: string): JsonSchema => {
      const { $schema: _, $id: __, ...schema } = schemas[name]!;
      return schema as JsonSchema;
    },
    /** What to use for an operation's schema: a reference, if a contract exports it. */
    of: (schema: z.ZodType): JsonSchema | { $ref: string } => {
      const name = components.get(schema);
      if (name !== undefined) return { $ref: schemaAddress(name) };
      const { $schema: _, ...inline } = z.toJSONSchema(schema, { io: "input" });
      return inline as JsonSchema;
    },
  };
}
