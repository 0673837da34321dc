import { dayOf } from "#contracts/us-days";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import AccountLinks from "~/features/account/account-links";
import { joinedWords } from "~/features/account/joined-list";
import { staffPages } from "~/features/account/staff-links.server";
import AnswerList from "~/features/match/answer-list";
import { resultsHref } from "~/features/match/answers";
import { rememberedAnswers } from "~/features/match/answers.server";
import SavedList from "~/features/match/saved/saved-list";
import { requireUser } from "~/http/guards.server";
import { paths } from "~/paths";
import { forMembers, type RouteFacts } from "~/route-facts";
import { linksTo, metaOf } from "~/site/page-meta";
import stylesheet from "~/styles/finder.css?url";
import Breadcrumbs, { crumbsTo } from "~/ui/breadcrumbs";
import { formatDate } from "~/ui/format";
import Notice from "~/ui/notice";
import Section from "~/ui/page/section";
import OwnClaimList from "~/features/cashback/own-claims";
import OwnReviewList from "~/features/review-drafts/own-review-list";

export const handle: RouteFacts = {
  page: ["account", "view profile"],
  ...forMembers,
  private: "health",
  crumbs: crumbsTo("Your account"),
};

export const meta = metaOf<typeof loader>(() => ({
  title: "Your account",
  description: "How you sleep, the matches you saved, and your settings.",
  path: paths.viewProfile,
}));

export const links = linksTo(stylesheet);

/** By the value of `done`. An unknown one must not be echoed beside the tokens of this page: compression would tell of them. */
const doneTitles: ReadonlyMap<string, string> = new Map(
  Object.entries({
    welcome: "Your account is ready",
    profile: "We’ve saved how you sleep",
    email: "You log in with your new email address now",
    joined: "What you sent without logging in is on your account now",
    password: "Your password has been changed, and you’re logged out everywhere else",
  }),
);

export async function loader({ context, request }: LoaderFunctionArgs) {
  const user = await requireUser(context, request);
  const { api } = context;
  const [account, profile, saved, written, claims, before] = await Promise.all([
    api.account.show(),
    api.optional(api.account.profile(), {}),
    api.optional(api.match.ofMember(), null),
    api.optional(api.ownReviews.list(), null),
    api.optional(api.cashback.own(), null),
    api.optional(api.account.writtenBefore(), null),
  ]);
  return {
    name: account.first_name,
    email: account.email,
    since: account.since,
    newEmail: account.new_email,
    staff: user.is_staff ? staffPages.flatMap(({ links }) => links) : [],
    answers: rememberedAnswers(profile) ?? {},
    saved,
    claims,
    today: dayOf(new Date()),
    written: written === null ? null : { reviews: written.reviews.slice(0, 5), drafts: written.drafts.slice(0, 5) },
    before: before === null ? null : joinedWords(before),
    done: doneTitles.get(new URL(request.url).searchParams.get("done") ?? "") ?? null,
  };
}

export default function ViewProfilePage() {
  const { name, email, since, newEmail, staff, answers, saved, written, claims, today, before, done } =
    useLoaderData<typeof loader>();
  const known = Object.keys(answers).length > 0;
  return (
    <div className="wrap stack stack--sections">
      <header className="page-head stack">
        <Breadcrumbs />
        {done === null ? null : <Notice tone="good" title={done} role="status" />}
        <h1>
          {name === "" ? (
            "Your account"
          ) : (
            <>
              <bdi>{name}</bdi>’s account
            </>
          )}
        </h1>
        <p className="lead any-break">
          You log in with {email}
          {since === null ? "." : `, and have had this account since ${formatDate(since)}.`}
        </p>
        {newEmail === null ? null : (
          <Notice title="Your new email address isn’t confirmed yet">
            <p className="any-break">
              Open the link in the message we sent to {newEmail}. Until then you log in with the old one.
            </p>
          </Notice>
        )}
        {before === null ? null : (
          <Notice title="You’ve sent us something without logging in">
            <p>
              {before} from your email address. <Link to={paths.writtenBefore}>See it and add it here</Link>
            </p>
          </Notice>
        )}
      </header>
      <Section name="sleep" title="How you sleep" headingClass="text-xl">
        {known ? (
          <>
            <AnswerList answers={answers} fixed />
            <p className="cluster">
              <Link className="button" to={resultsHref({ recipient: "me", ...answers })}>
                See the beds that fit you
              </Link>{" "}
              <Link to={paths.editProfile}>Change how you sleep</Link>
            </p>
          </>
        ) : (
          <>
            <p className="measure">
              Tell us once, and the quiz starts with your answers. We’ll also show prices in your size and stores near
              you.
            </p>
            <p>
              <Link className="button" to={paths.editProfile}>
                Tell us how you sleep
              </Link>
            </p>
          </>
        )}
      </Section>
      {saved === null ? null : <SavedList saved={saved} />}
      {written === null ? null : (
        <Section name="reviews" title="Your reviews" headingClass="text-xl" target>
          <OwnReviewList {...written} heading="h3" />
          <p>
            <Link to={paths.ownReviews}>All your reviews and drafts</Link>
          </p>
        </Section>
      )}
      {claims === null ? null : <OwnClaimList claims={claims} today={today} />}
      {staff.length === 0 ? null : <StaffLinks links={staff} />}
      <AccountLinks />
    </div>
  );
}

/** What somebody of staff works with, apart from what is theirs. */
function StaffLinks({ links }: { links: readonly { label: string; to: string }[] }) {
  return (
    <Section name="staff" title="For staff" headingClass="text-xl">
      <ul className="lined">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to={paths.staff}>See what each page is for</Link>
      </p>
    </Section>
  );
}

export { default as ErrorBoundary } from "~/site/errors/error-page";
