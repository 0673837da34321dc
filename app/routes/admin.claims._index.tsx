import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { claimViews } from "#contracts/vocabulary/claims";
import { optionsOf } from "#contracts/vocabulary/terms";
import ClaimQueue, { claimList } from "~/features/cashback/staff/claim-queue";
import { pageNumber } from "~/http/page-number.server";
import { forStaff, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import { staffCrumbs } from "~/site/staff-crumbs";
import stylesheet from "~/styles/cashback.css?url";
import { PageHead } from "~/ui/breadcrumbs";
import { listHref } from "~/ui/listing/address";
import { countOnPage } from "~/ui/listing/count-on-page";
import Pagination from "~/ui/listing/pagination";

export const handle: RouteFacts = { page: ["staff", "claims"], ...forStaff, crumbs: staffCrumbs("Cash back claims") };

export const meta = metaOf<typeof loader>(() => ({
  title: "Cash back claims",
  wholeTitle: true,
  description: "Claims to work through.",
  path: paths.staffClaims,
}));

export const links = linksTo(stylesheet);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("view");
  const view = asked !== null && Object.hasOwn(claimViews, asked) ? asked : null;
  return context.api.cashbackStaff.claims(view, pageNumber(request));
}

export default function StaffClaimsPage() {
  const { items, count, page, pages, view } = useLoaderData<typeof loader>();
  const [first] = optionsOf(claimViews);
  return (
    <div className="wrap stack stack--loose">
      <PageHead title="Cash back claims">
        <nav aria-label="Which claims">
          <ul className="cluster cluster--tight">
            {optionsOf(claimViews).map(({ value, label }) => (
              <li key={value}>
                <Link
                  className="choice-link"
                  aria-current={value === view ? "page" : undefined}
                  to={listHref(claimList, value === first?.value ? {} : { view: value })}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p role="status">{countOnPage(claimList.nouns, { count, page, pages })}</p>
        <p>
          <Link to={paths.staffPayments}>Payments</Link>
        </p>
      </PageHead>
      {items.length === 0 ? <p className="soft">None at the moment.</p> : <ClaimQueue claims={items} />}
      <Pagination list={claimList} query={view === first?.value ? {} : { view }} page={page} pages={pages} />
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
