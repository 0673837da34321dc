import { Link } from "@remix-run/react";
import type { MatchAnswer } from "~/contracts/match";
import { paths } from "~/paths";
import { formatDate } from "~/ui/format";

export default function Method({ ruleset }: { ruleset: MatchAnswer["ruleset"] }) {
  return (
    <div className="prose">
      <p>
        Getting the firmness right earns the most points. A bed earns points for what you need and nothing for more than
        that: it gains nothing by being cooler or softer than you need. What we don’t know, we leave out: that makes us
        less sure, but it doesn’t lower the score. How easily you can return a bed is shown as risk and gives no points.
        In the end everything is put on a scale of 100.
      </p>
      <p>
        For a couple, the lower of your two scores counts most: 0.7 of it plus 0.3 of your average. From 85 a match is
        excellent, from 70 good, from 55 fair.
      </p>
      <p>
        <strong>No one can pay to be ranked higher.</strong> What a seller pays us doesn’t count here.{" "}
        <Link to={paths.about}>How we score, and who pays</Link>
      </p>
      {ruleset === null ? null : (
        <p className="soft">
          Scored with our {ruleset.version} rules, in use since {formatDate(ruleset.effective_on)}.
        </p>
      )}
    </div>
  );
}
