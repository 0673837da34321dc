import { capitalized, formatMoney } from "#contracts/english";
import { Link } from "@remix-run/react";
import type { ModeratedReview, ModeratedText } from "#contracts/moderation";
import { sizeLabels, weightBandLabels } from "#contracts/vocabulary/mattress";
import { incentiveLabels, isSignedByTwo, proofLabels } from "#contracts/vocabulary/reviews";
import { timeOwned } from "~/ui/time-owned";
import { paths } from "~/paths";
import { formatDate } from "~/ui/format";
import Fact from "~/ui/page/fact";

const labelOf = (labels: Readonly<Record<string, string>>, term: string) => labels[term] ?? term;

/** A review without its words. */
export type ReviewAbout = Omit<ModeratedReview, "versions">;

/** Who says it and what proves it, above the words: on a phone all else is below them. */
export function WriterLine({ review, version }: { review: ReviewAbout; version: ModeratedText }) {
  const { author, proof, incentive } = review;
  const months = version.months_owned;
  const had = months === null ? "" : `${isSignedByTwo(author) ? " have" : ", has"} had it for ${timeOwned(months)}`;
  return (
    <p className="small soft">
      <bdi>{author ?? "Someone without a name"}</bdi>
      {had}. {proof === null ? null : `${proofLabels[proof]}. `}
      {incentiveLabels[incentive] === null ? null : `${incentiveLabels[incentive]}.`}
    </p>
  );
}

/** What is known of a review besides its words. */
export default function ReviewFacts({ review, version }: { review: ReviewAbout; version: ModeratedText }) {
  const { kind, name, brand, bed, store, author, has_account, proof, incentive, seller, paid_cents } = review;
  const { sleep_position, weight_band, size, visited_on, bought } = review;
  return (
    <dl className="facts">
      <Fact term={kind === "bed" ? "Bed" : "Store"}>
        {bed !== null ? (
          <Link to={paths.model(bed.slug)}>
            {bed.brand.name} {bed.name}
          </Link>
        ) : store !== null ? (
          <Link to={paths.store(store.slug)}>{store.name}</Link>
        ) : (
          <>
            {brand === null ? "" : `${brand.name} `}
            <bdi>{name}</bdi>, not in our catalogue
          </>
        )}
      </Fact>
      <Fact term="Writer">
        <bdi>{author ?? "Without a name"}</bdi>, {has_account ? "with an account" : "without an account"}
      </Fact>
      {proof === null ? null : <Fact term="Proof">{proofLabels[proof]}</Fact>}
      <Fact term="Got for this review">{incentiveLabels[incentive] ?? "Nothing, as far as we know"}</Fact>
      {version.months_owned === null ? null : <Fact term="Has had it for">{timeOwned(version.months_owned)}</Fact>}
      {sleep_position === null && weight_band === null ? null : (
        <Fact term="Sleeper">
          {[
            sleep_position === null ? null : capitalized(`${sleep_position} sleeper`),
            weight_band === null ? null : labelOf(weightBandLabels, weight_band),
          ]
            .filter((part) => part !== null)
            .join(", ")}
        </Fact>
      )}
      {size === null ? null : <Fact term="Size">{labelOf(sizeLabels, size)}</Fact>}
      {seller === null && paid_cents === null ? null : (
        <Fact term="Bought">
          {seller === null ? null : (
            <>
              at <bdi>{seller}</bdi>{" "}
            </>
          )}
          {paid_cents === null ? null : `for ${formatMoney(paid_cents)}`}
        </Fact>
      )}
      {visited_on === null ? null : <Fact term="Was there">{formatDate(visited_on)}</Fact>}
      {bought === null ? null : <Fact term="Bought something">{bought ? "Yes" : "No"}</Fact>}
    </dl>
  );
}
