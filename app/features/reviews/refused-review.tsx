import { Link } from "@remix-run/react";
import { paths } from "~/paths";
import type { Crumb } from "~/route-facts";
import Breadcrumbs from "~/ui/breadcrumbs";
import { formatCount } from "~/ui/format";

interface RefusedReviewProps {
  /** Stars. */
  rating: number;
  reason: { readonly label: string; readonly means: string } | null;
  crumbs: readonly Crumb[];
  /** Of what was reviewed, as in "the Casper Original". */
  name: string;
  /** Where published reviews are. */
  others: string;
}

/** In the place of a review that was not published: that there was one, how many stars it gave, and why it is not shown. */
export default function RefusedReview({ rating, reason, crumbs, name, others }: RefusedReviewProps) {
  return (
    <article className="wrap stack">
      <header className="page-head stack">
        <Breadcrumbs items={crumbs} />
        <h1>We didn’t publish this review of {name}</h1>
      </header>
      <p className="measure">
        It gave {formatCount(rating, "star", "stars")}.{" "}
        {reason === null ? null : `The reason: ${reason.label.replace(/^It/, "it")}.`}
      </p>
      {reason === null ? null : <p className="measure">{reason.means}</p>}
      <p className="measure soft">
        The same rules hold for a review with one star and for one with five. A review that we didn’t publish doesn’t
        count in any rating. <Link to={paths.reviewRules}>Read all rules for reviews</Link>
      </p>
      <p>
        <Link to={others}>Read published reviews</Link>
      </p>
    </article>
  );
}
