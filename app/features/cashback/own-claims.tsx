import { Link } from "@remix-run/react";
import type { OwnClaims } from "#contracts/cashback/claims";
import { paths } from "~/paths";
import NewestOf from "~/ui/page/newest-of";
import Section from "~/ui/page/section";
import { moneyAfterState, nextText, stateWords } from "./claim-text";

interface OwnClaimListProps {
  claims: OwnClaims;
  /** A day, as "2026-11-24". */
  today: string;
}

/** Claims of whoever is signed in, newest first. */
export default function OwnClaimList({ claims: { items: claims, count }, today }: OwnClaimListProps) {
  return (
    <Section name="claims" title="Your cash back" headingClass="text-xl">
      <NewestOf shown={claims.length} count={count} />
      {claims.length === 0 ? (
        <p className="soft">
          You haven’t claimed any yet. <Link to={paths.cashback}>See how cash back works</Link>
        </p>
      ) : (
        <ul className="rows lined">
          {claims.map((claim) => (
            <li key={claim.id} className="stack stack--close">
              <span>
                <Link to={paths.claim(claim.token)}>
                  {`Claim ${claim.id}: `}
                  <bdi>{claim.product}</bdi>
                </Link>
              </span>
              <span>
                <strong>{stateWords(claim)}</strong>
                {`, ${moneyAfterState(claim)}`}
              </span>
              <NextStep words={nextText(claim, today)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const NextStep = ({ words }: { words: string | null }) =>
  words === null ? null : <span className="small soft">{words}</span>;
