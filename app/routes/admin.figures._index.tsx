import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { type FigurePeriod, figurePeriods } from "#contracts/figures/figure-kinds";
import { optionsOf } from "#contracts/vocabulary/terms";
import FiguresView from "~/features/figures/figures-view";
import { forStaff, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { linksTo, metaOf } from "~/site/page-meta";
import { staffCrumbs } from "~/site/staff-crumbs";
import stylesheet from "~/styles/figures.css?url";
import { PageHead } from "~/ui/breadcrumbs";
import { formatDate } from "~/ui/format";
import { listHref } from "~/ui/listing/address";
import Notice from "~/ui/notice";

const title = "Figures";

export const handle: RouteFacts = { page: ["staff", "figures"], ...forStaff, crumbs: staffCrumbs(title) };
const usual: FigurePeriod = "7";
const list = { path: paths.figures, order: ["days"], defaults: { days: usual } } as const;

export const meta = metaOf<typeof loader>(() => ({
  title,
  wholeTitle: true,
  description: "What people look for here, and how often.",
  path: paths.figures,
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("days");
  const period = asked !== null && Object.hasOwn(figurePeriods, asked) ? (asked as FigurePeriod) : usual;
  // What this server has counted a moment ago; what others have comes within half a minute.
  await context.figures.send();
  return { period, figures: await context.api.figures.show(period), counts: context.figures.isOn };
}

export default function FiguresPage() {
  const { period, figures, counts } = useLoaderData<typeof loader>();
  const nothing = figures === null || figures.pages.count + figures.bots.count === 0;
  return (
    <div className="wrap stack stack--loose">
      <PageHead title={title}>
        <p className="lead">
          What people look at and search for on this site. Nothing here says who they were, and staff don’t count.
        </p>
        {counts ? null : (
          <Notice title="This site isn’t counting">
            <p>
              It needs an upstream that keeps figures, and the same secret as that upstream: API_VISITOR_SECRET and
              UPSTREAM_VISITOR_SECRET.
            </p>
          </Notice>
        )}
        <nav aria-label="Which days">
          <ul className="cluster cluster--tight">
            {optionsOf(figurePeriods).map(({ value, label }) => (
              <li key={value}>
                <Link
                  className="choice-link"
                  aria-current={value === period ? "page" : undefined}
                  to={listHref(list, { days: value })}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {figures === null ? null : (
          <p role="status">
            {figures.from === figures.to
              ? formatDate(figures.from)
              : `${formatDate(figures.from)} to ${formatDate(figures.to)}`}
          </p>
        )}
      </PageHead>
      {figures === null || nothing ? (
        <p className="soft">
          {!counts ? (
            "Nothing was counted on these days."
          ) : period === "1" ? (
            "Nobody has opened a page yet today."
          ) : (
            <>
              Nobody opened a page on these days, and today isn’t among them until it’s over.{" "}
              <Link to={listHref(list, { days: "1" })}>See today so far</Link>
            </>
          )}
        </p>
      ) : (
        <>
          <FiguresView figures={figures} />
          <p>
            <a href={paths.figuresFile(period)} download>
              Download these figures as a CSV file
            </a>
          </p>
        </>
      )}
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
