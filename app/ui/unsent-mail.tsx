import { Link } from "@remix-run/react";
import Notice from "./notice";

/** Where a message is that this site has no mail server for. */
export default function UnsentMail({ outbox }: { outbox: string }) {
  return (
    <Notice title="This site isn’t set up to send email" role="status">
      <p>
        The message with your link is in the <Link to={outbox}>outbox</Link>, which only staff can open.
      </p>
    </Notice>
  );
}
