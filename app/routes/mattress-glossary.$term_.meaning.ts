import { json, type LoaderFunctionArgs } from "@remix-run/node";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "everyone" };

/** What a term means in one sentence, for the card beside its link. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { term } = await context.api.content.term(params.term ?? "");
  return json({ term: term.term, summary: term.summary }, { headers: { "Cache-Control": "private, max-age=600" } });
}
