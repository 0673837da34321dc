import { Link } from "@remix-run/react";
import type { MatchAnswer } from "~/contracts/match";
import { paths } from "~/paths";
import { formatDate } from "~/ui/format";

export default function Method({ ruleset }: { ruleset: MatchAnswer["ruleset"] }) {
  return (
    <div className="prose">
      <p>
        The fit of the firmness gives the most points. Every other part gives its points for what you need and no more:
        a bed that is cooler or softer than you need gains nothing by it. All parts are then rescaled to 100. A part we
        know nothing about is left out; it lowers the confidence, never the score. Trial and return fee are shown as
        risk and give no points.
      </p>
      <p>
        A couple's score is 0.7 of the lower of the two and 0.3 of their mean. From 85 a match is excellent, from 70
        good, from 55 fair.
      </p>
      <p>
        <strong>Commission is no input.</strong> What a seller pays us is not part of the data behind this page.{" "}
        <Link to={paths.about}>How we score, and who pays</Link>
      </p>
      {ruleset === null ? null : (
        <p className="soft">
          Ruleset {ruleset.version}, in force since {formatDate(ruleset.effective_on)}.
        </p>
      )}
    </div>
  );
}
