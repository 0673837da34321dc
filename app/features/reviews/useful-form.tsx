import { Link } from "@remix-run/react";
import WriteForm, { type FormAnswer } from "~/ui/forms/write-form";
import { helpfulTo } from "./review-text";

interface UsefulFormProps {
  form: FormAnswer<"useful">;
  /** What was done last, by the address. */
  voted: string | null;
  helpful_votes: number;
  reportHref: string;
}

/** What a reader may say of a review: that it was helpful, or that it breaks a rule. */
export default function UsefulForm({ form, voted, helpful_votes, reportHref }: UsefulFormProps) {
  return (
    <div className="cluster" id="useful">
      <WriteForm
        form={form}
        hidden={["useful"]}
        secondary
        submit={form.values.useful === "no" ? ["Undo", "Undoing…"] : ["Helpful", "Sending…"]}
      />
      <p className="small soft" role="status">
        {voted === "yes" ? "Thanks. " : voted === "no" ? "We’ve taken your vote back. " : null}
        {helpful_votes === 0 ? "No helpful votes yet." : `${helpfulTo(helpful_votes)}.`}
      </p>
      <Link className="small" to={reportHref}>
        Report this review
      </Link>
    </div>
  );
}
