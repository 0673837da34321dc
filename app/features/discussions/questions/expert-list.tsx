import { Link } from "@remix-run/react";
import type { ExpertListing } from "#contracts/discussions/questions";
import { paths } from "~/paths";
import { formatCount } from "~/ui/format";
import Fact from "~/ui/page/fact";
import MadeUp from "~/ui/page/made-up";

/** Who answers as an expert, whom they work for and who pays them. */
export default function ExpertList({ experts }: { experts: ExpertListing["items"] }) {
  return (
    <ul className="rows">
      {experts.map(({ name, expert, answers, made_up }) =>
        expert === null ? null : (
          <li key={expert.slug} className="row stack stack--tight expert" id={expert.slug} tabIndex={-1}>
            <h2 className="plain-title" dir="auto">
              {name}
            </h2>
            <p>
              <bdi>{expert.title}</bdi>
              {made_up ? <MadeUp /> : null}
            </p>
            {expert.bio === "" ? null : (
              <p className="measure" dir="auto">
                {expert.bio}
              </p>
            )}
            <dl className="facts">
              <Fact term={/^retired\b/i.test(expert.works_for) ? "Work" : "Works for"} wide>
                <bdi>{expert.works_for}</bdi>
              </Fact>
              <Fact term="Who pays them" wide>
                <bdi>{expert.conflicts}</bdi>
              </Fact>
              <Fact term="Answers here">
                {answers === 0 ? "None yet" : formatCount(answers, "question", "questions")}
              </Fact>
            </dl>
          </li>
        ),
      )}
    </ul>
  );
}

/** What there is to know before one believes any of them. */
export const ExpertRules = () => (
  <>
    <p className="measure">
      We choose experts for what they do all day, not for what they say about a brand. They answer in their own words,
      and we don’t change them. Nobody pays us to be one.
    </p>
    <p className="measure">
      Everyone else can answer, too. Those who work for a maker or a store have to say so.{" "}
      <Link to={paths.contentGuidelines}>Read the guidelines</Link>
    </p>
  </>
);
