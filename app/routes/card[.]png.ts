import type { LoaderFunctionArgs } from "@remix-run/node";
import type { RouteFacts } from "~/route-facts";

export const handle: RouteFacts = { access: "everyone", reads: "images" };

/** With what every page is shared that has no card of its own. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  context.cards.answer(request, {
    kind: "text",
    site: context.site.name,
    demo: false,
    eyebrow: "An independent guide",
    title: "Find the mattress that fits you",
    summary: "See which beds fit the way you sleep, what they cost, and where to try them near you.",
  });
