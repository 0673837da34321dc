import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { loadUser } from "~/site/root-data.server";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "everyone" };

/** The user on demand (specification, section 7), for site/current-user.tsx. */
export async function loader({ context }: LoaderFunctionArgs) {
  return json(await loadUser(context), { headers: { "Cache-Control": "private, no-store" } });
}
