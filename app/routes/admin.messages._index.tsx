import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { messageViews } from "#contracts/contact/topics";
import { optionsOf } from "#contracts/vocabulary/terms";
import MessageList, { messageList } from "~/features/contact/message-list";
import { pageNumber } from "~/http/page-number.server";
import { forStaff, type RouteFacts } from "~/route-facts";
import { paths } from "~/paths";
import { metaOf } from "~/site/page-meta";
import { staffCrumbs } from "~/site/staff-crumbs";
import { PageHead } from "~/ui/breadcrumbs";
import { listHref } from "~/ui/listing/address";
import { countOnPage } from "~/ui/listing/count-on-page";
import Pagination from "~/ui/listing/pagination";

const title = "Messages";

export const handle: RouteFacts = { page: ["staff", "messages"], ...forStaff, crumbs: staffCrumbs(title) };

export const meta = metaOf<typeof loader>(() => ({
  title,
  wholeTitle: true,
  description: "What people have written to us from the contact page.",
  path: paths.messages,
  withoutData: true,
}));

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get("view");
  const view = asked !== null && Object.hasOwn(messageViews, asked) ? asked : null;
  return context.api.contact.messages({ view, page: pageNumber(request) });
}

export default function MessagesPage() {
  const { items, count, page, pages, view, open } = useLoaderData<typeof loader>();
  return (
    <div className="wrap stack stack--loose">
      <PageHead title={title}>
        <p className="lead">
          What people have written to us. Answer by email, then mark the message. We delete each one after two years.
        </p>
        <nav aria-label="Which messages">
          <ul className="cluster cluster--tight">
            {optionsOf(messageViews).map(({ value, label }) => (
              <li key={value}>
                <Link
                  className="choice-link"
                  aria-current={value === view ? "page" : undefined}
                  to={listHref(messageList, { view: value })}
                >
                  {value === "open" && open !== null ? `${label} (${open})` : label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p role="status">{countOnPage(messageList.nouns, { count, page, pages })}</p>
      </PageHead>
      {items.length === 0 ? (
        <p className="soft">
          {view === "open" ? "Nobody is waiting for an answer." : "A message appears here once you’ve marked it."}
        </p>
      ) : (
        <MessageList messages={items} view={view} />
      )}
      <Pagination list={messageList} query={{ view }} page={page} pages={pages} />
    </div>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
