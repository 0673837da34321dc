import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import Information from "~/features/content/information";
import { informationParts } from "~/features/content/information-parts.server";
import { sendParts } from "~/http/prose.server";
import { forEveryone, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import SearchForm from "~/site/search/search-form";
import stylesheet from "~/styles/content.css?url";
import { crumbsTo } from "~/ui/breadcrumbs";

export const meta = metaOf<typeof loader>(({ page: { title, summary } }) => ({
  title,
  description: summary,
  path: paths.help,
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export async function loader({ context }: LoaderFunctionArgs) {
  const { page, parts } = informationParts(await context.api.content.information("help"));
  return { page, parts: sendParts(context, parts) };
}

export const handle: RouteFacts = { page: ["information", "help"], ...forEveryone, crumbs: crumbsTo("Help") };

export default function HelpPage() {
  return (
    <Information {...useLoaderData<typeof loader>()}>
      <div className="stack measure">
        <SearchForm id="help-search" label="Search beds, brands, stores and guides" />
        <p>
          Can’t find it? <Link to={paths.contact}>Write to us</Link>
        </p>
      </div>
    </Information>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
