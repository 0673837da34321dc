import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import SentWords, { readSentAs } from "~/features/review-drafts/sent-text";
import { unlisted, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import { useRootData } from "~/site/root-data";
import UnsentMail from "~/site/unsent-mail";
import stylesheet from "~/styles/write-review.css?url";

export const meta = metaOf<typeof loader>(() => ({
  title: "Thanks for your review",
  description: "What happens next, and when.",
  path: paths.reviewMattressThanks,
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export const loader = ({ request }: LoaderFunctionArgs) => ({ as: readSentAs(request) });

export const handle: RouteFacts = { page: ["review", "review thanks"], ...unlisted, reads: "texts" };

export default function ReviewThanksPage() {
  const { noMail } = useRootData();
  const unsent = <UnsentMail>The message with your link</UnsentMail>;
  return <SentWords kind="bed" as={useLoaderData<typeof loader>().as} noMail={noMail === true} unsent={unsent} />;
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
