import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { waitingKindLabels } from "#contracts/vocabulary/moderation";
import DecidedTable from "~/features/moderation/decided-table";
import QueueTable, { queueList } from "~/features/moderation/queue-table";
import { isLate } from "~/features/moderation/waiting-text";
import { pageNumber } from "~/http/page-number.server";
import { paths } from "~/paths";
import { forStaff, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import { staffCrumbs } from "~/site/staff-crumbs";
import stylesheet from "~/styles/moderation.css?url";
import { PageHead } from "~/ui/breadcrumbs";
import { changedHref } from "~/ui/listing/address";
import { countOnPage } from "~/ui/listing/count-on-page";
import Pagination from "~/ui/listing/pagination";
import { ageText } from "~/ui/page/age-text";
import Section from "~/ui/page/section";

const title = "Reviews to read";

export const handle: RouteFacts = { page: ["staff", "reviews"], ...forStaff, crumbs: staffCrumbs(title) };

export const meta = metaOf<typeof loader>(() => ({
  title,
  wholeTitle: true,
  description: "Reviews, appeals and reports that wait for a decision.",
  path: paths.moderation,
  withoutData: true,
}));

export const links = linksTo(stylesheet);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { api } = context;
  const asked = new URL(request.url).searchParams.get("waiting") ?? "";
  const waiting = Object.hasOwn(waitingKindLabels, asked) ? (asked as keyof typeof waitingKindLabels) : null;
  const [queue, decisions] = await Promise.all([
    api.moderation.queue({ waiting, page: pageNumber(request) }),
    api.optional(api.moderation.decisions(), null),
  ]);
  const now = new Date();
  const items = queue.items.map((item) => ({ ...item, age: ageText(item.since, now), late: isLate(item, now) }));
  return { ...queue, items, waiting, decisions };
}

export default function ModerationPage() {
  const { items, count, page, pages, kinds, waiting, decisions } = useLoaderData<typeof loader>();
  const all = kinds.reduce((sum, each) => sum + each.count, 0);
  const query = waiting === null ? {} : { waiting };
  return (
    <div className="wrap stack stack--sections">
      <div className="stack stack--loose">
        <PageHead title={title}>
          <p className="lead">
            Start at the top: what has been waiting longest. The rules are the same at one star and at five, and{" "}
            <Link to={paths.reviewRules}>everyone can read them</Link>.
          </p>
          <nav className="cluster cluster--tight" aria-label="What waits">
            <KindLink href={paths.moderation} current={waiting === null} label="All" count={all} />
            {kinds.map(({ kind, count: each }) => (
              <KindLink
                key={kind}
                href={changedHref(queueList, {}, { waiting: kind })}
                current={waiting === kind}
                label={waitingKindLabels[kind]}
                count={each}
              />
            ))}
          </nav>
          <p role="status">
            {count === 0 ? "Nothing is waiting." : countOnPage(queueList.nouns, { count, page, pages })}
          </p>
        </PageHead>
        {items.length === 0 ? (
          <p className="soft measure">
            A review comes here when its writer sends it, changes it or appeals, or when a reader reports it.
          </p>
        ) : (
          <QueueTable entries={items} />
        )}
        <Pagination list={queueList} query={query} page={page} pages={pages} />
      </div>
      {decisions === null ? null : (
        <Section
          name="decided"
          title="What we decided lately"
          intro="If one line looks unlike the others, something is wrong with how we read, not with the stars. Everyone can see this table."
        >
          <DecidedTable decisions={decisions} />
        </Section>
      )}
    </div>
  );
}

interface KindLinkProps {
  href: string;
  current: boolean;
  label: string;
  count: number;
}

const KindLink = ({ href, current, label, count }: KindLinkProps) => (
  <Link className="choice-link" to={href} aria-current={current ? "page" : undefined}>
    {label} <span className="number">({count})</span>
  </Link>
);

export { default as ErrorBoundary } from "~/site/errors/error-page";
