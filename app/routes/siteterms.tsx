import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import Information from "~/features/content/information";
import { informationParts } from "~/features/content/information-parts.server";
import { sendParts } from "~/http/prose.server";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/content.css?url";
import { crumbsTo } from "~/ui/breadcrumbs";

export const meta = metaOf<typeof loader>(({ page: { title, summary } }) => ({
  title,
  description: summary,
  path: paths.terms,
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export async function loader({ context }: LoaderFunctionArgs) {
  const { page, parts } = informationParts(await context.api.content.information("siteterms"));
  return { page, parts: sendParts(context, parts) };
}

export const handle: RouteFacts = { page: ["information", "terms"], ...forEveryone, crumbs: crumbsTo("Site terms") };

export default function SiteTermsPage() {
  return <Information {...useLoaderData<typeof loader>()} />;
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
