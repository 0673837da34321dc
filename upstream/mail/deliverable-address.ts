import { domainToASCII } from "node:url";

/**
 * The address with its domain as name servers have it, so that one domain has one spelling (letters of full width,
 * invisible hyphens and a last dot lead to the same); null when that is no domain.
 */
export function deliverableAddress(address: string): string | null {
  const at = address.lastIndexOf("@");
  const domain = domainToASCII(address.slice(at + 1)).replace(/\.$/, "");
  return at > 0 && domain.includes(".") ? `${address.slice(0, at)}@${domain}` : null;
}

/** An address as accounts have it: one spelling of the domain, lower case. What can't be mailed to stays as it was typed. */
export const accountAddress = (typed: string) => (deliverableAddress(typed) ?? typed).toLowerCase();
