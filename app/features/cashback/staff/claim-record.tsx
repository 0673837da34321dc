import { formatMoney } from "#contracts/english";
import type { StaffClaim } from "#contracts/cashback/claims";
import { staffEventLabels } from "#contracts/vocabulary/claims";
import { paths } from "~/paths";
import Fact from "~/ui/page/fact";
import Section from "~/ui/page/section";
import ClaimFacts from "../claim-facts";
import ClaimProgress from "../claim-progress";

/** All that is known of a claim, below what can be done with it. */
export default function ClaimRecord({ claim }: { claim: StaffClaim }) {
  const { money, promised } = claim;
  return (
    <div className="stack stack--loose">
      <Section name="claim" title="The claim" headingClass="text-xl">
        <ClaimFacts claim={claim} />
        <dl className="facts">
          <Fact term="Claimant">
            <bdi>{claim.name ?? "Has deleted the account"}</bdi>
          </Fact>
          <Fact term="Email">
            <span className="any-break">{claim.email ?? "None"}</span>
          </Fact>
          <Fact term="Phone">{claim.phone ?? "None"}</Fact>
        </dl>
      </Section>
      <Section name="ledger" title="In the ledger" headingClass="text-xl">
        <dl className="facts">
          <Fact term="The store pays us">{formatMoney(money.paid_us_cents)}</Fact>
          <Fact term="We owe the claimant">{formatMoney(money.owed_cents)}</Fact>
          <Fact term="Paid out">{formatMoney(money.paid_cents)}</Fact>
          <Fact term="We keep">{formatMoney(money.kept_cents)}</Fact>
        </dl>
        <p className="small soft">
          {`By the terms: ${formatMoney(promised.paid_us_cents)} from the store, ${formatMoney(promised.back_cents)} to the claimant, ${formatMoney(promised.kept_cents)} for us.`}
        </p>
      </Section>
      <Section name="files" title="Files" headingClass="text-xl">
        {claim.proofs.length === 0 ? (
          <p className="soft">None.</p>
        ) : (
          claim.proofs.flatMap(({ id, pages }, index) =>
            Array.from({ length: pages }, (_, page) => (
              <img
                key={`${id}-${page}`}
                className="claim-proof-picture"
                src={paths.staffClaimProof(claim.id, id, page + 1)}
                alt={`File ${index + 1}, page ${page + 1}`}
                loading="lazy"
              />
            )),
          )
        )}
      </Section>
      <Section name="progress" title="History" headingClass="text-xl">
        <ClaimProgress claim={claim} labels={staffEventLabels} />
      </Section>
    </div>
  );
}
