import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import OutboxTable, { outboxList } from "~/features/account/mail/outbox-table";
import { pageNumber } from "~/http/page-number.server";
import { forStaff, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { metaOf } from "~/site/page-meta";
import { staffCrumbs } from "~/site/staff-crumbs";
import { PageHead } from "~/ui/breadcrumbs";
import { countOnPage } from "~/ui/listing/count-on-page";
import Pagination from "~/ui/listing/pagination";
import Notice from "~/ui/notice";

export const handle: RouteFacts = { page: ["staff", "outbox"], ...forStaff, crumbs: staffCrumbs("Outbox") };

export const meta = metaOf<typeof loader>(() => ({
  title: "Outbox",
  wholeTitle: true,
  description: "What the site has written to people.",
  path: paths.outbox,
  withoutData: true,
}));

export async function loader({ context, request }: LoaderFunctionArgs) {
  return context.api.mail.outbox(pageNumber(request));
}

export default function OutboxPage() {
  const { items, count, page, pages, sends } = useLoaderData<typeof loader>();
  return (
    <div className="wrap stack stack--loose">
      <PageHead title="Outbox">
        <p className="lead">What we’ve written to people. We delete a message, and the address, after 30 days.</p>
        {sends ? null : (
          <Notice title="No mail server is set up">
            <p>
              Messages stay here and nobody gets them. In a demonstration on your own computer, you can open one and
              follow its link. Anywhere else, we hide links that confirm, change or delete something of someone’s from
              everyone but superusers.
            </p>
          </Notice>
        )}
        <p role="status">{countOnPage(outboxList.nouns, { count, page, pages })}</p>
      </PageHead>
      {items.length === 0 ? (
        <p className="soft">Nothing yet. A message appears here when someone signs up or asks for a new password.</p>
      ) : (
        <OutboxTable mails={items} sends={sends} />
      )}
      <Pagination list={outboxList} page={page} pages={pages} />
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
