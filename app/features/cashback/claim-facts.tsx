import type { Claim, StaffClaim } from "~/contracts/cashback/claims";
import { bankAccountKinds, payeeMethods } from "~/contracts/vocabulary/claims";
import { formatCount, formatMoney } from "~/ui/format";
import Fact from "~/ui/page/fact";
import { backWords, dayText } from "./claim-words";

/** "Bank transfer to Nora Field, checking account ending in 6789", or the address of a check. */
export function payeeText(payee: NonNullable<Claim["payee"]>): string {
  if (payee.method === "ach") {
    const kind =
      payee.account_kind === null ? "account" : `${bankAccountKinds[payee.account_kind].toLowerCase()} account`;
    const which = payee.last_four === null ? "" : ` ending in ${payee.last_four}`;
    return `${payeeMethods.ach.label} to ${payee.name}, ${kind}${which}`;
  }
  const { name, street, unit, city, state, zip } = payee;
  const place = [street, unit, city].filter(Boolean).join(", ");
  return `${payeeMethods.check.label} to ${name}, ${place}, ${state ?? ""} ${zip ?? ""}`;
}

/** What a claim says. */
export default function ClaimFacts({ claim }: { claim: Claim | StaffClaim }) {
  const { offer, proofs, payee } = claim;
  return (
    <dl className="facts">
      <Fact term="Mattress">{claim.product}</Fact>
      <Fact term="Bought at">{claim.store}</Fact>
      <Fact term="Bought on">{dayText(claim.bought_on)}</Fact>
      <Fact term="Price">{formatMoney(claim.price_cents)}</Fact>
      <Fact term="Invoice number">
        <span className="any-break">{claim.invoice}</span>
      </Fact>
      <Fact term="Offer">{`${backWords(offer)} from ${claim.seller}`}</Fact>
      <Fact term="Receipt">
        {proofs.length > 0
          ? formatCount(proofs.length, "file", "files")
          : claim.state === "draft"
            ? "Not sent yet"
            : "None kept"}
      </Fact>
      <Fact term="Money goes to" wide>
        {payee !== null ? payeeText(payee) : claim.state === "draft" ? "Not said yet" : "Not kept"}
      </Fact>
    </dl>
  );
}
