import { Link } from "@remix-run/react";
import type { OwnClaims } from "~/contracts/cashback/claims";
import { paths } from "~/paths";
import { privatePaths } from "~/private-paths";
import NewestOf from "~/ui/page/newest-of";
import Section from "~/ui/page/section";
import { moneyWords, nextWords, stateWords } from "./claim-words";

/** Claims of whoever is signed in, newest first. */
export default function OwnClaimList({ claims: { items: claims, count } }: { claims: OwnClaims }) {
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
                <Link to={privatePaths.claim(claim.token)}>{`Claim ${claim.id}: ${claim.product}`}</Link>
              </span>
              <span>
                <strong>{stateWords(claim)}</strong>
                {`, ${moneyWords(claim)}`}
              </span>
              {nextWords(claim) === null ? null : <span className="small soft">{nextWords(claim)}</span>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
