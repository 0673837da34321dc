import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import QueueTable, { queueList } from "~/features/discussions/moderation/queue-table";
import { pageNumber } from "~/http/page-number.server";
import { forStaff, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { metaOf } from "~/site/page-meta";
import { staffCrumbs } from "~/site/staff-crumbs";
import { PageHead } from "~/ui/breadcrumbs";
import { countOnPage } from "~/ui/listing/count-on-page";
import Pagination from "~/ui/listing/pagination";
import { ageText } from "~/ui/page/age-text";

const title = "Posts to read";

export const handle: RouteFacts = { page: ["staff", "discussions"], ...forStaff, crumbs: staffCrumbs(title) };

export const meta = metaOf<typeof loader>(() => ({
  title,
  wholeTitle: true,
  description: "Posts of questions and of the forum that wait for a decision.",
  path: paths.discussions,
  withoutData: true,
}));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const queue = await context.api.postModeration.queue({ page: pageNumber(request) });
  const now = new Date();
  return { ...queue, items: queue.items.map((item) => ({ ...item, age: ageText(item.since, now) })) };
}

export default function PostQueuePage() {
  const { items, count, page, pages } = useLoaderData<typeof loader>();
  return (
    <div className="wrap stack stack--loose">
      <PageHead title={title}>
        <p className="lead">
          Reported posts and appeals. The rules are the same for a newcomer and for someone in the business, and{" "}
          <Link to={paths.contentGuidelines}>everyone can read them</Link>.
        </p>
        <p role="status">
          {count === 0 ? "Nothing is waiting." : countOnPage(queueList.nouns, { count, page, pages })}
        </p>
      </PageHead>
      {items.length === 0 ? (
        <p className="soft measure">
          A post comes here when a reader reports it, or when its author appeals against hiding it. You can also open
          any post from its thread or question, to move, lock or hide it.
        </p>
      ) : (
        <QueueTable entries={items} />
      )}
      <Pagination list={queueList} page={page} pages={pages} />
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
