import { withArticle } from "#contracts/english";
import { bandText } from "~/mattress/match/band-text";
import Notice from "~/ui/notice";
import type { ShownResults } from "../results/shown-results.server";
import type { readJustSaved } from "./saved-address";

type SavedNoticeProps = NonNullable<ReturnType<typeof readJustSaved>> & { href: string };

/** Shown right after saving: whether an e-mail was sent, and the address to keep. */
export function SavedNotice({ href, mail, inAccount }: SavedNoticeProps) {
  return (
    <Notice tone="good" title="Your results are saved" role="status">
      {mail === "queued" ? (
        <p>We’re emailing you the link, unless you’ve told us to stop sending such emails.</p>
      ) : null}
      {mail === "not-configured" ? (
        <p>
          <strong>We couldn’t email you:</strong> this site isn’t set up to send email.
        </p>
      ) : null}
      {mail === "stopped" ? (
        <p>
          <strong>We didn’t email you:</strong> someone at that address told us to stop sending such emails.
        </p>
      ) : null}
      <p>
        {inAccount ? "They’re in your account and at this link: " : "Keep this link: "}
        <a className="saved-address" href={href}>
          {href}
        </a>
      </p>
    </Notice>
  );
}

/** The outcome in one sentence, for matches that were saved before there were picks. */
export function BestMatch({ match }: { match: Pick<ShownResults, "results"> }) {
  const [first] = match.results;
  if (first?.rank !== 1) return null;
  return (
    <p className="lead">
      <a href={`#match-${first.slug}`}>{first.name}</a> by {first.brand.name} fits best:{" "}
      {`${first.score}\u00a0of\u00a0100`}
      {first.band === null ? null : `, ${withArticle(bandText(first.band, first.risk).toLowerCase())}`}.
    </p>
  );
}
