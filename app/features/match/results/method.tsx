import { Link } from "@remix-run/react";
import type { MatchAnswer } from "#contracts/match/match";
import { paths } from "~/paths";
import { formatDate } from "~/ui/format";

/** What is told of each version, also of those by which results were saved; of one that isn't known nothing is. */
const methods: Readonly<Record<string, () => JSX.Element>> = {
  "2026.1": EarlierRules,
  "2026.2": EarlierRules,
  "2026.3": Rules,
};

export default function Method({ ruleset }: { ruleset: MatchAnswer["ruleset"] }) {
  const Told = ruleset !== null && Object.hasOwn(methods, ruleset.version) ? methods[ruleset.version] : undefined;
  return (
    <div className="prose">
      {Told === undefined ? null : <Told />}
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

function Rules() {
  return (
    <>
      <p>
        We read every bed from its layers, and mostly from our own test where we’ve tested it, never from its type. The
        right firmness earns the most of 100 points. Each other part earns 85% of its points where the bed gives you
        what you need, and the rest up to what’s still useful. What you didn’t tell us counts at 80%.
      </p>
      <p>
        One bad weakness costs extra, since a good average doesn’t cure a bed that’s far too hot. We take off points for
        a bed that’s hard to return or over your budget, and we always say so. If there are two of you, the lower of
        your scores counts for 85% and the higher one for 15%.
      </p>
      <p>
        A match is excellent from 80 up, if it’s within 4 points of your third best bed. It’s good from 70 (within 14),
        fair from 55 (within 28), and weak below that. A weakness in something that matters to you rules out the better
        words. Where we know too little, we only say that it’s possible. Beds with the same score stand in order of how
        sure we are, then by what owners say, and only then by price.
      </p>
    </>
  );
}

/** As it was when ruleset 2026.2 held, and 2026.1 before it. */
function EarlierRules() {
  return (
    <>
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
    </>
  );
}
