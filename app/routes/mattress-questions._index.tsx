import { json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { isolated } from "#contracts/text/isolated-text";
import { cutText } from "#contracts/text/cut-text";
import { seenText } from "#contracts/text/typed-text";
import ListedQuestions from "~/features/discussions/questions/listed-questions";
import { mostWords, questionList } from "~/features/discussions/questions/question-list";
import { offerFeed } from "~/http/seo/head-tags.server";
import { feedAddresses } from "~/http/seo/machine-addresses.server";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { listMeta } from "~/site/list-meta";
import { linksTo, pageMeta } from "~/site/page-meta";
import stylesheet from "~/styles/discussions.css?url";
import { listHref } from "~/ui/listing/address";
import { readList } from "~/ui/listing/read-list";

const description =
  "Questions about mattresses with answers from people who design, test, sell and repair them, and who say who pays them.";

export const meta: MetaFunction<typeof loader> = (page) => {
  const { query, listing } = page.data ?? {};
  // Searches are for whoever made them, not for an index.
  return query?.q === undefined || listing === undefined
    ? listMeta(page, {
        list: questionList,
        title: "Mattress questions and answers",
        description,
        pathOf: ({ slug }) => paths.question(slug),
      })
    : pageMeta(page, {
        title: `Questions with “${isolated(query.q)}”${listing.page > 1 ? `, page ${listing.page}` : ""}`,
        description,
        path: listHref(questionList, { ...query, sort: undefined }),
        noindex: true,
      });
};

export const links = linksTo(stylesheet);

export async function loader({ context, request }: LoaderFunctionArgs) {
  offerFeed(context, { address: feedAddresses.questions, title: "Answers to mattress questions" });
  const { status, ...page } = await readList(questionList, request, ({ q, ...query }) =>
    context.api.questions.list({ ...query, q: q && cutText(seenText(q).trim(), mostWords) }),
  );
  const q = seenText(page.query.q ?? "").trim();
  const found = page.listing.items.length > 0 || q === "";
  const similar = found ? [] : await context.api.optional(context.api.questions.similar(cutText(q, mostWords)), []);
  const query = page.query.q === undefined ? page.query : { ...page.query, q };
  return json({ ...page, query, similar, words: isolated(q) }, { status });
}

export const handle: RouteFacts = {
  page: ["editorial", "list", "questions and answers"],
  ...forEveryone,
  reads: "listings",
  searchedBy: ["q"],
};

export default function QuestionsPage() {
  return <ListedQuestions {...useLoaderData<typeof loader>()} />;
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
