import type { ExpertReviewLink } from "~/contracts/expert-reviews/link";
import ScoreFigure from "./score-figure";
import { amongWords, rankWords } from "./test-place-words";

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
