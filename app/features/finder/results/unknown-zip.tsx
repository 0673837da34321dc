import { Link } from "@remix-run/react";
import { questionHref, type Answers } from "~/features/finder/answers";
import Notice from "~/ui/notice";

interface UnknownZipProps {
  answers: Answers;
  /** A saved result, which cannot be changed. */
  fixed: boolean;
}

export default function UnknownZip({ answers, fixed }: UnknownZipProps) {
  return (
    <Notice title={`We don’t recognize the ZIP code ${answers.deliveryZip ?? ""}`}>
      <p>
        So we counted stores nationwide and couldn’t check who delivers to you.{" "}
        {fixed ? null : <Link to={questionHref("zip", answers)}>Change your ZIP code</Link>}
      </p>
    </Notice>
  );
}
