import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { titleLength } from "#contracts/vocabulary/discussions";
import { cutText } from "#contracts/text/cut-text";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "everyone", reads: "autocomplete" };

/** What the form to ask suggests while a title is typed: questions alike, as an array. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const title = cutText(new URL(request.url).searchParams.get("q") ?? "", titleLength.most).trim();
  const { api } = context;
  const items = await api.ifAvailable(api.questions.similar(title === "" ? null : title), []);
  return json(items, { headers: { "Cache-Control": "private, no-store" } });
}
