import { Link } from "@remix-run/react";
import type { Participant } from "#contracts/discussions/posts";
import { participantRoleLabels } from "#contracts/vocabulary/discussions";
import { readingPaths } from "~/reading-paths";
import MadeUp from "~/ui/page/made-up";

interface AuthorProps {
  author: Participant;
  /** Of the name, in a list of posts. */
  heading?: "h2" | "h3";
}

/** Who wrote a post, what they do, and who pays them. */
export default function Author({ author, heading: Heading }: AuthorProps) {
  const { name, role, badge, expert, made_up } = author;
  const label = participantRoleLabels[role];
  const shown = expert === null ? name : <Link to={readingPaths.expert(expert.slug)}>{name}</Link>;
  return (
    <div className="stack stack--close">
      <div className="cluster cluster--tight">
        {Heading === undefined ? (
          <p className="post__author" dir="auto">
            {shown}
          </p>
        ) : (
          <Heading className="post__author" dir="auto">
            {shown}
          </Heading>
        )}{" "}
        {label === null ? null : <span className={`tag post__role--${role}`}>{label}</span>}{" "}
        {badge === null ? null : (
          <span className="tag" dir="auto">
            {badge}
          </span>
        )}
        {made_up ? <MadeUp /> : null}
      </div>
      {expert === null ? null : (
        <p className="small soft">
          <bdi>{expert.title}</bdi>. <bdi>{expert.works_for}</bdi>. <bdi>{expert.conflicts}</bdi>
        </p>
      )}
    </div>
  );
}
