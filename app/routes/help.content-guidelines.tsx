import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import Information from "~/features/content/information";
import { informationParts } from "~/features/content/information-parts.server";
import { sendParts } from "~/http/prose.server";
import { readingPaths } from "~/reading-paths";
import { pageMeta } from "~/site/page-meta";
import stylesheet from "~/styles/content.css";
import { crumbsTo } from "~/ui/breadcrumbs";

const crumbs = crumbsTo("Content guidelines", { label: "Help", href: readingPaths.help });

export const meta: MetaFunction<typeof loader> = (page) =>
  pageMeta(page, ({ page: { title, summary } }) => ({
    title,
    description: summary,
    path: readingPaths.contentGuidelines,
    crumbs,
    withoutData: true,
  }));

export const links: LinksFunction = () => [{ rel: "stylesheet", href: stylesheet }];

export async function loader({ context }: LoaderFunctionArgs) {
  const { page, parts } = informationParts(await context.api.content.information("content-guidelines"));
  return { page, parts: sendParts(context, parts) };
}

export const handle = { page: ["information", "content guidelines"] } as const;

export default function ContentGuidelinesPage() {
  return <Information {...useLoaderData<typeof loader>()} crumbs={crumbs} />;
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
