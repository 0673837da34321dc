import { Link } from "@remix-run/react";
import { privatePaths } from "~/private-paths";
import Notice from "~/ui/notice";

/** Where a message is that this site has no mail server for. */
export default function UnsentMail() {
  return (
    <Notice title="This site isn’t set up to send email" role="status">
      <p>
        The message with your link is in the <Link to={privatePaths.outbox}>outbox</Link>, which only staff can open.
      </p>
    </Notice>
  );
}
