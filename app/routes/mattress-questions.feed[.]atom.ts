import type { LoaderFunctionArgs } from "@remix-run/node";
import { atomAnswer } from "~/http/seo/atom.server";
import { feedAddresses } from "~/http/seo/machine-addresses.server";
import type { RouteFacts } from "~/route-facts";
import { paths } from "~/paths";

export const handle: RouteFacts = { access: "everyone", reads: "texts" };

/** Answered questions, those with the latest answers first, each with how the answer to read first begins. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { demo, items } = await context.api.questions.list({ state: "answered", sort: "active" });
  return atomAnswer(request, context, {
    title: `Answers to mattress questions | ${context.site.name}`,
    path: paths.questions,
    address: feedAddresses.questions,
    demo,
    entries: items.map(({ slug, title, asked_at, last_at, excerpt, answered_by }) => ({
      path: paths.question(slug),
      title,
      updated: last_at,
      published: asked_at,
      // The words are those of the answer: who asked hasn't written them.
      author: answered_by?.name,
      text: `${demo ? "We made up this question for the demo. " : ""}${excerpt}`,
    })),
  });
}
