import type { MatchAnswer } from "~/contracts/match";
import { withArticle } from "~/ui/format";
import { bandWords } from "~/mattress/band-words";

/** The outcome in one sentence, for matches that were saved before there were picks. */
export default function BestMatch({ match }: { match: Pick<MatchAnswer, "results"> }) {
  const [first] = match.results;
  if (first?.rank !== 1) return null;
  return (
    <p className="lead">
      <a href={`#match-${first.model.slug}`}>{first.model.name}</a> by {first.model.brand.name} fits best:{" "}
      {Math.round(first.score)} of 100
      {first.band === null ? null : `, ${withArticle(bandWords(first.band, first.risk?.level ?? null).toLowerCase())}`}.
    </p>
  );
}
