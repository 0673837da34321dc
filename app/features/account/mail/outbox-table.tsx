import { Link } from "@remix-run/react";
import type { MailEntry, MailList } from "#contracts/account/mail";
import { mailKindLabels, mailStateLabels } from "#contracts/vocabulary/mail";
import { paths } from "~/paths";
import { formatMoment } from "~/ui/page/moment";
import type { PagedList } from "~/ui/listing/address";
import MailAddress from "~/ui/page/mail-address";
import DataTable from "~/ui/table/data-table";

export const outboxList: PagedList<"page"> = {
  path: paths.outbox,
  order: ["page"],
  nouns: { one: "message", many: "messages" },
};

export const stateText = ({ state, failure }: Pick<MailEntry, "state" | "failure">, sends: boolean) => {
  if (state === null) return "We don’t know";
  if (state === "queued" && !sends) return "Kept here: there’s no mail server";
  return failure === null || state === "sent" ? mailStateLabels[state] : `${mailStateLabels[state]} (${failure})`;
};

export const kindText = ({ kind }: Pick<MailEntry, "kind">) => (kind === null ? "Another kind" : mailKindLabels[kind]);

/** What the site has written to people, newest first. */
export default function OutboxTable({ mails, sends }: { mails: MailEntry[]; sends: MailList["sends"] }) {
  return (
    <DataTable
      caption="Messages of the last 30 days, newest first"
      columns={[
        {
          heading: "Subject",
          cell: ({ id, subject }) => (
            <Link to={paths.outboxMessage(id)}>
              <bdi>{subject}</bdi>
              <span className="visually-hidden">{`, message ${id}`}</span>
            </Link>
          ),
        },
        { heading: "To", cell: ({ recipient }) => <MailAddress address={recipient} /> },
        { heading: "State", cell: (mail) => stateText(mail, sends) },
        { heading: "Written", cell: ({ queued_at }) => <time dateTime={queued_at}>{formatMoment(queued_at)}</time> },
      ]}
      rows={mails}
      keyOf={({ id }) => id}
      region="Messages"
      className="wide-table"
    />
  );
}
