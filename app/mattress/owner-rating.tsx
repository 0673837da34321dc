import type { OwnerRating as Rating } from "#contracts/mattress";
import { formatCount } from "~/ui/format";
import Stars from "~/ui/stars";

/** Stars from five ratings up; below that only the count, since so few ratings mean little. */
export default function OwnerRating({ rating }: { rating: Rating }) {
  if (rating.average !== null) return <Stars rating={rating.average} count={rating.count} />;
  return (
    <span className="soft">
      {rating.count === 0
        ? "No owner ratings yet"
        : `${formatCount(rating.count, "owner rating", "owner ratings")}, too few for an average`}
    </span>
  );
}
