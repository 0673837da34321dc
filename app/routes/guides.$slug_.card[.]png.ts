import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "everyone", reads: "images" };

/** With what a guide is shared. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { guide } = await context.api.content.guide(params.slug ?? "");
  const { title, summary } = guide;
  // The words of a guide are our own, whatever the catalog holds.
  return context.cards.answer(request, {
    ...{ kind: "text", eyebrow: "Mattress guide", title, summary, site: context.site.name, demo: false },
  });
}
