import { Link } from "@remix-run/react";
import WriteForm, { type FormAnswer } from "~/ui/forms/write-form";
import { formatCount } from "~/ui/format";

interface UsefulFormProps {
  form: FormAnswer<"useful">;
  /** What was done last, by the address. */
  voted: string | null;
  helpful_votes: number;
  reportHref: string;
}

/** What a reader may say of a review: that it was useful, or that it breaks a rule. */
export default function UsefulForm({ form, voted, helpful_votes, reportHref }: UsefulFormProps) {
  return (
    <div className="cluster" id="useful">
      <WriteForm
        form={form}
        hidden={["useful"]}
        secondary
        submit={
          form.values.useful === "no" ? ["Take back “useful”", "Taking it back…"] : ["This was useful", "Sending…"]
        }
      />
      <p className="small soft" role="status">
        {voted === "yes" ? "Thanks. " : voted === "no" ? "We took it back. " : null}
        {helpful_votes === 0
          ? "Nobody has called it useful yet."
          : `Useful to ${formatCount(helpful_votes, "reader", "readers")}.`}
      </p>
      <Link className="small" to={reportHref}>
        Report this review
      </Link>
    </div>
  );
}
