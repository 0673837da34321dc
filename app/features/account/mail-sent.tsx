import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { MailedAnswer } from "#contracts/account/sign-up";

interface MailSentProps {
  mail: MailedAnswer["mail"];
  /** What to do next. */
  children: ReactNode;
  /** Said where no mail server is set up. */
  unsent: ReactNode;
  /** The page on which another one can be asked for. */
  again: string;
}

/** Shown after a form whose answer comes by mail; never tells whether the address has an account. */
export default function MailSent({ mail, children, unsent, again }: MailSentProps) {
  return (
    <div className="wrap account-page stack">
      {mail === "not-configured" ? (
        <>
          <h1>We couldn’t email you</h1>
          {unsent}
        </>
      ) : (
        <>
          <h1>Check your email</h1>
          <div role="status">{children}</div>
          <p>
            It can take a few minutes. If you don’t see it, look in your spam folder, or{" "}
            <Link to={again}>try again</Link>.
          </p>
        </>
      )}
    </div>
  );
}
