import { Link } from "@remix-run/react";
import { paths } from "~/paths";

/** For a mailed link that has been used, or that is too old. */
export default function DeadLink({ again, words }: { again: string; words: string }) {
  return (
    <div className="wrap account-page stack">
      <h1>This link doesn’t work anymore</h1>
      <p>It has been used already, or it has expired.</p>
      <p>
        <Link className="button" to={again}>
          {words}
        </Link>
      </p>
      <p>
        If you’ve used it before, you’re done. <Link to={paths.viewProfile}>Go to your account</Link>
      </p>
    </div>
  );
}
