import { Link } from "@remix-run/react";
import type { ModeratedPost } from "#contracts/discussions/moderation";
import {
  discussionKindLabels,
  hidingReasons,
  participantRoleLabels,
  postDecisionLabels,
  postReportReasons,
} from "#contracts/vocabulary/discussions";
import { paths } from "~/paths";
import { formatMoment } from "~/ui/page/moment";
import Day from "~/ui/page/day";
import Fact from "~/ui/page/fact";
import Quoted from "~/ui/page/quoted";

type Report = ModeratedPost["reports"][number];
type ClosedReport = ModeratedPost["closed_reports"][number];

/** What readers said is wrong with a post, and what became of it. */
export function PostReports({ reports }: { reports: readonly (Report & Partial<ClosedReport>)[] }) {
  return (
    <ul className="lined measure">
      {reports.map(({ reason, note, reported_at: at, upheld }, index) => (
        <li key={index} className="stack stack--close">
          <span>
            <strong>{postReportReasons[reason].label}</strong>
            <Quoted after=": " words={note} />
          </span>
          <span className="small soft">
            <time dateTime={at}>{formatMoment(at)}</time>
            {upheld === undefined ? null : upheld ? ", the post was hidden" : ", dismissed"}
          </span>
        </li>
      ))}
    </ul>
  );
}

const labels: Readonly<Record<string, { label: string }>> = hidingReasons;

/** Who decided what about the post and what it's in, newest first. */
export function Decisions({ history }: Pick<ModeratedPost, "history">) {
  return (
    <ul className="lined">
      {history.map(({ decision, reason, note, by, at }, index) => (
        <li key={index} className="stack stack--close">
          <span>
            <strong>{postDecisionLabels[decision]}</strong>
            {reason === null ? null : `: ${labels[reason]?.label ?? reason}`}
            <Quoted after=" " words={note} />
          </span>
          <span className="small soft">
            <bdi>{by}</bdi>, <time dateTime={at}>{formatMoment(at)}</time>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface PostFactsProps {
  moderated: { post: Omit<ModeratedPost["post"], "text">; discussion: ModeratedPost["discussion"] };
  /** Where readers see it. */
  href: string;
}

/** Who wrote a post and where. */
export function PostFacts({ moderated: { post, discussion }, href }: PostFactsProps) {
  const { author, written_at: at, edited_at: edited } = post;
  const role = participantRoleLabels[author.role];
  return (
    <dl className="facts">
      <Fact term={discussionKindLabels[discussion.kind]}>
        <Link to={href} dir="auto">
          {discussion.title}
        </Link>
      </Fact>
      <Fact term="Author">
        <bdi>{author.name}</bdi>
        {role === null ? null : `, ${role}`}
        {author.badge === null ? null : (
          <>
            , <bdi>{author.badge}</bdi>
          </>
        )}
      </Fact>
      {author.joined_on === null ? null : (
        <Fact term="Member since">
          <Day iso={author.joined_on} />
        </Fact>
      )}
      <Fact term="Written">
        <time dateTime={at}>{formatMoment(at)}</time>
      </Fact>
      {edited === null ? null : (
        <Fact term="Changed">
          <time dateTime={edited}>{formatMoment(edited)}</time>
          {post.hidden !== null ? null : (
            <>
              . <Link to={paths.postHistory(post.id)}>See what it said before</Link>
            </>
          )}
        </Fact>
      )}
    </dl>
  );
}
