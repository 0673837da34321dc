import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import SentWords, { readSentAs } from "~/features/write-review/sent-words";
import { privatePaths } from "~/private-paths";
import { pageMeta } from "~/site/page-meta";
import stylesheet from "~/styles/write-review.css";

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, () => ({
    title: "Thanks for your review",
    description: "What happens next, and when.",
    path: privatePaths.reviewMattressThanks,
    noindex: true,
    withoutData: true,
  }));

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export const loader = ({ request }: LoaderFunctionArgs) => ({ as: readSentAs(request) });

export const handle = { page: ["review", "review thanks"] } as const;

export default function ReviewThanksPage() {
  return <SentWords kind="bed" as={useLoaderData<typeof loader>().as} />;
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
