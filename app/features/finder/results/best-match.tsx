import type { MatchAnswer } from "~/contracts/match";
import { matchBandLabels } from "~/contracts/vocabulary/match";
import { withArticle } from "~/ui/format";
import { pointsText } from "./points-bar";

/** The outcome in one sentence, above its explanation; nothing on later pages or when no bed matches. */
export default function BestMatch({ match }: { match: Pick<MatchAnswer, "results"> }) {
  const [first] = match.results;
  if (first?.rank !== 1) return null;
  return (
    <p className="lead">
      <a href={`#match-${first.model.slug}`}>{first.model.name}</a> by {first.model.brand.name} fits best:{" "}
      {pointsText(first.score)} of 100
      {first.band === null ? null : `, ${withArticle(matchBandLabels[first.band].toLowerCase())}`}.
    </p>
  );
}
