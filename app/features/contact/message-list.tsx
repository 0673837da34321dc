import { Link } from "@remix-run/react";
import type { ContactMessages } from "#contracts/contact/messages";
import { contactTopics, messageViews, type MessageView } from "#contracts/contact/topics";
import { paths } from "~/paths";
import { formatMoment } from "~/ui/page/moment";
import type { PagedList } from "~/ui/listing/address";
import DataTable from "~/ui/table/data-table";

type Entry = ContactMessages["items"][number];

export const messageList: PagedList<"view" | "page"> = {
  path: paths.messages,
  order: ["view", "page"],
  defaults: { view: "open" },
  nouns: { one: "message", many: "messages" },
};

export const topicOf = ({ topic }: Pick<Entry, "topic">) => (topic === null ? "Another topic" : contactTopics[topic]);

const answeredBy = ({ answered_at: at, answered_by: by }: Entry) =>
  at === null ? (
    "—"
  ) : (
    <>
      {formatMoment(at)}, <bdi>{by ?? "someone"}</bdi>
    </>
  );

/** What people have sent us, as staff work through it. */
export default function MessageList({ messages, view }: { messages: readonly Entry[]; view: MessageView }) {
  return (
    <DataTable
      caption={view === "open" ? "Open messages, the oldest first" : `${messageViews[view]} messages, the newest first`}
      region="Messages"
      className="wide-table"
      columns={[
        { heading: "Message", cell: ({ reference }) => <Link to={paths.message(reference)}>{reference}</Link> },
        { heading: "About", cell: topicOf },
        {
          heading: "From",
          className: "any-break",
          cell: ({ name, email }) =>
            name === null ? (
              email
            ) : (
              <>
                <bdi>{name}</bdi>, {email}
              </>
            ),
        },
        { heading: "Sent", cell: ({ sent_at: at }) => <time dateTime={at}>{formatMoment(at)}</time> },
        ...(view === "answered" ? [{ heading: "Answered", cell: answeredBy }] : []),
      ]}
      rows={messages}
      keyOf={({ reference }) => reference}
    />
  );
}
