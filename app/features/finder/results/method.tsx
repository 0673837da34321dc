import { Link } from "@remix-run/react";
import type { MatchAnswer } from "~/contracts/match";
import { paths } from "~/paths";
import { formatDate } from "~/ui/format";

export default function Method({ ruleset }: { ruleset: MatchAnswer["ruleset"] }) {
  return (
    <div className="prose">
      <p>
        Getting the firmness right earns the most points. A bed earns points for giving you what you need, and none for
        going further: being cooler or softer than that doesn’t help it. We leave out what we don’t know. That makes us
        less sure of a score, but it doesn’t lower it. We tell you when a bed is hard to return, but that doesn’t change
        its score. In the end we turn everything into a score out of 100.
      </p>
      <p>
        If there are two of you, the lower of your scores counts most: 85% of it plus 15% of the higher one. A match is
        excellent from 85 up, good from 70, fair from 55 and weak below that.
      </p>
      <p>
        <strong>No one can pay to be ranked higher.</strong> It makes no difference what a seller pays us.{" "}
        <Link to={paths.about}>How we score beds, and who pays us</Link>
      </p>
      {ruleset === null ? null : (
        <p className="soft">
          Scored with our {ruleset.version} rules, in use since {formatDate(ruleset.effective_on)}.
        </p>
      )}
    </div>
  );
}
