import { formatMoney } from "#contracts/english";
import { Fragment } from "react";
import type { Claim, StaffClaim } from "#contracts/cashback/claims";
import { bankAccountKinds, payeeMethods } from "#contracts/vocabulary/claims";
import { formatCount } from "~/ui/format";
import Fact from "~/ui/page/fact";
import { backText, dayText } from "./claim-text";

/** "Bank transfer to Nora Field, checking account ending in 6789", or the address of a check. */
export function PayeeWords({ payee }: { payee: NonNullable<Claim["payee"]> }) {
  if (payee.method === "ach") {
    const kind =
      payee.account_kind === null ? "account" : `${bankAccountKinds[payee.account_kind].toLowerCase()} account`;
    const which = payee.last_four === null ? "" : ` ending in ${payee.last_four}`;
    return (
      <>
        {payeeMethods.ach.label} to <bdi>{payee.name}</bdi>, {kind + which}
      </>
    );
  }
  const { name, street, unit, city, state, zip } = payee;
  return (
    <>
      {payeeMethods.check.label} to{" "}
      {[name, street, unit, city].filter(Boolean).map((part, index) => (
        <Fragment key={index}>
          <bdi>{part}</bdi>
          {", "}
        </Fragment>
      ))}
      {state} {zip}
    </>
  );
}

/** What a claim says. */
export default function ClaimFacts({ claim }: { claim: Claim | StaffClaim }) {
  const { offer, proofs, payee } = claim;
  return (
    <dl className="facts">
      <Fact term="Mattress">
        <bdi>{claim.product}</bdi>
      </Fact>
      <Fact term="Bought at">
        <bdi>{claim.store}</bdi>
      </Fact>
      <Fact term="Bought on">{dayText(claim.bought_on)}</Fact>
      <Fact term="Price">{formatMoney(claim.price_cents)}</Fact>
      <Fact term="Invoice number">
        <bdi>{claim.invoice}</bdi>
      </Fact>
      <Fact term="Offer">{`${backText(offer)} from ${claim.seller}`}</Fact>
      <Fact term="Receipt">
        {proofs.length > 0
          ? formatCount(proofs.length, "file", "files")
          : claim.state === "draft"
            ? "Not sent yet"
            : "None kept"}
      </Fact>
      <Fact term="Money goes to" wide>
        {payee !== null ? <PayeeWords payee={payee} /> : claim.state === "draft" ? "Not said yet" : "Not kept"}
      </Fact>
    </dl>
  );
}
