import Notice from "~/ui/notice";
import type { readJustSaved } from "./saved-address";

type SavedNoticeProps = NonNullable<ReturnType<typeof readJustSaved>> & { href: string };

/** Shown right after saving: whether an e-mail was sent, and the address to keep. */
export default function SavedNotice({ href, mail, inAccount }: SavedNoticeProps) {
  return (
    <Notice tone="good" title="Your results are saved" role="status">
      {mail === "queued" ? <p>We’re emailing you the link.</p> : null}
      {mail === "not-configured" ? (
        <p>
          <strong>No email was sent:</strong> this site has no mail service set up.
        </p>
      ) : null}
      <p>
        {inAccount ? "They are in your account, and under this link: " : "Keep this link: "}
        <a className="saved-address" href={href}>
          {href}
        </a>
      </p>
    </Notice>
  );
}
