import type { LoaderFunctionArgs } from "@remix-run/node";
import { atomAnswer } from "~/http/seo/atom.server";
import { feedAddresses } from "~/http/seo/machine-addresses.server";
import type { RouteFacts } from "~/route-facts";
import { paths } from "~/paths";

export const handle: RouteFacts = { access: "everyone" };

/** Guides by their latest versions; one of which no day is known can't be told in order. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { items } = await context.api.content.guides();
  const dated = items.flatMap(({ updated_at, reviewed_on, ...guide }) => {
    const updated = updated_at ?? reviewed_on;
    return updated === null ? [] : { ...guide, updated };
  });
  return atomAnswer(request, context, {
    title: `Mattress guides | ${context.site.name}`,
    path: paths.guides,
    address: feedAddresses.guides,
    demo: false,
    entries: dated
      .sort((one, other) => Date.parse(other.updated) - Date.parse(one.updated))
      .map(({ slug, title, summary, updated }) => ({ path: paths.guide(slug), title, updated, text: summary })),
  });
}
