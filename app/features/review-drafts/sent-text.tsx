import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { readWithin } from "#contracts/vocabulary/moderation";
import { confirmDays, type ReviewKind } from "#contracts/vocabulary/review-drafts";
import { paths } from "~/paths";
import Section from "~/ui/page/section";

/** How a review was sent: by an account, by mail that waits to be opened, or by a mailed link. */
export type SentAs = "account" | "queued" | "not-configured" | "confirmed";

export const readSentAs = (request: Request): SentAs | null => {
  const as = new URL(request.url).searchParams.get("as");
  return as === "account" || as === "queued" || as === "not-configured" || as === "confirmed" ? as : null;
};

const others = {
  bed: { to: paths.reviewStore, words: "Rate the store where you bought it" },
  store: { to: paths.reviewMattress, words: "Rate your bed" },
} as const;

interface SentWordsProps {
  kind: ReviewKind;
  as: SentAs | null;
  /** No mail server is set up. */
  noMail: boolean;
  /** Where the message with the link is then. */
  unsent: ReactNode;
}

/** What happens next, and when. */
export default function SentWords({ kind, as, noMail, unsent }: SentWordsProps) {
  const mailed = as === "queued" || as === "not-configured";
  const writes = !noMail && as !== "not-configured";
  return (
    <div className="wrap page-head draft-page stack stack--loose">
      <div className="stack">
        <h1>
          {as === "queued"
            ? "One more step: check your email"
            : as === "not-configured"
              ? "One more step: confirm your review"
              : "Thanks for your review"}
        </h1>
        {as === "not-configured" ? (
          unsent
        ) : (
          <p className="lead" role="status">
            {as === "queued"
              ? `We’ve sent you a link. Open it within ${confirmDays} days and press the button there. Until then nobody reads your review.`
              : "You’ve helped someone choose a bed. We have your review."}
          </p>
        )}
        {as === "queued" ? (
          <p>
            It can take a few minutes. If you don’t see it, look in your spam folder. Your draft is still at its
            address.
          </p>
        ) : null}
      </div>
      <Section name="next" title="What happens next" headingClass="text-xl">
        <ol className="lined">
          {mailed ? (
            <li>
              {as === "queued"
                ? "You confirm your address with the link in our message."
                : `You open the link in that message within ${confirmDays} days and press the button there. Until then nobody reads your review.`}
            </li>
          ) : null}
          <li>A person reads your review within {readWithin} days, whether it has one star or five.</li>
          <li>
            {writes
              ? "We write to you when it’s public. If it isn’t, we tell you why, and you can appeal."
              : as === "account"
                ? "You’ll find under your reviews whether it’s public. If it isn’t, you’ll see why, and you can appeal."
                : "Look for it on this site after that. What we write to you about it stays in the outbox, which only staff can open."}
          </li>
          <li>
            You can change it, add to it a year later, or delete it
            {as === "account" ? (
              <>
                {" "}
                under <Link to={paths.ownReviews}>your reviews</Link>.
              </>
            ) : writes ? (
              ", by a link that we mail to you."
            ) : (
              ", by a link in a message that stays in the outbox."
            )}
          </li>
        </ol>
      </Section>
      <p className="cluster">
        <Link to={others[kind].to}>{others[kind].words}</Link>{" "}
        <Link to={paths.customerReviews}>Read what other owners say</Link>
      </p>
    </div>
  );
}
