import { Link } from "@remix-run/react";
import type { HiddenModels as Hidden, MatchAnswer } from "#contracts/match/match";
import { dropLabels, sleeperLabels } from "#contracts/vocabulary/match";
import { workedOutText } from "~/mattress/firmness";
import FirmnessScale from "~/mattress/firmness-scale";
import { paths } from "~/paths";
import Disclosure from "~/ui/disclosure";
import { formatCount, formatDate, formatNumber, unbroken } from "~/ui/format";
import { resultsHref, takenBack, type Answers } from "../answers";

interface BackgroundProps {
  match: Pick<MatchAnswer, "targets" | "considered" | "hidden" | "ruleset">;
  /** How many beds fit before the list is filtered. */
  total: number;
  answers: Answers;
  /** A saved result, which cannot be changed. */
  fixed: boolean;
}

/** What the ranking rests on, folded: the firmness looked for, what was left out, and the method. */
export default function Background({ match, total, answers, fixed }: BackgroundProps) {
  return (
    <div className="finder-brief">
      {match.targets.length === 0 ? null : (
        <Disclosure summary="How firm the bed should be">
          <Targets match={match} />
        </Disclosure>
      )}
      {/* Where nothing was said of what was left out, nobody knows that it was nothing. */}
      {total === 0 || (match.considered === null && match.hidden.length === 0) ? null : (
        <Disclosure summary="What we left out">
          <HiddenModels match={{ ...match, count: total }} answers={answers} fixed={fixed} />
        </Disclosure>
      )}
      <Disclosure summary="How we score">
        <Method ruleset={match.ruleset} />
      </Disclosure>
    </div>
  );
}

/** The firmness looked for and how it came about, on the scale, softest first. */
export function Targets({ match }: { match: Pick<MatchAnswer, "targets"> }) {
  const couple = match.targets.length > 1;
  const known = match.targets
    .flatMap(({ sleeper, target }) => (target === null ? [] : [{ sleeper, target }]))
    .sort((a, b) => a.target - b.target);
  /** "1 " for the first pin of the drawing; empty without a pin. */
  const pinNumber = (whose: string) => {
    const index = known.findIndex(({ sleeper }) => sleeper === whose);
    return index === -1 ? "" : `${index + 1} `;
  };
  return (
    <div className="stack">
      {known.length === 0 ? null : (
        <div className="firmness-scale__frame">
          <FirmnessScale
            title="How firm the bed should be"
            pins={known.map(({ sleeper, target }) => ({
              label: couple ? sleeperLabels[sleeper] : "Best fit",
              value: target,
              text: workedOutText(target),
              current: sleeper === "you",
            }))}
          />
        </div>
      )}
      <div className="grid targets">
        {match.targets.map(({ sleeper, target, steps }) => (
          <div className="stack stack--tight" key={sleeper}>
            <h3>
              {couple ? `${pinNumber(sleeper)}${sleeperLabels[sleeper]}: ` : ""}
              {target === null ? `${couple ? "not" : "Not"} known yet` : workedOutText(target)}
            </h3>
            <ol className="stack stack--close">
              {steps.map((step) => (
                <li key={step}>{unbroken(step)}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </div>
  );
}

interface HiddenModelsProps {
  match: Pick<MatchAnswer, "considered" | "hidden" | "count">;
  answers: Answers;
  /** A saved result, which cannot be changed. */
  fixed?: boolean;
}

/** Where the list of mattresses holds those that no answer brings back. */
const listed: Partial<Record<Hidden["filter"], { href: string; label: string }>> = {
  "made-for-children": {
    href: `${paths.onlineMattresses}?made-for=children,bunk`,
    label: "See beds for children and bunks",
  },
  "air-for-child": { href: `${paths.onlineMattresses}?type=adjustable-air`, label: "See air beds" },
  "made-for-rvs": { href: `${paths.onlineMattresses}?made-for=rv`, label: "See beds for RVs" },
};

/** `answers`: null where they cannot be changed. */
function WayOut({ hidden: { drop, filter }, answers }: { hidden: Hidden; answers: Answers | null }) {
  if (drop !== null)
    return answers === null ? null : <Link to={resultsHref(takenBack(answers, drop))}>{dropLabels[drop]}</Link>;
  const list = listed[filter];
  return list === undefined ? null : <Link to={list.href}>{list.label}</Link>;
}

/** How many models each filter hid, with links to drop the filters. */
export function HiddenModels({ match, answers, fixed = false }: HiddenModelsProps) {
  const hidden = match.hidden.filter(({ count }) => count > 0);
  return (
    <div className="stack">
      <p>
        {match.considered === null
          ? null
          : `We looked at ${formatCount(match.considered, "bed", "beds")}, counting soft, medium and firm versions separately. `}
        {hidden.length === 0 ? "We left nothing out. " : ""}
        {`Your list has ${formatNumber(match.count)}: ${match.count === 1 ? "it" : "each bed"} appears once, in the version that fits best.`}
      </p>
      {hidden.length < 2 ? null : <p>A bed can be left out for more than one reason, so it may be counted twice.</p>}
      {hidden.length === 0 ? null : (
        <ul className="lined hidden-models">
          {hidden.map((each) => (
            <li key={each.filter}>
              <strong>{formatNumber(each.count)}</strong>{" "}
              <span>
                {each.because} <WayOut hidden={each} answers={fixed ? null : answers} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What is told of each version, also of those by which results were saved; of one that isn't known nothing is. */
const methods: Readonly<Record<string, () => JSX.Element>> = {
  "2026.1": EarlierRules,
  "2026.2": EarlierRules,
  "2026.3": Rules,
};

export function Method({ ruleset }: { ruleset: MatchAnswer["ruleset"] }) {
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
