import { Link } from "@remix-run/react";
import type { WaitingReview } from "#contracts/moderation";
import { findingLabels, reviewKindLabels } from "#contracts/vocabulary/moderation";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import type { PagedList } from "~/ui/listing/address";
import DataTable from "~/ui/table/data-table";

interface QueueEntry extends WaitingReview {
  /** How long it has been waiting, in words. */
  age: string;
  late: boolean;
}

const what: Record<WaitingReview["waiting"], string> = {
  new: "New review",
  edit: "Edit",
  update: "Update",
  appeal: "Appeal",
  reported: "Reported",
};

/** What waits for somebody to read it, longest first. */
export default function QueueTable({ entries }: { entries: readonly QueueEntry[] }) {
  return (
    <DataTable
      caption="What has been waiting longest comes first"
      columns={[
        {
          heading: "Review",
          cell: ({ kind, id, title, name }) => (
            <>
              <Link to={paths.moderationOf(kind, id)} dir="auto">
                {title === "" ? "Without a title" : title}
              </Link>
              <span className="small soft moderation__about">
                {reviewKindLabels[kind]}: <bdi>{name}</bdi>
              </span>
            </>
          ),
        },
        {
          heading: "What it is",
          cell: ({ waiting, reports }) =>
            waiting === "reported" ? `${what.reported} by ${formatCount(reports, "reader", "readers")}` : what[waiting],
        },
        { heading: "Stars", number: true, cell: ({ rating }) => rating ?? "None" },
        {
          heading: "The checks found",
          cell: ({ findings }) =>
            findings.length === 0 ? "Nothing" : findings.map((code) => findingLabels[code].label).join(", "),
        },
        {
          heading: "Waiting for",
          cell: ({ age, late }) => (late ? <strong>{age}, longer than we promise</strong> : age),
        },
      ]}
      rows={entries}
      keyOf={({ kind, id, waiting }) => `${kind} ${id} ${waiting}`}
      region="Reviews to read"
      className="wide-table"
    />
  );
}

/** What waits to be read, of one kind or of all. */
export const queueList: PagedList<"waiting" | "page"> = {
  path: paths.moderation,
  order: ["waiting", "page"],
  nouns: { one: "review", many: "reviews" },
};
