import { withArticle } from "#contracts/english";
import { bandWords } from "~/mattress/match/band-words";
import type { ShownResults } from "~/features/match/results/shown-results.server";

/** The outcome in one sentence, for matches that were saved before there were picks. */
export default function BestMatch({ match }: { match: Pick<ShownResults, "results"> }) {
  const [first] = match.results;
  if (first?.rank !== 1) return null;
  return (
    <p className="lead">
      <a href={`#match-${first.slug}`}>{first.name}</a> by {first.brand.name} fits best:{" "}
      {`${first.score}\u00a0of\u00a0100`}
      {first.band === null ? null : `, ${withArticle(bandWords(first.band, first.risk).toLowerCase())}`}.
    </p>
  );
}
