import type { ExpertReviewLink, TestPlace as Place } from "~/contracts/expert-reviews/link";
import { formatNumber } from "~/ui/format";
import ScoreFigure from "./score-figure";

const endings = { one: "st", two: "nd", few: "rd", other: "th" } as Partial<Record<Intl.LDMLPluralRule, string>>;
const ordinals = new Intl.PluralRules("en-US", { type: "ordinal" });

const ordinal = (rank: number) => `${formatNumber(rank)}${endings[ordinals.select(rank)]}`;

/** "12th", and "Joint 12th" where others have the same place. */
export const rankWords = ({ rank, joint }: Place) => (joint ? `Joint ${ordinal(rank)}` : ordinal(rank));

/** "of 178 beds tested" */
export const amongWords = ({ of }: Place) => `of ${formatNumber(of)} ${of === 1 ? "bed" : "beds"} tested`;

interface TestPlaceProps {
  test: Pick<ExpertReviewLink, "score" | "place">;
  large?: boolean;
}

/**
 * "12th of 178 beds tested": a second score out of 100 beside the Bedlark score would contradict it. An upstream that gives
 * no place has a score of its own.
 */
export default function TestPlace({ test: { score, place }, large = false }: TestPlaceProps) {
  if (place === null) return <ScoreFigure score={score} large={large} name="Test score" />;
  return (
    <span className={large ? "score-figure score-figure--large" : "score-figure"}>
      <strong className="score-figure__value">{rankWords(place)}</strong>{" "}
      <span className="score-figure__name">{amongWords(place)}</span>
    </span>
  );
}
