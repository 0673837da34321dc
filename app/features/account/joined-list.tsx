import type { WrittenBefore } from "#contracts/account/written-before";
import { formatCount } from "~/ui/format";
import Quoted from "~/ui/page/quoted";

/** "2 reviews and 1 cash back claim"; null: there is nothing. */
export function joinedWords({ reviews, claims }: WrittenBefore): string | null {
  const kinds = [
    reviews.count === 0 ? null : formatCount(reviews.count, "review", "reviews"),
    claims.count === 0 ? null : formatCount(claims.count, "cash back claim", "cash back claims"),
  ].filter((words) => words !== null);
  return kinds.length === 0 ? null : kinds.join(" and ");
}

/** What was sent without logging in, by name. */
export default function JoinedList({ reviews, claims }: WrittenBefore) {
  const more = reviews.count - reviews.items.length + claims.count - claims.items.length;
  return (
    <ul className="lined">
      {reviews.items.map(({ of, title }, index) => (
        <li key={`review ${index}`}>
          Your review of <bdi>{of}</bdi>
          <Quoted after=": " words={title} />
        </li>
      ))}
      {claims.items.map(({ product, seller }, index) => (
        <li key={`claim ${index}`}>
          Your cash back claim for <bdi>{product}</bdi> from {seller}, with your name and where the money goes
        </li>
      ))}
      {more > 0 ? <li>{more} more</li> : null}
    </ul>
  );
}
